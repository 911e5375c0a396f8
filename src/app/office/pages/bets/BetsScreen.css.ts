import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minBlockSize: 0,
  '@media': {
    [panelsBeside]: { selectors: { '&[data-opened]': { gridTemplateColumns: 'minmax(0, 1fr) 440px' } } },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const list = style({
  minBlockSize: 0,
  '@media': { [`not all and ${panelsBeside}`]: { selectors: { [`${whole}[data-opened] &`]: { display: 'none' } } } },
});
export const search = style({
  inlineSize: 'min(220px, 100%)',
  blockSize: 36,
  '@media': { [phone]: { inlineSize: '100%', blockSize: 44 } },
});
export const least = style({
  inlineSize: 130,
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
  selectors: { '&::placeholder': { color: color.text3 } },
  '@media': { [phone]: { inlineSize: '100%', blockSize: 44 } },
});
export const fill = style({ inlineSize: '100%' });
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 28,
  minBlockSize: 28,
  '@media': { [phone]: { minInlineSize: 44, minBlockSize: 44 } },
});
export const name = style({ color: color.text1, fontWeight: 600 });
export const what = style({ inlineSize: '40%' });
export const wide = style({
  '@media': {
    [phone]: { display: 'none' },
    [`${panelsBeside} and (max-width: 1599px)`]: {
      selectors: { [`${whole}[data-opened] ${list} &`]: { display: 'none' } },
    },
  },
});
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' });
export const problem = style({ color: color.danger, ...type.meta });
export const record = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [phone]: { gap: 0 } },
});
export const panel = style({ flex: 'none' });
export const facts = style({ padding: `${space[12]} ${space[16]}` });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: space[12],
  color: color.text1,
  textDecoration: 'underline',
  ...type.table,
  '@media': { [phone]: { minBlockSize: 44 } },
});
export const pick = style({ paddingBlock: space[6] });
export const quiet = style({ display: 'block', color: color.text3, overflowWrap: 'anywhere', ...type.meta });
