import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';
import { panelOf } from './HouseScreen.css.ts';

export const find = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[6],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const findName = style({ color: color.text2, ...type.meta });
export const differs = style({ color: `${color.warn} !important`, fontWeight: 600 });
export const rule = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.text1,
  wordBreak: 'keep-all',
  ...type.table,
});
export const waits = style({ color: color.warn, fontWeight: 600, ...type.meta });
/** On a phone the page scrolls: what is done with a long form stays in view at its end. */
export const form = style([panelOf, { '@media': { [phone]: { overflow: 'visible' } } }]);
globalStyle(`${form} > div`, { '@media': { [phone]: { overflow: 'visible' } } });
/** As many beside one another as have room for their figures. */
export const markets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 560px), 1fr))',
  alignItems: 'start',
  columnGap: space[16],
  rowGap: space[8],
  paddingBlockEnd: space[16],
});
/** Columns of all markets stand below one another. */
export const market = style({ inlineSize: '100%', tableLayout: 'fixed' });
globalStyle(`${market} tbody td`, { '@media': { [phone]: { blockSize: 56 } } });
globalStyle(`${market} tbody tr:last-child th`, { borderBlockEndColor: 'transparent' });
export const figure = style({ inlineSize: '4.75rem' });
export const wide = style({ '@media': { [phone]: { display: 'none' } } });
export const name = style({
  padding: `${space[12]} ${space[16]} ${space[4]}`,
  color: color.text1,
  fontWeight: 600,
  textAlign: 'start',
  ...type.table,
});
export const note = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const cell = style({
  position: 'static !important' as 'static',
  blockSize: '44px !important',
  color: `${color.text1} !important`,
  fontWeight: '600 !important',
  whiteSpace: 'normal !important' as 'normal',
  wordBreak: 'keep-all',
  selectors: {
    'tr[data-changed] > &': { boxShadow: `inset 3px 0 0 ${color.brand}` },
  },
});
/** Where the columns of it have no room. */
export const brief = style({
  display: 'none',
  color: color.text3,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.meta,
  '@media': { [phone]: { display: 'block' } },
});
export const field = style({ inlineSize: '8rem', '@media': { [phone]: { inlineSize: '6.25rem' } } });
export const act = style({ inlineSize: '6.5rem', '@media': { [phone]: { inlineSize: '5.25rem' } } });
export const odds = style({
  display: 'block',
  marginInlineStart: 'auto',
  inlineSize: '5.5rem',
  maxInlineSize: '100%',
  blockSize: 32,
  paddingInline: space[8],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  ...type.body,
  selectors: {
    '&:disabled': { borderColor: color.border, color: color.text2, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
  '@media': { [phone]: { blockSize: 44 } },
});
export const problem = style({
  display: 'block',
  marginBlock: space[4],
  color: color.danger,
  whiteSpace: 'normal',
  wordBreak: 'keep-all',
  ...type.meta,
});
export const returns = style({ color: `${color.text1} !important`, fontVariantNumeric: 'tabular-nums' });
