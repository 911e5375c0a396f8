import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: { [at.narrow]: { display: 'block' } },
});
globalStyle(`${table} thead th`, {
  padding: `${space[8]} ${space[12]}`,
  color: color.text3,
  fontWeight: 400,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...type.meta,
});
globalStyle(`${table} thead th:first-child`, { textAlign: 'start' });
globalStyle(`${table} tfoot`, { fontWeight: 700 });
globalStyle(at.narrow.replace('&', `${table} thead`), {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(at.narrow.replace('&', `${table} tbody`), { display: 'block' });
globalStyle(at.narrow.replace('&', `${table} tfoot`), { display: 'block' });
export const row = style({
  selectors: {
    [at.narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: `${space[4]} ${space[16]}`,
      padding: `${space[12]} ${space[16]}`,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});
const cell = {
  blockSize: '3rem',
  padding: `${space[6]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
} as const;
const loose = { blockSize: 'auto', padding: 0, border: 0 } as const;
export const day = style({
  ...cell,
  textAlign: 'start',
  fontWeight: 600,
  selectors: { [at.narrow]: { ...loose, gridColumn: '1 / -1' } },
});
export const figure = style({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    [at.narrow]: { ...loose, display: 'flex', justifyContent: 'space-between' },
    [`${at.narrow}::before`]: { content: 'attr(data-label)', color: color.text3, fontWeight: 400 },
  },
});
export const request = style({
  ...cell,
  textAlign: 'end',
  selectors: { [at.narrow]: { ...loose, gridColumn: '1 / -1' } },
});
export const reason = style({ display: 'block', color: color.text3, ...type.meta });
