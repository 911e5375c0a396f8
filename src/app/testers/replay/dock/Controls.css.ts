import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

const narrow = '(max-width: 1279px)';
const phone = '(max-width: 719px)';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  '@media': { [phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});
export const transport = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const press = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { backgroundColor: color.odds, color: color.text1 },
  '@media': { [narrow]: { inlineSize: 44, blockSize: 44 } },
});
export const play = style([
  press,
  { inlineSize: 44, backgroundColor: color.odds, color: color.text1, ':hover': { backgroundColor: color.oddsHover } },
]);
export const rates = style({
  display: 'flex',
  padding: space[2],
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  '@media': { [narrow]: { display: 'none' } },
});
export const rate = style({
  minInlineSize: 44,
  blockSize: 30,
  paddingInline: space[8],
  borderRadius: radius.cell,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  ':hover': { color: color.text1 },
  selectors: { '&[aria-pressed="true"]': { backgroundColor: color.oddsHover, color: color.text1, fontWeight: 700 } },
});
export const rateChoice = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const select = style({
  blockSize: 44,
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.table,
});
export const speed = style({
  minInlineSize: '5.5rem',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.meta,
  '@media': { [narrow]: { minInlineSize: '4.5rem' }, [phone]: { minInlineSize: 0 } },
  selectors: { '&:empty': { '@media': { [phone]: { display: 'none' } } } },
});
const framed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  blockSize: 34,
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  whiteSpace: 'nowrap',
  ...type.table,
  '@media': { [narrow]: { blockSize: 46 } },
});
export const next = framed;
export const nextButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  blockSize: '100%',
  paddingInline: `${space[12]} ${space[8]}`,
  borderRadius: radius.button,
  fontWeight: 600,
  ':hover': { backgroundColor: color.odds },
});
export const nextKind = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: '100%',
  color: color.text2,
  borderInlineStart: `1px solid ${color.hairline}`,
  '@media': { [narrow]: { inlineSize: 44 } },
  selectors: { '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const over = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' });
export const loop = style([
  framed,
  {
    paddingInline: space[12],
    fontWeight: 600,
    ':hover': { backgroundColor: color.odds },
    selectors: {
      '&[aria-pressed="true"], &[data-half]': { borderColor: color.focus, color: color.focus },
    },
  },
]);
