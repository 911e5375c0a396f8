import { style } from '@vanilla-extract/css';
import { at, color, motion, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const amounts = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] });
export const amount = style({
  blockSize: '2rem',
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 500,
  ...type.meta,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.enter}`,
  ':hover': { backgroundColor: color.oddsHover },
  ':disabled': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1px ${color.border}`, color: color.suspended },
  selectors: { [at.narrow]: { blockSize: '2.75rem', ...type.table } },
});
export const half = style({ gridColumn: 'span 2', marginBlockStart: space[4] });
