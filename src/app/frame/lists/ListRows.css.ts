import { style } from '@vanilla-extract/css';
import { at } from '../../kit/theme/tokens.css.ts';

/** A row across a table, in one that stands in blocks on a phone too. */
export const gap = style({ selectors: { [at.narrow]: { display: 'block' } } });
