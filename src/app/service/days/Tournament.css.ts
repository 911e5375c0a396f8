import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gridTemplateRows: 'auto 1fr',
  gap: space[12],
  alignItems: 'start',
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' } },
});
export const about = style({ gridColumn: 1, display: 'grid', gap: space[16], padding: space[16] });
export const what = style({ display: 'grid', justifyItems: 'start', gap: space[8] });
export const name = style({ fontWeight: 700, ...type.balance });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[32]}` });
export const fact = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.subtitle });
export const ranking = style({ gridColumn: 1 });
export const beside = style({
  display: 'grid',
  gap: space[12],
  gridColumn: 2,
  gridRow: '1 / span 2',
  selectors: { [at.narrow]: { gridColumn: 1, gridRow: 'auto' } },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const number = style({ textAlign: 'end' });
export const row = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    '&[data-mine]': { backgroundColor: color.odds, fontWeight: 700, boxShadow: `inset 3px 0 ${color.text1}` },
  },
});
export const gap = style({ color: color.text3, textAlign: 'center', borderBlockStart: `1px solid ${color.hairline}` });
globalStyle(`${table} :is(th, td)`, { blockSize: '2.75rem', paddingInline: space[16] });
globalStyle(`${table} th`, { color: color.text2, fontWeight: 400, textAlign: 'start' });
globalStyle(`${table} .${number}`, { textAlign: 'end' });
