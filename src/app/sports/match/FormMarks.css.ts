import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const marks = style({ display: 'inline-flex', gap: space[4], minBlockSize: '1.375rem' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `1px solid ${color.text1}`,
  borderRadius: radius.chip,
  color: color.text1,
  fontWeight: 600,
  ...type.caption,
  selectors: {
    '&[data-outcome="won"]': { backgroundColor: color.text1, color: color.bg1 },
    '&[data-outcome="drawn"]': { borderColor: color.oddsHover, backgroundColor: color.oddsHover },
    '&[data-outcome="lost"]': { borderColor: color.borderStrong },
  },
});
