import { style } from '@vanilla-extract/css';
import { color } from '../../kit/theme/tokens.css.ts';

export const columns = style({ display: 'grid' });
export const column = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.hairline}` } },
});
