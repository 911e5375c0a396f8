import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  blockSize: 38,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: -1, borderColor: 'transparent' },
    '&[data-place="sheet"]': { blockSize: 48, inlineSize: 'auto', marginInline: space[12] },
  },
});
export const icon = style({ flex: 'none', color: color.text3 });
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  ...type.body,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text3 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const key = style({
  flex: 'none',
  paddingInline: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text3,
  fontFamily: 'inherit',
  ...type.caption,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const popup = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  backgroundColor: color.bg1,
  selectors: {
    '&[data-place="bar"]': {
      position: 'absolute',
      zIndex: layer.panel,
      insetBlockStart: 'calc(100% + 6px)',
      insetInlineStart: 0,
      inlineSize: 'min(684px, calc(100vw - 304px))',
      maxBlockSize: 'min(640px, calc(100dvh - 80px))',
      border: `1px solid ${color.border}`,
      borderRadius: radius.card,
      boxShadow: color.shadowFloat,
    },
    '&[data-place="sheet"]': { minBlockSize: 0, marginBlockStart: space[8] },
  },
});
export const nothing = style({
  padding: `${space[24]} ${space[16]}`,
  color: color.text2,
  textAlign: 'center',
  ...type.body,
});
globalStyle(`${nothing} strong`, { color: color.text1, fontWeight: 600 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  paddingInline: space[16],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.meta,
});
export const keys = style({ flex: 'none', selectors: { [at.narrow]: { display: 'none' } } });
globalStyle(`${keys} kbd`, {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  marginInline: '8px 4px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  fontFamily: 'inherit',
});
globalStyle(`${keys} kbd:first-child`, { marginInlineStart: 0 });
