import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], wordBreak: 'keep-all' });
export const tabs = style([
  panel,
  { display: 'flex', minBlockSize: '3rem', paddingInline: space[8], overflowX: 'auto', scrollbarWidth: 'none' },
]);
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  paddingInline: space[12],
  borderBlockEnd: '3px solid transparent',
  color: color.text2,
  ...type.body,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
  selectors: { '&[aria-current="page"]': { borderBlockEndColor: color.text1, color: color.text1, fontWeight: 700 } },
});
