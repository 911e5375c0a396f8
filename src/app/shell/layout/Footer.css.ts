import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[16],
  marginInline: space[12],
  padding: `${space[16]} ${space[12]} ${space[24]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    // Above the bar of a small screen and the way up that floats over it, or the folded slip of a middle one.
    [at.narrow]: { paddingBlockEnd: 'calc(136px + env(safe-area-inset-bottom))' },
    [at.middle]: { paddingBlockEnd: 72 },
    // A list may be higher than its grey rows, and a page than none, and would push the foot before a reader's eyes; it keeps its room, unseen.
    'html[data-reading] &, html[data-empty] &': { visibility: 'hidden' },
  },
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
});
export const note = style({ color: color.text3, ...type.meta });
