import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const hint = style({ margin: `0 0 ${space[4]}`, color: color.text3, ...type.meta });
export const grid = style({ display: 'grid', gap: space[4], alignItems: 'stretch', marginBlockEnd: space[4] });
export const goals = style({
  alignSelf: 'center',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...type.meta,
});
export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  borderRadius: radius.cell,
  selectors: {
    '&[data-draw]': { boxShadow: `0 0 0 1px ${color.border}` },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
// Five digits and an arrow in a fifth of a column.
globalStyle(`${cell} button`, { fontSize: type.body.fontSize });
