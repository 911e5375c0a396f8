import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { one } from './Inspector.css.ts';

export { hidden };

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[12]}`,
  minBlockSize: 48,
  marginInline: `-${space[8]}`,
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  '@media': { [one]: { paddingBlock: space[6] } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.focus,
  ...type.subtitle,
});
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minInlineSize: 0,
});
export const facts = style({ color: color.text3, ...type.meta });
export const digest = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.win,
  ...type.meta,
  selectors: { '&[data-wrong="true"]': { color: color.danger } },
});
export const ways = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [one]: { flexWrap: 'wrap', inlineSize: '100%' } },
});
export const place = style({
  marginInlineEnd: space[8],
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.meta,
  '@media': { [one]: { marginInlineEnd: 'auto' } },
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { backgroundColor: color.odds, color: color.text1 },
  '@media': { [one]: { inlineSize: 44, blockSize: 44 } },
});
export const link = style({ '@media': { [one]: { display: 'none' } } });
export const swap = style({ '@media': { [one]: { display: 'none' } } });
export const closeWord = style({ '@media': { [one]: { display: 'none' } } });
export const closeSign = style({ display: 'none', '@media': { [one]: { display: 'inline-flex' } } });
