import { style } from '@vanilla-extract/css';
import { underHead } from '../kit/theme/hidden.css.ts';
import { at, color, radius, space, type } from '../kit/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '3.25rem',
  selectors: {
    [at.narrow]: { minBlockSize: 0, justifyContent: 'end' },
  },
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineStart: `-${space[12]}`,
  borderRadius: radius.button,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const title = style({ flex: 1, fontWeight: 700, ...type.title, selectors: underHead });
/** A quiet way on, or a fact, at the end of the head. */
export const end = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.table,
});
