import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';
import { gameColor } from '../gameColors.css.ts';

export const stage = style({ borderBlockStart: `1px solid ${color.hairline}`, backgroundColor: gameColor.felt });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const n = style({ color: color.text1, selectors: { '[data-live] > &': { color: color.live } } });
/** As high as the stages of all families, before and after they are there. */
export const floor = style({
  display: 'grid',
  alignItems: 'stretch',
  minBlockSize: 268,
  selectors: { [at.narrow]: { minBlockSize: 240 } },
});
export const words = style({
  display: 'grid',
  gap: space[4],
  placeContent: 'center',
  justifyItems: 'center',
  color: color.text3,
  ...type.body,
});
export const title = style({ color: color.text1, fontWeight: 700, ...type.subtitle });
export const drawn = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[20],
  padding: `${space[8]} ${space[16]} ${space[24]}`,
});
export const outcome = style({ fontWeight: 700, textAlign: 'center', wordBreak: 'keep-all', ...type.subtitle });
