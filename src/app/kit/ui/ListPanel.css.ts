import { style } from '@vanilla-extract/css';
import { underHead } from '../theme/hidden.css.ts';
import { panel } from '../theme/panel.css.ts';
import { at, color, space, type } from '../theme/tokens.css.ts';

export const whole = style([
  panel,
  { overflow: 'hidden', selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[16]} ${space[16]} ${space[12]}`,
  // The name stands in the head of the phone; what is left is how old the list is.
  selectors: { [at.narrow]: { paddingBlock: space[4], minBlockSize: '1.625rem' } },
});
export const title = style({ flexShrink: 0, fontWeight: 700, ...type.title, selectors: underHead });
export const asOf = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  ...type.table,
});
