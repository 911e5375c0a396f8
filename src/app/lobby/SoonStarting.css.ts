import { style } from '@vanilla-extract/css';
import { panel as surface } from '../theme/panel.css.ts';
import { color, radius, screen, space, type } from '../theme/tokens.css.ts';

export const panel = style([
  surface,
  { overflow: 'hidden', '@media': { [screen.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 48,
  paddingInline: space[16],
});
export const title = style({ fontWeight: 700, ...type.subtitle });
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.body,
  ':hover': { color: color.text1 },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  // Hairlines between the cards, whatever the number of columns.
  marginInlineEnd: -1,
});
export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'center',
  blockSize: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  borderInlineEnd: `1px solid ${color.hairline}`,
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
});
export const meta = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.text3,
  marginBlockEnd: space[6],
  ...type.meta,
});
export const until = style({ color: color.text1, fontWeight: 600, ...type.table });
export const code = style({
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  color: color.text2,
  ...type.caption,
});
export const league = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const team = style({
  gridColumn: 1,
  fontWeight: 500,
  ...type.team,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const prices = style({
  gridColumn: 2,
  gridRow: '2 / 4',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 4rem)',
  gap: space[4],
});
export const price = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  selectors: {
    '&[data-absent]': { backgroundColor: 'transparent', color: color.text3 },
    [`${prices}[data-stale] &`]: { backgroundColor: color.staleBg, color: color.staleText },
    [`${prices}[data-stale] &[data-absent]`]: { backgroundColor: 'transparent' },
  },
});
export const side = style({ color: color.text3, ...type.caption });
export const odds = style({ fontWeight: 700, ...type.team, whiteSpace: 'nowrap' });
