import { style } from '@vanilla-extract/css';
import { color, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  selectors: { '&[data-many]': { gap: 2 } },
});
export const column = style({ display: 'grid', gridTemplateRows: '72px 16px' });
export const shaft = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const bar = style({
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  backgroundColor: gameColor.ballTwo,
  selectors: {
    '&[data-color="red"]': { backgroundColor: gameColor.sideB },
    '&[data-color="green"]': { backgroundColor: gameColor.tie },
    '&[data-color="black"]': { backgroundColor: gameColor.neutral },
  },
});
export const expected = style({
  position: 'absolute',
  insetInline: -1,
  blockSize: 0,
  borderBlockStart: `1.5px dashed ${color.text2}`,
});
export const value = style({
  justifySelf: 'center',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.caption,
  fontSize: 'clamp(7px, 1.1cqi, 11px)',
});
