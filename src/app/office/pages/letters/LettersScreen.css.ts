import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [panelsBeside]: {
      // Below what waits for a second operator the page scrolls; a form of no height is none.
      flex: '1 0 32rem',
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(420px, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
      maxBlockSize: '100%',
    },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] ul`, { filter: 'saturate(0)', opacity: 0.72 });
export const panel = style({ '@media': { [panelsBeside]: { minBlockSize: 0 } } });
export const end = style({ marginInlineStart: 'auto' });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.text1,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.table,
});
export const state = style({ flex: 'none' });
export const quiet = style({ color: color.text3, overflowWrap: 'anywhere', ...type.meta });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: 32,
});
export const figure = style({ color: color.text1, fontVariantNumeric: 'tabular-nums', ...type.meta });
export const bar = style({
  appearance: 'none',
  inlineSize: 160,
  blockSize: 6,
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.chip,
  backgroundColor: color.odds,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.odds },
    '&::-webkit-progress-value': { backgroundColor: color.text1 },
    '&::-moz-progress-bar': { backgroundColor: color.text1 },
  },
});
