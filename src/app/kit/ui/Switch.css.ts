import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../theme/tokens.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  textAlign: 'start',
  ...type.body,
  ':disabled': { color: color.text3 },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const note = style({ color: color.text3, ...type.meta });
/** On is filled and to the right: told by its place, not by its colour alone. */
export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 40,
  blockSize: 24,
  padding: 3,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.chip,
  selectors: {
    '[aria-checked="true"] > &': { justifyContent: 'flex-end', backgroundColor: color.text1, borderColor: color.text1 },
  },
});
export const knob = style({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radius.chip,
  backgroundColor: color.borderStrong,
  selectors: { '[aria-checked="true"] &': { backgroundColor: color.bg1 } },
});
