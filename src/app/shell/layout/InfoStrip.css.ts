import { style } from '@vanilla-extract/css';
import { ticking } from '../../kit/theme/ticking.ts';
import { at, color, space } from '../../kit/theme/tokens.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: '256px minmax(0, 1fr) 300px',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 36,
  paddingInline: space[12],
  color: color.text2,
  selectors: {
    [at.middle]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInlineStart: space[24] },
    // Below a page it is drawn once that is read, as the foot is.
    'html[data-reading] &[data-below], html[data-empty] &[data-below]': { visibility: 'hidden' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[4], paddingBlockStart: space[4] },
    [`${at.wide}:not([data-over-menu])`]: { gridTemplateColumns: 'minmax(0, 1fr) auto 212px' },
  },
});
export const clock = style({
  ...ticking('7rem', '1.25rem'),
  paddingInlineStart: space[12],
  selectors: {
    [at.upToMiddle]: { paddingInlineStart: 0 },
    [`${at.wide.replace('&', strip)}:not([data-over-menu]) &`]: { order: 1, paddingInlineStart: 0 },
  },
});
export const notice = style({
  paddingInlineStart: space[12],
  color: color.text1,
  selectors: {
    '&[data-banner]': { paddingInlineStart: 0 },
    // High enough for a banner of two lines: neither news nor trouble moves what is below.
    [at.narrow]: {
      gridColumn: '1 / -1',
      order: 3,
      display: 'grid',
      alignContent: 'center',
      minBlockSize: '2.75rem',
      paddingInlineStart: 0,
    },
  },
});
export const state = style({
  justifySelf: 'end',
  paddingInlineEnd: space[12],
  selectors: {
    [at.upToMiddle]: { paddingInlineEnd: 0 },
    [`${at.wide.replace('&', strip)}:not([data-over-menu]) &`]: { order: 2 },
  },
});
