import { style } from '@vanilla-extract/css';
import { codeChip } from '../../kit/theme/codeChip.css.ts';
import { at, color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const group = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlockEnd: space[6],
  selectors: { [at.narrow]: { paddingBlockEnd: 0 } },
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 'var(--chrome-height, 0px)',
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.25rem',
  paddingInline: space[16],
  backgroundColor: color.bg1,
  selectors: { [at.narrow]: { paddingInline: space[12], minBlockSize: '2.75rem' } },
});
export const icon = style({ color: color.text3 });
export const code = style(codeChip);
export const name = style({
  fontWeight: 600,
  ...type.table,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ color: color.text3, ...type.table });
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  // Begins where the name ends, with a note in it or without.
  flex: '1 0 auto',
  justifyContent: 'flex-end',
  marginInlineEnd: `-${space[8]}`,
});
/** Kept free until it comes; on a wide screen a press may begin above and below the head. */
export const star = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.25rem',
  marginInlineEnd: `-${space[8]}`,
  selectors: { [at.narrow]: { blockSize: '2.75rem' } },
});
export const fold = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.button,
  color: color.text3,
  ':hover': { color: color.text1, backgroundColor: color.odds },
  selectors: { [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
export const rows = style({});
export const game = style({ position: 'relative' });
/** A game that has started keeps its height: its row stays, unseen, under what is said of it. */
export const shown = style({ selectors: { '&[inert]': { visibility: 'hidden' } } });
