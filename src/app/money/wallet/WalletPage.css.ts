import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], wordBreak: 'keep-all' });
export const top = style([
  panel,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '3rem',
    paddingInline: space[8],
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0, minBlockSize: '3.25rem', paddingInline: space[16] } },
  },
]);
export const title = style({ fontWeight: 700, ...type.title });
export const tabs = style({ display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' });
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
