import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minBlockSize: '2rem',
  selectors: {
    [at.narrow]: {
      inlineSize: '100%',
      justifyContent: 'space-between',
      columnGap: space[8],
      rowGap: 0,
      // Two lines only where the reader's letters are too large for one.
      flexWrap: 'wrap',
      minBlockSize: '2.75rem',
    },
    [at.lean]: { inlineSize: 'auto' },
  },
});
export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[8],
  borderRadius: radius.button,
  // The name gives way to the money: what comes with the member's record never makes the row higher.
  selectors: {
    [at.narrow]: { flex: '1 1 0', minInlineSize: '6rem', minBlockSize: '2.75rem', paddingInline: 0 },
    [at.lean]: { display: 'none' },
  },
});
export const nickname = style({
  fontWeight: 600,
  ...type.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '12em',
});
export const amounts = style({
  display: 'inline-flex',
  gap: space[20],
  selectors: {
    [at.fromMiddle]: { paddingInlineStart: space[20], borderInlineStart: `1px solid ${color.border}` },
    [at.narrow]: { gap: space[12], alignItems: 'center', minBlockSize: '2.25rem' },
  },
});
/** Still said to who cannot see it. */
const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const amount = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[8],
  whiteSpace: 'nowrap',
  selectors: {
    [`${at.lean} + &`]: { display: 'none' },
    [`${at.narrow} + &`]: { paddingInlineStart: space[12], borderInlineStart: `1px solid ${color.border}` },
  },
});
export const label = style([
  { color: color.text3, ...type.meta },
  { selectors: { [at.narrow]: { '@media': { '(max-width: 389px)': outOfSight } }, [at.lean]: outOfSight } },
]);
export const pointsLabel = style([
  { color: color.text3, ...type.meta },
  {
    selectors: {
      [at.narrow]: outOfSight,
    },
  },
]);
export const value = style({ fontWeight: 600, ...type.subtitle });
/** High enough for a finger without moving the line it stands on. */
export const tap = style({ display: 'inline-block', paddingBlock: space[12], marginBlock: `-${space[12]}` });
export const unit = style({ marginInlineStart: 1, fontWeight: 400, color: color.text3, ...type.meta });
