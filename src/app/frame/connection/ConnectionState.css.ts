import { style } from '@vanilla-extract/css';
import { ticking } from '../../kit/theme/ticking.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  ...type.table,
  whiteSpace: 'nowrap',
});
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.chip,
  backgroundColor: color.live,
  selectors: {
    [`${state}[data-staleness="late"] &`]: { backgroundColor: color.warn },
    [`${state}[data-staleness="stale"] &`]: { backgroundColor: 'transparent', border: `2px solid ${color.danger}` },
  },
});
export const age = style({ ...ticking('4ch', '1.25rem'), color: color.text3, minInlineSize: '4ch' });
export const setAside = style({
  minInlineSize: '1.5rem',
  blockSize: '1.25rem',
  paddingInline: space[4],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.chip,
  color: color.text3,
  ...type.caption,
});
