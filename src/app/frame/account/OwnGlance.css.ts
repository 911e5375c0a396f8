import { style } from '@vanilla-extract/css';

/** Of its height before it is known. */
export const place = style({ minBlockSize: '2.25rem' });
