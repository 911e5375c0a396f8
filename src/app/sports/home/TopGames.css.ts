import { style } from '@vanilla-extract/css';
import { codeChip } from '../../kit/theme/codeChip.css.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Height of the strip of cards, whatever stands in it. */
const HEIGHT = 164;

/** One row of cards that slides sideways; how many are in sight is for the width of the panel. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '86%',
  blockSize: HEIGHT,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  '@container': {
    '(min-width: 560px)': { gridAutoColumns: '50%' },
    '(min-width: 860px)': { gridAutoColumns: 'calc(100% / 3)' },
    '(min-width: 1180px)': { gridAutoColumns: '25%' },
  },
});
export const message = style({ blockSize: HEIGHT, display: 'grid', alignContent: 'center', overflow: 'hidden' });
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[8],
  blockSize: '100%',
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]} ${space[16]}`,
  scrollSnapAlign: 'start',
  selectors: { 'li + li > &': { borderInlineStart: `1px solid ${color.hairline}` } },
});
export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text3,
  ...type.meta,
  whiteSpace: 'nowrap',
});
export const code = style({ ...codeChip, paddingInline: space[4] });
/** As high as a finger needs, without room of its own: the line stays as high as its words. */
export const league = style({
  minInlineSize: '2.75rem',
  paddingBlock: 14,
  marginBlock: -14,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text2,
  ':hover': { color: color.text1, textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: -2 },
});
export const time = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });
export const teams = style({ minInlineSize: 0, alignContent: 'center' });
export const team = style({
  fontWeight: 600,
  ...type.team,
  lineHeight: '1.375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const grey = style({ borderRadius: radius.cell, backgroundColor: color.odds });
export const greyMeta = style([grey, { inlineSize: '60%', blockSize: 16 }]);
export const greyTeams = style([grey, { inlineSize: '40%', blockSize: 40, alignSelf: 'center' }]);
export const greyPrices = style([grey, { blockSize: 48 }]);
