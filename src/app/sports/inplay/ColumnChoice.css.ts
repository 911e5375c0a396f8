import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[8], minBlockSize: 44, minInlineSize: 0 });
export const title = style({ flex: 'none', ...type.subtitle, fontWeight: 700 });
export const hint = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  ...type.meta,
});
export const choices = style({
  flex: 'none',
  display: 'flex',
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.bg1,
});
export const choice = style({
  minBlockSize: 32,
  paddingInline: space[12],
  borderRadius: radius.cell,
  color: color.text2,
  ...type.table,
  selectors: {
    '&[aria-pressed="true"]': { color: color.text1, fontWeight: 600, backgroundColor: color.odds },
    '&:disabled': { color: color.suspended },
  },
});
