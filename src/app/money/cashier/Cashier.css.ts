import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style([
  panel,
  { overflow: 'hidden', selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const part = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[20]} ${space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const partHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[8] });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  fontWeight: 700,
  ...type.meta,
});
export const partTitle = style({ fontWeight: 700, ...type.team });
export const partNote = style({ marginInlineStart: 'auto', color: color.text3, ...type.table });
export const amount = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3.5rem',
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 1px ${color.text1}`, borderColor: color.text1 },
    '&[data-shut]': { borderStyle: 'dashed', borderColor: color.border },
  },
});
export const amountLabel = style({ flex: 'none', color: color.text2, ...type.table });
export const amountInput = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '3.375rem',
  border: 0,
  backgroundColor: 'transparent',
  color: color.text1,
  fontWeight: 700,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...type.balance,
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: color.text3 },
});
export const amountUnit = style({ color: color.text2, ...type.body });
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  gap: space[6],
  selectors: { [at.narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
const quickBase = {
  minBlockSize: '2.5rem',
  border: '1px solid transparent',
  borderRadius: radius.button,
  color: color.text1,
  fontWeight: 600,
  ...type.body,
} as const;
const ofPhones = { [at.narrow]: { minBlockSize: '2.75rem' } } as const;
const unpressable = {
  border: `1px dashed ${color.border}`,
  backgroundColor: 'transparent',
  color: color.text3,
} as const;
export const quickButton = style({
  ...quickBase,
  backgroundColor: color.odds,
  ':hover': { backgroundColor: color.oddsHover },
  selectors: { ...ofPhones, '&:disabled': unpressable },
});
export const clearButton = style({
  ...quickBase,
  borderColor: color.border,
  ':hover': { backgroundColor: color.bg2 },
  selectors: { ...ofPhones, '&:disabled': unpressable },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.text2,
  ...type.table,
});
export const strong = style({ color: color.text1, fontWeight: 600 });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[4],
  marginInlineStart: 'auto',
  minBlockSize: '1.5rem',
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '2.75rem',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text2,
  ...type.table,
});
export const knownNote = style({ marginInlineStart: 'auto', color: color.text3, ...type.meta });
export const note = style({ color: color.text3, ...type.meta });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg2,
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr' } },
});
export const sums = style({ display: 'grid', gap: space[4], fontVariantNumeric: 'tabular-nums' });
export const sumsLabel = style({ color: color.text2, ...type.table });
export const before = style({ color: color.text2, ...type.body });
export const after = style({ fontWeight: 700, ...type.balance });
export const problem = style({ padding: space[16], borderBlockStart: `1px solid ${color.hairline}` });
export const password = style({ paddingInline: space[24], selectors: { [at.narrow]: { paddingInline: space[16] } } });
const dashed = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  paddingInline: space[16],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.button,
  color: color.text3,
  ...type.body,
} as const;
export const locked = style(dashed);
export const lockedWhy = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const lockedButton = style({ ...dashed, justifyContent: 'center', minBlockSize: '3rem', fontWeight: 600 });
export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.warn}`,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
  ...type.body,
  selectors: { [at.narrow]: { marginInline: space[12] } },
});
export const warningText = style({ minInlineSize: 0 });
export const warningEnd = style({ marginInlineStart: 'auto', color: color.text3, ...type.table });
export const playMoney = style({ paddingInline: space[16], color: color.text3, ...type.meta, textAlign: 'center' });
