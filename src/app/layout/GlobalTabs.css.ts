import { style } from '@vanilla-extract/css';
import { color, screen, space, type } from '../theme/tokens.css.ts';

export const tabs = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: 28,
  blockSize: 48,
  paddingInline: space[24],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.bg1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [screen.narrow]: { paddingInline: space[12], gap: space[24] } },
});
export const gap = style({ marginInlineStart: 'auto' });
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  color: color.text2,
  fontWeight: 500,
  ...type.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
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
