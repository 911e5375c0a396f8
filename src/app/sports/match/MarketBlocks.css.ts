import { style } from '@vanilla-extract/css';
import { at, color } from '../../kit/theme/tokens.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    [at.tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const columns = style({ display: 'grid' });
export const column = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.hairline}` } },
});
