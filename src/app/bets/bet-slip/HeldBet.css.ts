import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const held = style({ display: 'grid', gap: space[12], paddingBlockEnd: space[12] });
export const wait = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[24]} ${space[16]}`,
  borderBlock: `1px solid ${color.hairline}`,
  backgroundColor: color.bg2,
  textAlign: 'center',
});
export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' });
export const track = style({ fill: 'none', stroke: color.track, strokeWidth: 4 });
export const left = style({ fill: 'none', stroke: color.text1, strokeWidth: 4 });
export const seconds = style({
  position: 'absolute',
  fontWeight: 700,
  ...type.subtitle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${ring}[data-size="96"] &`]: type.hero },
});
export const title = style({ fontWeight: 700, ...type.subtitle });
export const text = style({ maxInlineSize: '15rem', color: color.text2, ...type.table, textWrap: 'balance' });
export const foot = style({ paddingInline: space[12] });
export const facts = style({ display: 'grid', gap: space[6], paddingInline: space[16], ...type.table });
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.text2,
});
export const value = style({ color: color.text1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const winnings = style({
  color: color.text1,
  fontWeight: 700,
  ...type.balance,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ marginInlineStart: space[4], color: color.text2, fontWeight: 400, ...type.meta });
