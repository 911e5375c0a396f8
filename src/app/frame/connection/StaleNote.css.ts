import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** In a line of its own, and not in a head beside a name. */
const line = '[role="status"] >';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  color: color.warn,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: { [`${line} &`]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
});
export const sentence = style({
  selectors: {
    '&:not(:last-child)::after': { content: '" ·"' },
    [at.narrow]: { display: 'none' },
    [at.narrow.replace('&', `${line} ${note} > &`)]: { display: 'inline' },
  },
});
