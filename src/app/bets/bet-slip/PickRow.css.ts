import { style } from '@vanilla-extract/css';
import { at, color, lowWindow, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 2rem',
  columnGap: space[8],
  alignItems: 'center',
  paddingBlock: 10,
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto 2.75rem', paddingBlock: space[8] },
    [at.wide]: { '@media': { [lowWindow]: { paddingBlock: space[4] } } },
  },
});
/** One line, so that a row keeps its height when its price changes; the teams stand in full below. */
export const name = style({
  fontWeight: 600,
  ...type.team,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${pick}:not([data-availability="open"]) &`]: { color: color.text3 } },
});
export const price = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '1.625rem' });
export const odds = style({ fontWeight: 700, ...type.subtitle });
export const lock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.text3,
  ...type.meta,
});
export const stale = style({ display: 'inline-flex', marginInlineEnd: space[4], color: color.warn });
export const detail = style({ gridColumn: '1 / 3', color: color.text3, ...type.meta, paddingInlineEnd: space[8] });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  ':disabled': { color: color.suspended, backgroundColor: 'transparent' },
  selectors: { [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem', gridRow: '1 / 3', gridColumn: 3 } },
});
