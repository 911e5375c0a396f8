import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

/** Of its height before it is known. */
export const place = style({
  minBlockSize: '3.75rem',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
