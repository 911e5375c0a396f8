import { style } from '@vanilla-extract/css';
import { color, radius, screen, space } from '../theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minBlockSize: 56,
  paddingInline: `${space[24]} ${space[20]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  '@media': {
    [screen.narrow]: { flexWrap: 'wrap', gap: 0, columnGap: space[12], paddingInline: `${space[12]} 0` },
  },
});
export const logo = style({ borderRadius: radius.button });
export const account = style({
  marginInlineStart: 'auto',
  '@media': {
    [screen.narrow]: {
      order: 3,
      inlineSize: '100%',
      paddingBlock: space[6],
      paddingInlineEnd: space[12],
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});
export const tools = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  paddingInlineStart: space[20],
  borderInlineStart: `1px solid ${color.border}`,
  blockSize: '1.25rem',
  '@media': { [screen.narrow]: { marginInlineStart: 'auto', blockSize: '3.25rem', borderInlineStart: 0, padding: 0 } },
});
