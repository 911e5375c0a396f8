import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const box = style({ display: 'grid', minInlineSize: 0, containerType: 'inline-size', overflow: 'hidden' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 44,
  paddingBlock: space[6],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const title = style({ fontWeight: 700, ...type.body });
export const hint = style({ color: color.text3, ...type.meta });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@container': { '(max-width: 559px)': { flexWrap: 'nowrap' } },
});
/** Of two choices side by side the second is short, and all of it in view. */
globalStyle(`${tools} > :last-child:not(:first-child)`, { flex: 'none' });
export const body = style({ display: 'grid', gap: space[8], minInlineSize: 0, padding: `${space[12]} ${space[16]}` });
export const tableBox = style({ maxBlockSize: 320, overflow: 'auto' });
export const foot = style({
  display: 'grid',
  gap: space[4],
  padding: `0 ${space[16]} ${space[12]}`,
  color: color.text2,
  ...type.meta,
});
export const fixed = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  color: color.text3,
});
export const plain = style({
  minBlockSize: 28,
  paddingInline: space[6],
  border: 0,
  borderRadius: radius.button,
  backgroundColor: 'transparent',
  color: color.text2,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ...type.meta,
  selectors: { [at.narrow]: { minBlockSize: 44 }, '&:hover': { color: color.text1 } },
});
