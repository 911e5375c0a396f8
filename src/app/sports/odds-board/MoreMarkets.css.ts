import { style } from '@vanilla-extract/css';
import { belowHead } from '../../kit/theme/belowHead.ts';
import { at, color, radius } from '../../kit/theme/tokens.css.ts';

export const more = style({
  ...belowHead,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  borderRadius: radius.button,
  color: 'inherit',
  // Stands in the line of the time, and reaches over it.
  selectors: {
    '&[href]:hover': { color: color.text1, backgroundColor: color.odds },
    [at.narrow]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem', marginBlock: '-0.75rem' },
  },
});
