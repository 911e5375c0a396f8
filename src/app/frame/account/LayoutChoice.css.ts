import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const choice = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] });
export const label = style({ color: color.text2, ...type.table });
export const group = style({
  display: 'inline-flex',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.button,
  backgroundColor: color.field,
  border: `1px solid ${color.border}`,
});
export const item = style({ position: 'relative', display: 'grid', cursor: 'pointer' });
/** Over its name and unseen: whoever explores by touch finds it where it is drawn. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const name = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '1.75rem',
  paddingInline: space[12],
  borderRadius: radius.cell,
  color: color.text2,
  ...type.meta,
  ':hover': { color: color.text1 },
  selectors: {
    [`${radio}:checked + &`]: { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    [at.narrow]: { minBlockSize: '2.75rem', ...type.table },
  },
});
