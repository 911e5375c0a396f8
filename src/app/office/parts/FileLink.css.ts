import { style } from '@vanilla-extract/css';
import { control } from './list.css.ts';

export const file = style({ ...control, fontWeight: 600 });
