import { style } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  // The footer is below the window from the first paint on, however many letters come.
  minBlockSize: '100dvh',
  gap: space[12],
  selectors: { [at.narrow]: { padding: `${space[16]} ${space[12]}` } },
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[12], paddingBlock: space[4] });
export const title = style({ fontWeight: 700, ...type.title, selectors: underHead });
export const count = style({ color: color.text2, ...type.table });
export const box = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
});
export const asOf = style({ marginInlineStart: 'auto', color: color.text3, ...type.table });
/** Its height is kept, whatever stands in it: choosing moves nothing below. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const act = style({ minBlockSize: '2.75rem' });
export const problem = style({ color: color.danger, ...type.table });
export const choice = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const choiceLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[12],
  minBlockSize: '3rem',
  padding: `${space[8]} ${space[16]}`,
  cursor: 'pointer',
  ...type.body,
  ':hover': { backgroundColor: color.bg2 },
});
export const check = style({ inlineSize: 20, blockSize: 20, accentColor: color.brand });

/** One line of the list: sign, title, time; the time below the title where there is little room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  selectors: { [at.narrow]: { gridTemplateColumns: '10px minmax(0, 1fr)', rowGap: space[2] } },
});
export const sign = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.chip,
  selectors: { '&[data-unread]': { backgroundColor: color.brand, outline: `1px solid ${color.pickedLine}` } },
});
export const subject = style({
  fontWeight: 500,
  color: color.text2,
  selectors: { '[data-unread] ~ &': { fontWeight: 700, color: color.text1 } },
});
export const time = style({
  color: color.text3,
  fontWeight: 400,
  ...type.table,
  selectors: { [at.narrow]: { gridColumn: 2 } },
});
export const letter = style({
  display: 'grid',
  gap: space[16],
  paddingInlineStart: 22,
  selectors: { [at.narrow]: { paddingInlineStart: 0 } },
});
export const contents = style({ maxInlineSize: '44rem', color: color.text1, ...type.body, lineHeight: 1.65 });
export const actions = style({ display: 'flex', justifyContent: 'flex-end' });
