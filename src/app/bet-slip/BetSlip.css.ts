import { style } from '@vanilla-extract/css';
import { at, color } from '../theme/tokens.css.ts';

export const slip = style({ display: 'flex', flexDirection: 'column', maxBlockSize: '100%', minBlockSize: 0 });
/** Scrolls when the window is short; the foot below it never does. */
export const body = style({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' });
export const picks = style({ selectors: { [at.narrow]: { maxBlockSize: 190, overflowY: 'auto' } } });
export const empty = style({ borderBlockStart: `1px solid ${color.hairline}` });
