import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  minBlockSize: '4.75rem',
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: {
      flexWrap: 'wrap',
      columnGap: space[16],
      rowGap: space[6],
      minBlockSize: '4.25rem',
      paddingBlock: space[6],
    },
  },
});
export const fact = style({
  flex: 'none',
  display: 'grid',
  rowGap: space[2],
  selectors: {
    [at.narrow]: { display: 'flex', alignItems: 'baseline', gap: space[6] },
    [`${at.narrow}:nth-child(2)`]: { marginInlineStart: 'auto' },
  },
});
export const label = style({ color: color.text3, ...type.meta });
export const value = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  fontSize: '1.625rem',
  lineHeight: '2rem',
  selectors: {
    '[data-state="warn"] div:nth-child(2) > &': { color: color.warn },
    [at.narrow]: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  },
});
export const left = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const times = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: space[6],
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
  selectors: { [at.narrow]: { flex: '1 0 100%', rowGap: space[4] } },
});
export const track = style({
  gridColumn: '1 / -1',
  blockSize: 3,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: color.track,
});
export const bar = style({
  blockSize: '100%',
  backgroundColor: color.text1,
  transformOrigin: '0 50%',
  selectors: {
    '[data-state="warn"] &': { backgroundColor: color.warn },
    '[data-state="closed"] &': { backgroundColor: color.text3 },
  },
});
export const draws = style({ textAlign: 'end' });
