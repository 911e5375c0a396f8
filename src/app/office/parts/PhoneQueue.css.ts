import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 64,
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&[data-chosen]': { backgroundColor: color.odds, boxShadow: `inset 3px 0 0 ${color.text1}` } },
});
export const open = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 64,
  color: color.text2,
  textAlign: 'start',
});
export const who = style({ flex: '1 1 auto', display: 'grid', gap: space[2], ...type.body });
export const about = style({
  overflow: 'hidden',
  color: color.text3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.meta,
});
export const sum = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: space[2] });
export const amount = style({ color: color.text1, fontWeight: 700, ...type.team });
export const waits = style({
  color: color.text3,
  ...type.meta,
  selectors: { '&[data-late]': { color: color.warn, fontWeight: 700 } },
});
export const holder = style({ flex: 'none', display: 'grid', justifyItems: 'end', minInlineSize: 84, ...type.meta });
