import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';
import { phone, wideRail } from '../parts/screen.ts';

export const whole = style({
  display: 'grid',
  gridTemplate: '"rail bar" 48px "rail main" minmax(0, 1fr) / 72px minmax(0, 1fr)',
  blockSize: '100dvh',
  backgroundColor: color.bg0,
  '@media': {
    [wideRail]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [phone]: { gridTemplate: '"bar" 56px "main" minmax(0, 1fr) "rail" auto / minmax(0, 1fr)' },
  },
});
export const main = style({
  gridArea: 'main',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[8],
  overflow: 'auto',
  ':focus-visible': { outline: 'none' },
  '@media': { [phone]: { padding: 0, gap: 0 } },
});
