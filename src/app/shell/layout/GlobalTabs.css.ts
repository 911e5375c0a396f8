import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const tabs = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: 28,
  blockSize: 48,
  paddingInline: space[24],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
  selectors: {
    [at.middle]: { gap: space[20] },
    [at.narrow]: { paddingInline: space[12], gap: space[24], overflowX: 'auto', scrollbarWidth: 'none' },
  },
});
export const divider = style({ alignSelf: 'center', inlineSize: 1, blockSize: '1rem', backgroundColor: color.border });
export const gap = style({ marginInlineStart: 'auto' });
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  position: 'relative',
  blockSize: 47,
  color: color.text2,
  fontWeight: 500,
  ...type.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-expanded="true"]': { color: color.text1 },
    '&[aria-current]': { color: color.text1, fontWeight: 700 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 3,
      borderRadius: '2px 2px 0 0',
      backgroundColor: color.text1,
    },
  },
});
