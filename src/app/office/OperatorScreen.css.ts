import { style } from '@vanilla-extract/css';
import { quietButton } from '../kit/theme/quietButton.css.ts';
import { panel } from '../kit/theme/panel.css.ts';
import { color, space, type } from '../kit/theme/tokens.css.ts';

export const page = style([
  panel,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[12],
    padding: `${space[48]} ${space[24]}`,
    textAlign: 'center',
  },
]);
export const icon = style({ color: color.text3 });
export const title = style({ fontWeight: 700, ...type.balance });
export const text = style({
  color: color.text2,
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  marginBlockEnd: space[12],
  ...type.body,
});
/** As wide as the widest of them, and as high as the way out. */
export const ways = style({ display: 'grid', gap: space[12] });
export const way = style({ ...quietButton, minBlockSize: space[48] });
