import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const table = style({ inlineSize: '100%', blockSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const weekday = style({
  blockSize: '2rem',
  paddingInline: space[12],
  borderBlock: `1px solid ${color.hairline}`,
  color: color.text2,
  fontWeight: 400,
  textAlign: 'start',
  ...type.meta,
  selectors: { [at.narrow]: { blockSize: '1.75rem', paddingInline: 0, textAlign: 'center' } },
});
export const cell = style({
  padding: 0,
  border: `1px solid ${color.hairline}`,
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:last-child': { borderInlineEnd: 0 },
    'tr:last-child > &': { borderBlockEnd: 0 },
    '&[data-today]': { backgroundColor: color.bg2, outline: `2px solid ${color.text1}`, outlineOffset: -2 },
    '&[data-other]': { color: color.text3 },
  },
});
export const inside = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: 104,
  blockSize: '100%',
  padding: space[12],
  selectors: { [at.narrow]: { minBlockSize: 54, padding: space[4] } },
});
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  selectors: { [at.narrow]: { justifyContent: 'center' } },
});
export const number = style({ fontWeight: 600, ...type.table });
export const today = style({ fontWeight: 600, ...type.meta, selectors: { [at.narrow]: { display: 'none' } } });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[6],
  color: color.text2,
  ...type.meta,
  selectors: { [at.narrow]: { gap: 0 } },
});
export const stamp = style({
  inlineSize: 40,
  color: color.text2,
  selectors: { [at.narrow]: { inlineSize: 28 } },
});
export const empty = style({
  inlineSize: 40,
  blockSize: 40,
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: '50%',
  selectors: { [at.narrow]: { inlineSize: 28, blockSize: 28 } },
});
export const points = style({ selectors: { [at.narrow]: { display: 'none' } } });
export const coming = style({ color: color.text3, textAlign: 'center', ...type.caption });
