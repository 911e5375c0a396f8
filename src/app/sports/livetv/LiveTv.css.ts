import { style } from '@vanilla-extract/css';
import { underHead } from '../../kit/theme/hidden.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  selectors: { [at.narrow]: { padding: `${space[12]} ${space[12]} ${space[16]}` } },
});
export const title = style({ fontWeight: 700, ...type.title, selectors: underHead });
export const notice = style([
  panel,
  { display: 'flex', alignItems: 'center', gap: space[8], padding: space[12], color: color.text2, ...type.table },
]);
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[12],
  alignItems: 'start',
});
export const card = style([panel, { overflow: 'hidden' }]);
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text2,
  ...type.table,
  ':hover': { color: color.text1 },
});
