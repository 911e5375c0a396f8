import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

/** Receipt behind the words where both fit on a line, beneath them where they do not. */
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: space[4],
});
/** Where the words need two lines, they part between two sentences. */
export const sentence = style({ display: 'inline-block' });
export const receipt = style({ color: color.text3, whiteSpace: 'nowrap' });
