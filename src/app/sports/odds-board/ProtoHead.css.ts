import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[24],
  rowGap: space[4],
  paddingInline: space[16],
  paddingBlockEnd: space[8],
  selectors: { [at.narrow]: { paddingInline: space[12], backgroundColor: color.bg0 } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  flex: '1 1 auto',
});
export const name = style({ fontWeight: 700, ...type.title, whiteSpace: 'nowrap' });
export const state = style({
  flex: 'none',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.live,
  fontWeight: 600,
  ...type.meta,
  selectors: { '&[data-over]': { color: color.text3 } },
});
export const steps = style({ marginInlineStart: 'auto', display: 'inline-flex' });
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.button,
  color: color.text2,
  ':hover': { backgroundColor: color.odds },
  selectors: { '&[data-off]': { color: color.border, backgroundColor: 'transparent' } },
});
export const facts = style({
  display: 'flex',
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  paddingBlock: space[6],
  selectors: { [at.narrow]: { flex: '1 0 100%' } },
});
export const fact = style({
  flex: '1 0 auto',
  paddingInline: space[12],
  borderInlineStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
});
export const factName = style({ color: color.text3, ...type.meta });
export const value = style({ fontWeight: 600, whiteSpace: 'nowrap', ...type.body });
