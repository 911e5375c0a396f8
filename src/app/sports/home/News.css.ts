import { style } from '@vanilla-extract/css';
import { codeChip } from '../../kit/theme/codeChip.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

/** How many are shown: the panel is as high in every state. */
export const ROWS = 4;

export const body = style({ blockSize: ROWS * 48, overflow: 'hidden' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  blockSize: 48,
  paddingInline: space[16],
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const part = style({ ...codeChip, flex: 'none', paddingInline: space[6] });
export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text2,
  ...type.body,
  selectors: { '&[data-unread]': { color: color.text1, fontWeight: 600 } },
});
export const time = style({ flex: 'none', color: color.text3, fontVariantNumeric: 'tabular-nums', ...type.meta });
