import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const terms = style({
  display: 'grid',
  gap: space[4],
  margin: `${space[16]} ${space[24]} 0`,
  padding: space[16],
  borderRadius: radius.card,
  backgroundColor: color.bg2,
  selectors: { [at.narrow]: { marginInline: space[16] } },
});
export const row = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] });
export const label = style({ color: color.text2, whiteSpace: 'nowrap', ...type.table });
export const value = style({
  fontWeight: 700,
  textAlign: 'end',
  ...type.subtitle,
  selectors: {
    [`${row}[data-main] &`]: { fontSize: type.balance.fontSize, lineHeight: type.balance.lineHeight },
    [`${row}[data-quiet] &`]: { fontWeight: 500, ...type.table },
  },
});
export const unit = style({ marginInlineStart: space[2], fontWeight: 400, color: color.text2, ...type.table });
