import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

/** A rule of play that stands out: its name and its sentence over what it finds. */
export const rule = style({ paddingBlockEnd: space[8] });
globalStyle(`${rule} + ${rule}`, { borderBlockStart: `1px solid ${color.border}` });
export const ruleName = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  padding: `${space[16]} ${space[16]} 0`,
  color: color.text1,
  fontWeight: 700,
  ...type.table,
});
export const ruleCount = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const ruleSays = style({
  padding: `${space[4]} ${space[16]} ${space[8]}`,
  color: color.text2,
  ...type.meta,
});
export const ruleNone = style({ padding: `${space[4]} ${space[16]} ${space[8]}`, color: color.text3, ...type.table });
/** A member beside figures, whose columns stand below one another from rule to rule; on a phone as wide as they are. */
export const figures = style({ tableLayout: 'fixed', '@media': { [phone]: { tableLayout: 'auto' } } });
globalStyle(`${figures} :is(th, td)`, { '@media': { [phone]: { paddingInline: space[4] } } });
globalStyle(`${figures} td`, { '@media': { [phone]: { paddingBlock: space[4] } } });
globalStyle(`${figures} tbody th`, { position: 'static', whiteSpace: 'normal' });
/** Beside three figures a phone has room for a level below its name. */
export const narrowNames = style({});
globalStyle(`${narrowNames} td:first-child > span`, { '@media': { [phone]: { flexWrap: 'wrap' } } });
/** What was staked on each side in all. */
export const sums = style({ display: 'block', color: color.text3, fontWeight: 400, ...type.meta });
