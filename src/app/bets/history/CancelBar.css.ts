import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: color.text2,
  ...type.table,
  selectors: { [at.narrow]: { rowGap: space[4], paddingBlockStart: space[8] } },
});
export const left = style({ marginInlineStart: 'auto', color: color.text3, textAlign: 'end' });
