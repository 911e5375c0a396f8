import { style } from '@vanilla-extract/css';
import { radius } from '../theme/tokens.css.ts';

export const code = style({
  justifySelf: 'center',
  inlineSize: 200,
  blockSize: 200,
  borderRadius: radius.button,
  backgroundColor: 'white',
  color: 'black',
});
