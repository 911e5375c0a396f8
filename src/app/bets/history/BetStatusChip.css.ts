import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.5rem',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text2,
  fontWeight: 500,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="0"]': { color: color.live },
    '&[data-status="2"], &[data-status="3"]': { color: color.win },
  },
});
