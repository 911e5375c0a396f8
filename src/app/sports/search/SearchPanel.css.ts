import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

const PRICE = 'var(--found-price, 60px)';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: '272px minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  minBlockSize: 0,
  overflowY: 'auto',
  selectors: {
    '&[data-one]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', vars: { '--found-price': '60px' } },
  },
});
export const side = style({
  paddingBlockEnd: space[8],
  borderInlineEnd: `1px solid ${color.hairline}`,
  blockSize: '100%',
  selectors: { [at.narrow]: { borderInlineEnd: 0, blockSize: 'auto' } },
});
export const games = style({ paddingBlockEnd: space[8], minInlineSize: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space[8]} ${space[16]} ${space[4]}`,
  color: color.text3,
  ...type.meta,
});
export const count = style({ fontVariantNumeric: 'tabular-nums' });
const gameColumns = `minmax(0, 1fr) repeat(3, ${PRICE})`;
export const gamesHead = style({
  display: 'grid',
  gridTemplateColumns: gameColumns,
  gap: space[4],
  padding: `${space[8]} ${space[16]} ${space[4]}`,
  color: color.text3,
  ...type.meta,
});
export const priceHead = style({ textAlign: 'center' });
const row = {
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 46,
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: color.odds, boxShadow: `inset 3px 0 ${color.text1}` },
    '&:hover': { backgroundColor: color.bg2 },
    '&[aria-selected="true"]:hover': { backgroundColor: color.odds },
    [at.narrow]: { minBlockSize: 56 },
  },
} as const;
export const team = style({
  ...row,
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  paddingInlineEnd: space[4],
});
export const game = style({
  ...row,
  gridTemplateColumns: gameColumns,
  gap: space[4],
  paddingInlineEnd: space[16],
});
export const cell = style({ display: 'grid', minInlineSize: 0, blockSize: '100%' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  paddingInlineStart: space[16],
  textAlign: 'start',
});
export const icon = style({ flex: 'none', color: color.text2 });
export const words = style({ display: 'grid', minInlineSize: 0 });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...cut, fontWeight: 600, ...type.body });
export const meta = style({ ...cut, color: color.text3, ...type.meta });
export const live = style({ color: color.live, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const typed = style({ textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 4 });
export const price = style({ display: 'grid', blockSize: 36, selectors: { [at.narrow]: { blockSize: 44 } } });
