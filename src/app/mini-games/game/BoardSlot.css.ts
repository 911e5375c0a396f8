import { style } from '@vanilla-extract/css';

/** As high as a board, nearly: what stands below is not pushed far. */
export const room = style({ minBlockSize: 320 });
