import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

/** A choice is as wide as what is chosen, and not as the longest there is. */
export const choices = style({});
globalStyle(`${choices} select`, { fieldSizing: 'content', maxInlineSize: '14rem', textOverflow: 'ellipsis' });
/** What stands over a list and narrows it. */
export const filters = style([
  choices,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: space[8],
    borderBlockEnd: `1px solid ${color.hairline}`,
  },
]);
/** What is pressed of a row, by the keyboard too. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 32,
  maxInlineSize: '100%',
  borderRadius: radius.cell,
  '@media': { [phone]: { minBlockSize: 44 } },
});
/** A small control of a bar of filters. */
export const control = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 32,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  color: color.text1,
  whiteSpace: 'nowrap',
  ...type.table,
  ':hover': { backgroundColor: color.odds },
  '@media': { [phone]: { minBlockSize: 44 } },
} as const;
