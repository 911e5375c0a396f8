import { style } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  selectors: { [at.narrow]: { padding: `${space[16]} ${space[12]}` } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  selectors: { [at.narrow]: { justifyContent: 'end' } },
});
export const title = style({ fontWeight: 700, ...type.title, selectors: underHead });
export const facts = style([
  panel,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `${space[16]} ${space[48]}`,
    padding: space[24],
    selectors: { [at.narrow]: { padding: space[16] } },
  },
]);
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 auto',
  selectors: { [at.narrow]: { flexBasis: '100%' } },
});
export const level = style({
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  fontWeight: 700,
  ...type.table,
});
export const nickname = style({ fontWeight: 700, ...type.balance });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[40]}`,
  selectors: { [at.narrow]: { display: 'grid', inlineSize: '100%', gap: space[8] } },
});
export const fact = style({
  display: 'grid',
  gap: space[4],
  selectors: { [at.narrow]: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' } },
});
export const label = style({ color: color.text2, ...type.table });
export const value = style({
  fontWeight: 600,
  ...type.subtitle,
  selectors: { [at.narrow]: { textAlign: 'end' } },
});
export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20.25rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[12],
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr' } },
});
export const card = style([
  panel,
  {
    display: 'grid',
    gap: space[20],
    padding: space[24],
    selectors: { [at.narrow]: { padding: space[16] } },
  },
]);
export const cardTitle = style({ fontWeight: 700, ...type.subtitle });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: space[8],
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.oddsHover },
});
