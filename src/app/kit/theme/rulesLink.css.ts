/** From where bets are made to the rules and chances that hold there. */
import { style } from '@vanilla-extract/css';
import { color, type } from './tokens.css.ts';

export const rulesLink = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.text2,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ...type.meta,
  ':hover': { color: color.text1 },
});
