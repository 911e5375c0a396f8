import { style } from '@vanilla-extract/css';
import { color } from '../../kit/theme/tokens.css.ts';

/** Three prices take half as much room again as two. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const columns = style({ display: 'grid' });
export const column = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.hairline}` } },
});
