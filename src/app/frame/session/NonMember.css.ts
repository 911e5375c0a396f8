import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[20] });
export const lead = style({ fontWeight: 600, ...type.team });
export const points = style({ display: 'grid', gap: space[8], marginBlockStart: space[8] });
export const point = style({
  position: 'relative',
  paddingInlineStart: space[16],
  color: color.text2,
  ...type.body,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlockStart: 8,
    inlineSize: 4,
    blockSize: 4,
    borderRadius: radius.chip,
    backgroundColor: color.text3,
  },
});
export const title = style({ color: color.text2, marginBlockEnd: space[8], ...type.table });
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  ...type.body,
  ':hover': { backgroundColor: color.oddsHover },
  selectors: { '& + &': { marginBlockStart: space[8] } },
});
export const contactId = style({ fontWeight: 600 });
