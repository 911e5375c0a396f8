import { style } from '@vanilla-extract/css';
import { color, space, type } from '../theme/tokens.css.ts';

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[40]} ${space[24]}`,
  textAlign: 'center',
});
export const icon = style({ color: color.text3, marginBlockEnd: space[8] });
export const title = style({ fontWeight: 600, ...type.body });
/** With what can be done about it right under it. */
export const titleOverAct = style([title, { marginBlockEnd: space[8] }]);
export const hint = style({ color: color.text2, ...type.table, marginBlockEnd: space[8] });
