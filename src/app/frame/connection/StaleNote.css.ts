import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** In a line of its own, and not in a head beside a name. */
const alone = '[role="status"] > &';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.warn,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: { [alone]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
});
export const sentence = style({
  selectors: {
    '&:not(:last-child)::after': { content: '" ·"' },
    [at.narrow]: { display: 'none' },
    [at.narrow.replace('&', `[role="status"] > ${note} > &`)]: { display: 'inline' },
  },
});
