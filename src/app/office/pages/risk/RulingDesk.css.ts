import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

export const desk = style([
  panel,
  { display: 'flex', flexDirection: 'column', overflow: 'auto', scrollbarWidth: 'thin', minBlockSize: 0 },
]);
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
});
export const words = style({ flex: '1 1 0', minInlineSize: 0 });
export const path = style({ color: color.text3, ...type.meta });
export const title = style({ fontWeight: 700, ...type.team });
export const published = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: space[4] });
export const odds = style({ fontWeight: 700, ...type.title });
export const part = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text3,
  ...type.meta,
});
export const aside = style({ color: color.text3 });
export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gap: space[6],
});
export const scope = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: 44,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  color: color.text2,
  ...type.table,
  ':hover': { backgroundColor: color.bg2 },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.text1, backgroundColor: color.odds, color: color.text1 },
  },
});
globalStyle(`${scope} strong`, { display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 600 });
export const reach = style({ color: color.text3, ...type.meta });
export const press = style({ display: 'flex', gap: space[8] });
export const field = style({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  ...type.table,
});
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] });
export const priceField = style([
  field,
  {
    flex: '1 1 96px',
    minInlineSize: 96,
    textAlign: 'center',
    fontWeight: 700,
    ...type.title,
    selectors: { '&[aria-invalid]': { borderColor: color.danger } },
  },
]);
export const answers = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });
export const hint = style({ color: color.text3, ...type.meta, selectors: { '&:empty': { display: 'none' } } });
globalStyle(`${desk} > ${hint}`, {
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const problem = style({ color: color.danger, ...type.table });
export const sums = style({ borderBlockStart: `1px solid ${color.hairline}` });
globalStyle(`${sums} > p`, { padding: `${space[12]} ${space[16]} ${space[4]}` });
export const effect = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  selectors: { '&:empty': { display: 'none' } },
});
export const effectLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text3,
  ...type.meta,
});
export const effectValues = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.text3 });
export const effectAfter = style({
  color: color.text1,
  fontWeight: 600,
  selectors: { [`${effectValues}[data-warn] &`]: { color: color.warn } },
});
globalStyle(`${part} :is(button, input)`, { '@media': { [phone]: { minBlockSize: 44 } } });
globalStyle(`${part} ${price} > button`, { '@media': { [phone]: { minInlineSize: 56 } } });
