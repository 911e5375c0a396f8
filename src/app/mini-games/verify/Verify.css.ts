import { globalStyle, style } from '@vanilla-extract/css';
import { MONO_FAMILIES } from '../../kit/theme/fontFamilies.ts';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: `${space[8]} ${space[16]}`,
});
export const title = style({ fontWeight: 700, ...type.balance });
export const lead = style({ color: color.text3, ...type.table });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const panel = style([
  surface,
  { minInlineSize: 0, overflow: 'hidden', selectors: { '&[data-failed]': { borderColor: color.danger } } },
]);
export const panelTitle = style({
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  fontWeight: 700,
  ...type.team,
});
export const fields = style({ display: 'grid', gap: space[16], padding: space[16] });
export const field = style({ display: 'grid', gap: space[6] });
export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  color: color.text2,
  ...type.table,
});
export const note = style({ color: color.text3, ...type.meta });
export const input = style({
  inlineSize: '100%',
  minBlockSize: 44,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
});
export const area = style([
  input,
  { blockSize: 60, resize: 'vertical', fontFamily: MONO_FAMILIES, wordBreak: 'break-all', ...type.table },
]);
export const hint = style({ color: color.text3, ...type.meta });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
  paddingInline: space[16],
});
export const said = style({
  minBlockSize: '1.5rem',
  padding: `${space[4]} ${space[16]} ${space[8]}`,
  color: color.text2,
  ...type.meta,
});
export const aside = style({
  display: 'grid',
  gap: space[6],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const asideTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
  ...type.table,
});
export const code = style({
  padding: space[12],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text2,
  fontFamily: MONO_FAMILIES,
  overflowWrap: 'anywhere',
  ...type.meta,
});

/** On a phone what was asked for by the address comes before the form. */
const isFirst = { [`html[data-screen~="narrow"] [data-asked] > &`]: { order: -1 } } as const;
export const findings = style({ display: 'grid', gap: space[12], minInlineSize: 0, selectors: isFirst });
export const untold = style([
  surface,
  { display: 'grid', placeItems: 'center', minBlockSize: 240, padding: space[24], selectors: isFirst },
]);
export const verdict = style([
  surface,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[12]} ${space[16]}`,
    padding: `${space[16]} ${space[20]}`,
    vars: { '--ruling': color.win },
    selectors: { '&[data-failed]': { borderColor: color.danger, vars: { '--ruling': color.danger } } },
  },
]);
export const mark = style({ display: 'grid', color: 'var(--ruling)' });
export const ruling = style({ minInlineSize: 0, flex: '1 1 12rem' });
export const pass = style({ color: 'var(--ruling)', fontWeight: 800, ...type.hero });
export const reason = style({ color: color.text2, ...type.table });
export const numbers = style({ display: 'grid', gap: space[4], minInlineSize: 0, maxInlineSize: '100%' });
export const outcome = style({ wordBreak: 'keep-all', ...type.team });
export const took = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums', ...type.team });

export const stepHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: radius.chip,
  backgroundColor: color.odds,
  fontWeight: 700,
  ...type.meta,
});
export const stepTitle = style({ fontWeight: 700, ...type.team });
export const stepNote = style({ flex: '1 1 auto', color: color.text3, ...type.meta });
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.win,
  fontWeight: 700,
  ...type.table,
  selectors: { '&[data-failed]': { color: color.danger } },
});

export const chain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  selectors: { '&:last-child': { marginInlineStart: 'auto' } },
});
export const arrow = style({ color: color.text3, ...type.table });
export const seed = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  fontFamily: MONO_FAMILIES,
  ...type.table,
});

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  margin: space[16],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  fontFamily: MONO_FAMILIES,
  overflowWrap: 'anywhere',
  ...type.table,
});
/** Wide words of a phone with large letters; the page itself scrolls down. */
export const scroll = style({ overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.table,
});
const cell = {
  padding: `${space[8]} ${space[16]}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${color.hairline}`,
} as const;
export const end = style({});
globalStyle(`${table} :is(th, td)`, cell);
globalStyle(`${table} th`, { color: color.text3, fontWeight: 500 });
globalStyle(`${table} ${end}`, { textAlign: 'end' });
globalStyle(`${table} tr:not([data-state="taken"]) td`, { color: color.text3 });
globalStyle(`html[data-screen~="narrow"] ${table} :is(th, td)`, { paddingInline: space[8] });
globalStyle(`html[data-screen~="narrow"] ${table} [data-wide]`, { display: 'none' });

export const markets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const market = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: 40,
  alignItems: 'center',
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  ...type.table,
});
globalStyle(`${market} dt`, { color: color.text2 });
globalStyle(`${market} dd`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 700,
  textAlign: 'end',
});
globalStyle(`${market} svg`, { flex: 'none', color: color.win });
globalStyle(`${market}[data-failed] svg`, { color: color.danger });
/** That a round is void, beside its draw, which is checked all the same. */
export const voided = style([
  surface,
  { padding: `${space[12]} ${space[20]}`, color: color.warn, wordBreak: 'keep-all', ...type.table },
]);
