import { style } from '@vanilla-extract/css';
import { at, space } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });
/** Games in play beside games to come; one below the other where there is no room. */
export const lists = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as what is new is, which comes last: four rows below a head. */
export const newsRoom = style({ blockSize: 4 * 48 + 47 });
