import { style } from '@vanilla-extract/css';
import { color, screen, space } from '../theme/tokens.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '256px minmax(0, 1fr) 300px',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 36,
  paddingInline: space[12],
  color: color.text2,
  '@media': {
    [screen.middle]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInlineStart: space[24] },
    [screen.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0, paddingBlock: space[4] },
  },
});
export const clock = style({
  paddingInlineStart: space[12],
  '@media': { [screen.upToMiddle]: { paddingInlineStart: 0 } },
});
export const notice = style({
  paddingInlineStart: space[12],
  color: color.text1,
  selectors: { '&[data-banner]': { paddingInlineStart: 0 } },
  '@media': {
    [screen.narrow]: {
      gridColumn: '1 / -1',
      order: 3,
      paddingInlineStart: 0,
      selectors: { '&:not(:empty)': { paddingBlock: space[4] } },
    },
  },
});
export const state = style({
  justifySelf: 'end',
  paddingInlineEnd: space[12],
  '@media': { [screen.upToMiddle]: { paddingInlineEnd: 0 } },
});
