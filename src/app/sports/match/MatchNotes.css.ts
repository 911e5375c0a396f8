import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const notes = style({
  display: 'grid',
  gap: space[4],
  minBlockSize: '1.625rem',
  padding: `0 ${space[16]} ${space[8]}`,
  color: color.warn,
  ...type.table,
  wordBreak: 'keep-all',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const note = style({ display: 'flex', alignItems: 'center', gap: space[6], margin: 0 });
