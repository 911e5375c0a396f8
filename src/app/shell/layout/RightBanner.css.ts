import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const banner = style([panel, { overflow: 'hidden', paddingBlock: space[4] }]);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  color: color.text2,
  ...type.table,
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    'a&:hover': { backgroundColor: color.bg2, color: color.text1 },
    '* + &': { borderBlockStart: `1px solid ${color.hairline}` },
  },
});
export const name = style({ flex: 1, whiteSpace: 'nowrap' });
export const id = style({
  color: color.text1,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const domain = style({
  display: 'block',
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
/** A place of its own before the picture has come, so that nothing below moves. */
export const picture = style({
  display: 'block',
  inlineSize: 'calc(100% - 32px)',
  aspectRatio: '512 / 208',
  objectFit: 'contain',
  marginInline: space[16],
  marginBlockEnd: space[12],
  borderRadius: radius.button,
});
