import { globalStyle, style } from '@vanilla-extract/css';
import { MONO_FAMILIES } from '../../kit/theme/fontFamilies.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { one, two } from './Inspector.css.ts';

export const panel = style({ flex: '1 1 0', minBlockSize: 0 });
export const filterRow = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  marginInlineEnd: `-${space[8]}`,
});
export const filter = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    '&[data-wrong="true"]': { borderColor: color.danger },
    '&:focus-within': { borderColor: color.focus, outline: `1px solid ${color.focus}` },
  },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 34,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: color.text1,
  fontFamily: MONO_FAMILIES,
  ...type.meta,
  '::placeholder': { color: color.text3, opacity: 1 },
  '@media': { [one]: { minBlockSize: 44, fontSize: '1rem' } },
});
export const count = style({ color: color.text3, whiteSpace: 'nowrap', ...type.meta });
export const error = style({ paddingInline: space[24], color: color.danger, ...type.meta });
const columnsOf = (template: string) => ({ gridTemplateColumns: template });
const row1 = {
  display: 'grid',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[16],
  ...columnsOf('5.5rem 3.5rem 2.75rem 5.5rem minmax(0, 1fr) 5.25rem 3.5rem'),
  '@media': {
    [two]: columnsOf('4.5rem 3.5rem 2.75rem 5.25rem minmax(0, 1fr) 4.75rem 3.25rem'),
    [one]: columnsOf('3.25rem 4.75rem minmax(0, 1fr) 3rem'),
  },
} as const;
export const columns = style({
  ...row1,
  minBlockSize: 32,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.caption,
});
export const rows = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
});
// Rows are drawn over whatever is drawn at the edge of their list.
globalStyle(`${panel}:has(> ${rows}:focus-visible)`, { outline: `2px solid ${color.focus}`, outlineOffset: -1 });
globalStyle(`${rows}:focus-visible`, { outline: 'none' });
export const row = style({
  ...row1,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: 32,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text2,
  cursor: 'pointer',
  ...type.meta,
  selectors: {
    '&:hover': { backgroundColor: color.bg2 },
    '&[data-chain="true"]': { backgroundColor: color.bg2 },
    '&[aria-selected="true"]': {
      backgroundColor: color.odds,
      boxShadow: `inset 3px 0 0 ${color.focus}`,
      color: color.text1,
      fontWeight: 600,
    },
  },
  '@media': { ...row1['@media'], [one]: { ...row1['@media'][one], blockSize: 44 } },
});
for (const place of [row, columns]) {
  globalStyle(`${place} > span`, {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  });
  globalStyle(`${place} > [data-column="lag"]`, { textAlign: 'end' });
  for (const column of ['offset', 'stream', 'cause'])
    globalStyle(`${place} > [data-column="${column}"]`, { '@media': { [one]: { display: 'none' } } });
}
globalStyle(`${row}[data-strong="true"] > [data-column="kind"]`, { color: color.text1, fontWeight: 700 });
globalStyle(`${row} > [data-column="offset"], ${row} > [data-column="stream"]`, { color: color.text3 });
globalStyle(`${row} > [data-late="true"]`, { color: color.warn, fontWeight: 700 });
export const nothing = style({ padding: space[24], textAlign: 'center', color: color.text3 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.caption,
});
export const keys = style({ display: 'flex', gap: space[12], '@media': { [one]: { display: 'none' } } });
export const key = style({
  marginInlineEnd: space[2],
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  fontFamily: 'inherit',
});
