import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[12],
  minBlockSize: '100dvh',
  padding: space[16],
});
export const card = style([
  panel,
  { display: 'grid', gap: space[20], inlineSize: 'min(420px, 100%)', padding: space[24] },
]);
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const desk = style({
  paddingInline: space[6],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  color: color.text2,
  fontWeight: 600,
  ...type.meta,
  marginInlineEnd: 'auto',
});
export const why = style({
  padding: space[12],
  border: `1px solid ${color.warn}`,
  borderRadius: radius.button,
  color: color.warn,
  ...type.table,
});
export const form = style({ display: 'grid', gap: space[16] });
export const words = style({ display: 'grid', gap: space[4] });
export const title = style({ fontWeight: 700, ...type.title });
export const text = style({ color: color.text2, textWrap: 'pretty', ...type.table });
/** Cameras want dark on light, whatever the theme. */
export const note = style({ display: 'grid', gap: space[4], color: color.text2, ...type.table });
export const secret = style({ color: color.text1, overflowWrap: 'anywhere', ...type.table });
export const codes = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });

export const demo = style([
  panel,
  {
    display: 'grid',
    gap: space[12],
    inlineSize: 'min(420px, 100%)',
    padding: `${space[16]} ${space[24]} ${space[24]}`,
    borderStyle: 'dashed',
    borderColor: color.borderStrong,
  },
]);
export const demoTitle = style({ fontWeight: 700, ...type.body });
export const demoUsers = style({ display: 'grid', gap: space[4] });
export const demoUser = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  color: color.text2,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
export const demoName = style({ color: color.text1, fontWeight: 600 });
export const demoRole = style({ marginInlineStart: 'auto', fontWeight: 600 });
export const demoCode = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.title });
