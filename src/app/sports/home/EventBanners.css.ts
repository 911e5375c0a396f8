import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** Never higher or lower, whatever the house says in it. */
export const banner = style([
  panel,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[4],
    blockSize: 172,
    paddingInline: space[40],
    overflow: 'hidden',
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0, paddingInline: space[16], blockSize: 160 } },
  },
]);
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  inlineSize: 'min(46%, 46rem)',
  color: color.borderStrong,
  pointerEvents: 'none',
  selectors: { [at.narrow]: { opacity: 0.35 } },
});
export const ball = style({ color: color.text1 });
export const words = style({
  position: 'relative',
  maxInlineSize: '54%',
  minInlineSize: 0,
  selectors: { [at.narrow]: { maxInlineSize: '100%' } },
});
export const title = style({
  fontWeight: 700,
  ...type.hero,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [at.narrow]: { ...type.balance } },
});
export const text = style({
  marginBlockStart: space[4],
  color: color.text2,
  ...type.body,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const foot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  marginBlockStart: space[8],
  minBlockSize: '2.25rem',
});
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[16],
  borderRadius: 6,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const turn = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text2,
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
});
