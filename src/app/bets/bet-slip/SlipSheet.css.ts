import { style } from '@vanilla-extract/css';
import { sheet as surface } from '../../kit/theme/sheet.css.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { color, radius, space } from '../../kit/theme/tokens.css.ts';

export const sheet = style({ ...surface, maxBlockSize: '92dvh' });
export const grip = style({
  alignSelf: 'center',
  inlineSize: 36,
  blockSize: 4,
  marginBlock: `${space[8]} 0`,
  borderRadius: radius.chip,
  backgroundColor: color.borderStrong,
});
export const hiddenTitle = hidden;
