import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { HEIGHT } from './drawTimeline.ts';

const phone = '(max-width: 719px)';

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: space[8],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const labels = style({ display: 'grid', alignContent: 'start', '@media': { [phone]: { display: 'none' } } });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.text2,
  whiteSpace: 'nowrap',
  ...type.caption,
});
export const count = style({ color: color.text3, fontVariantNumeric: 'tabular-nums' });
export const area = style({
  position: 'relative',
  cursor: 'pointer',
  touchAction: 'none',
  borderRadius: radius.cell,
  userSelect: 'none',
});
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: HEIGHT });
export const cursor = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: HEIGHT,
  inlineSize: 2,
  marginInlineStart: -1,
  backgroundColor: color.focus,
  pointerEvents: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -2,
    insetInlineStart: -4,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: radius.chip,
    backgroundColor: color.focus,
  },
});
export const tip = style({
  position: 'absolute',
  insetBlockStart: 0,
  marginInlineStart: space[8],
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.cell,
  backgroundColor: color.bg2,
  color: color.text1,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  ...type.meta,
  selectors: { '&[data-late]': { transform: 'translateX(calc(-100% - 16px))' } },
});
export const axis = style({ position: 'relative', blockSize: 16, overflow: 'hidden' });
export const tick = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.caption,
});
