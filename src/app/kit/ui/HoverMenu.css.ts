import { style } from '@vanilla-extract/css';
import { color, motion, radius, space, type } from '../theme/tokens.css.ts';
import { panel as menuPanel } from './menuItem.css.ts';

export const place = style({ position: 'relative', display: 'inline-block' });
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  ...type.body,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  selectors: { '&[aria-expanded="true"]': { color: color.text1, backgroundColor: color.odds } },
});
export const arrow = style({
  color: color.text3,
  transition: `rotate ${motion.enter}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const panel = style([
  menuPanel,
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    whiteSpace: 'nowrap',
    // The way from the button to the panel counts as the panel.
    '::before': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: -6, blockSize: 6 },
  },
]);
