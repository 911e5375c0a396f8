import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** On lines of its own where letters are so large that it has no room beside what stands there. */
export const clock = style({ display: 'inline-flex', flexWrap: 'wrap', columnGap: space[12], ...type.table });
/** The smallest phone has room for the time and for what is said of the line. */
export const label = style({
  color: color.text3,
  selectors: { [at.narrow]: { '@media': { '(max-width: 409px)': { display: 'none' } } } },
});
