import { style } from '@vanilla-extract/css';

export const prices = style({ position: 'relative', ':focus': { outline: 'none' } });
