import { style } from '@vanilla-extract/css';
import { radius, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

export const chip = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: 28,
  paddingInline: space[8],
  borderRadius: radius.cell,
  backgroundColor: gameColor.neutral,
  color: gameColor.onSide,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...type.table,
  selectors: {
    '&[data-tone="a"]': { backgroundColor: gameColor.sideA },
    '&[data-tone="b"]': { backgroundColor: gameColor.sideB },
    '&[data-tone="tie"]': { backgroundColor: gameColor.tie },
  },
});
