import { style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  // The centre of a pitch, as faint as the lines between rows: halfway line, circle, and light from above.
  backgroundImage: [
    `radial-gradient(circle at 50% 50%, ${color.bg0} 21rem, transparent 21rem)`,
    `radial-gradient(circle at 50% 50%, ${color.hairline} calc(21rem + 1px), transparent calc(21rem + 1.5px))`,
    `linear-gradient(90deg, transparent calc(50% - 0.5px), ${color.hairline} 0 calc(50% + 0.5px), transparent 0)`,
    `radial-gradient(60rem 30rem at 50% -8rem, ${color.bg2}, transparent)`,
  ].join(', '),
});
export const theme = style({ position: 'absolute', insetBlockStart: space[12], insetInlineEnd: space[12] });
export const main = style({ position: 'relative', inlineSize: 'min(400px, 100%)', display: 'grid', gap: space[24] });
/** For more than a form. */
export const wide = style([main, { inlineSize: 'min(560px, 100%)' }]);
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[4],
});
