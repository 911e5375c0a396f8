import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: space[2],
  borderRadius: radius.button,
  backgroundColor: color.track,
});
export const item = style({ position: 'relative', display: 'grid', cursor: 'pointer' });
/** Over its name and unseen: whoever explores by touch finds it where it is drawn. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const name = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  minInlineSize: '3.5rem',
  paddingInline: space[12],
  borderRadius: radius.cell,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
  selectors: {
    [at.narrow]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem', paddingInline: space[8] },
    [`${radio}:checked + &`]: { backgroundColor: color.bg1, color: color.text1, fontWeight: 700 },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
