import { style } from '@vanilla-extract/css';
import { at } from '../theme/tokens.css.ts';

export const seconds = style({ selectors: { [at.narrow]: { display: 'none' } } });
