import { style } from '@vanilla-extract/css';
import { color, radius, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

export const disc = style({
  fill: gameColor.neutral,
  selectors: {
    '&[data-tone="a"]': { fill: gameColor.sideA },
    '&[data-tone="b"]': { fill: gameColor.sideB },
    '&[data-tone="tie"]': { fill: gameColor.tie },
  },
});
export const ring = style({ fill: 'none', stroke: color.text1, strokeWidth: 2 });
export const letter = style({ fill: gameColor.onSide, fontWeight: 700, textAnchor: 'middle' });
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.chip,
  backgroundColor: gameColor.neutral,
  color: gameColor.onSide,
  fontWeight: 700,
  ...type.caption,
  selectors: {
    '&[data-tone="a"]': { backgroundColor: gameColor.sideA },
    '&[data-tone="b"]': { backgroundColor: gameColor.sideB },
    '&[data-tone="tie"]': { backgroundColor: gameColor.tie },
  },
});
