import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const totals = style({
  display: 'grid',
  gridTemplateColumns: '0.8fr 1.1fr 1.1fr 1fr',
  margin: 0,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
export const sum = style({
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: `1px solid ${color.hairline}`,
  selectors: {
    '&:first-child': { borderInlineStart: 'none' },
    [`${at.narrow}:nth-child(odd)`]: { borderInlineStart: 'none' },
    [`${at.narrow}:nth-child(n + 3)`]: { borderBlockStart: `1px solid ${color.hairline}` },
  },
});
export const name = style({ color: color.text2, ...type.meta });
export const value = style({
  margin: 0,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.title,
});
export const unit = style({ marginInlineStart: 2, color: color.text3, fontWeight: 400, ...type.meta });
export const note = style({ margin: 0, color: color.text3, ...type.meta });
