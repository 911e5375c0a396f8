import { style } from '@vanilla-extract/css';

export const answer = style({ gridColumn: '1 / -1' });
