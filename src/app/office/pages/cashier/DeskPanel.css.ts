import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const panel = style({ '@media': { [panelsBeside]: { minBlockSize: 0 } } });
export const lease = style({ display: 'block', inlineSize: '100%', blockSize: 4, backgroundColor: color.track });
export const leaseLeft = style({ fill: color.text1 });
export const left = style({ color: color.text1, fontWeight: 700 });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[12] } },
});
export const who = style({ fontWeight: 700, ...type.team });
export const about = style({ color: color.text3, ...type.meta, '@media': { [phone]: { gridColumn: 1 } } });
export const amount = style({
  fontWeight: 700,
  ...type.hero,
  '@media': { [phone]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } },
});
export const unit = style({ color: color.text3, fontWeight: 400, ...type.body });
export const part = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [phone]: { paddingBlock: space[12] } },
});
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[12], ...type.table });
export const strong = style({ color: color.text1, fontWeight: 700 });
export const quiet = style({ color: color.text3, ...type.meta });
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 6,
  borderRadius: radius.chip,
  backgroundColor: color.track,
});
export const barDone = style({ fill: color.win, selectors: { '&[data-short]': { fill: color.warn } } });
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[12]}`, ...type.meta });
export const enough = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.win,
  fontWeight: 600,
  ...type.meta,
});
export const short = style({ color: color.warn, fontWeight: 600, ...type.meta });
export const sums = style({
  inlineSize: '100%',
  ...type.table,
  color: color.text2,
});
export const sumCell = style({ paddingBlock: space[2], textAlign: 'end', fontWeight: 400, color: color.text2 });
export const sumHead = style({
  paddingBlock: space[2],
  textAlign: 'end',
  fontWeight: 400,
  color: color.text3,
  ...type.meta,
});
export const sumName = style({ paddingBlock: space[2], textAlign: 'start', fontWeight: 400, color: color.text3 });
export const whys = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const why = style({
  minBlockSize: 32,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  color: color.text1,
  ...type.meta,
  selectors: {
    '&:hover': { backgroundColor: color.odds },
    '&[aria-pressed="true"]': { borderColor: color.text1, backgroundColor: color.odds, fontWeight: 600 },
  },
  '@media': { [phone]: { minBlockSize: 44 } },
});
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: space[8] });
export const words = style({
  inlineSize: '100%',
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  ...type.table,
  '@media': { [phone]: { blockSize: 44 } },
});
export const problem = style({ color: color.danger, ...type.meta });
export const reasons = style({ display: 'grid', gap: space[8] });
