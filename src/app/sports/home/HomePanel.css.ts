import { style } from '@vanilla-extract/css';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const panel = style([
  surface,
  {
    overflow: 'hidden',
    containerType: 'inline-size',
    minInlineSize: 0,
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: 45,
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const title = style({ fontWeight: 700, ...type.subtitle, whiteSpace: 'nowrap' });
export const live = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  backgroundColor: color.border,
  selectors: { '&[data-live]': { backgroundColor: color.live } },
});
export const count = style({ color: color.text3, ...type.subtitle });
export const note = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap' });
/** Keeps its place whatever is noted before it. */
export const end = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[4] });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  color: color.text2,
  ...type.table,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text1 },
  ':focus-visible': { outlineOffset: -2 },
});
