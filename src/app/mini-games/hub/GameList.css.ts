import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const search = style({
  margin: space[12],
  blockSize: '2.5rem',
  selectors: { [at.narrow]: { blockSize: '2.75rem' } },
});
export const none = style({ padding: `${space[12]} ${space[16]}`, color: color.text3, ...type.table });
export const part = style({ paddingBlockEnd: space[8] });
export const partTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[4]} ${space[16]}`,
  color: color.text3,
  ...type.meta,
});
export const group = style({ borderBlockStart: `1px solid ${color.hairline}` });
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  color: color.text1,
  fontWeight: 600,
  textAlign: 'start',
  ...type.body,
  ':hover': { backgroundColor: color.bg2 },
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ color: color.text3, fontWeight: 500, fontVariantNumeric: 'tabular-nums', ...type.table });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  marginInline: space[4],
  borderRadius: radius.button,
  ':hover': { backgroundColor: color.bg2 },
  selectors: { '&[data-shown]': { backgroundColor: color.odds } },
});
export const star = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  color: color.text3,
  ':hover': { color: color.text1 },
  selectors: {
    '&[aria-pressed="true"]': { color: color.text2 },
    [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  },
});
export const link = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.25rem',
  paddingInlineEnd: space[12],
  color: color.text2,
  ...type.table,
  selectors: {
    '&[aria-current]': { color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem', ...type.body },
  },
});
