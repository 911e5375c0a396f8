import { style } from '@vanilla-extract/css';
import { color, radius } from '../theme/tokens.css.ts';

/** As wide as two digits, as high as small letters: what comes moves nothing. */
export const unknown = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '0.5em',
  verticalAlign: 'middle',
  borderRadius: radius.cell,
  backgroundColor: color.odds,
});
