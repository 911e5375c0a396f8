import { globalStyle, style } from '@vanilla-extract/css';
import { ticking } from '../../kit/theme/ticking.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const row = style({ selectors: { [at.narrow]: { display: 'block' } } });
globalStyle(`${row} > td`, { padding: `0 ${space[16]} ${space[12]}`, paddingInlineStart: '8rem' });
globalStyle(at.narrow.replace('&', `${row} > td`), { display: 'block', padding: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: color.text2,
  ...type.table,
  selectors: { [at.narrow]: { rowGap: space[4], paddingBlockStart: space[8] } },
});
export const left = style({
  ...ticking('9rem', '1.25rem'),
  marginInlineStart: 'auto',
  color: color.text3,
  textAlign: 'end',
});
