import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const spinner = style({ animation: `${turn} 900ms linear infinite`, fill: 'none', strokeWidth: 1.75 });
export const track = style({ stroke: color.borderStrong, opacity: 0.4 });
export const hand = style({ stroke: 'currentColor', strokeLinecap: 'round' });
