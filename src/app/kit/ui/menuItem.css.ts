import { style } from '@vanilla-extract/css';
import { at, color, layer, radius, space, type } from '../theme/tokens.css.ts';

/** The panel of a `HoverMenu` and the lines in it. */
export const panel = style({
  zIndex: layer.panel,
  minInlineSize: '11rem',
  maxBlockSize: 'min(70dvh, 32rem)',
  overflowY: 'auto',
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text1,
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  ...type.body,
  ':hover': { backgroundColor: color.odds },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem' },
  },
});
