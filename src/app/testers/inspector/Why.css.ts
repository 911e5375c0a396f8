import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { one } from './Inspector.css.ts';

export const nothing = style({ padding: `${space[4]} ${space[16]} ${space[16]}`, color: color.text3, ...type.meta });
export const under = style({
  padding: `${space[8]} ${space[16]} ${space[2]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  fontWeight: 600,
  ...type.meta,
});
export const steps = style({
  position: 'relative',
  paddingInline: space[12],
  paddingBlockEnd: space[8],
  maxBlockSize: 260,
  overflowY: 'auto',
});
export const step = style({
  position: 'relative',
  paddingInlineStart: space[16],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlock: 0,
    borderInlineStart: `1px solid ${color.border}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 4px)',
    inlineSize: 7,
    blockSize: 7,
    border: `1px solid ${color.text3}`,
    borderRadius: '50%',
    backgroundColor: color.bg1,
  },
  selectors: {
    '&[data-link="itself"]::after': { backgroundColor: color.focus, borderColor: color.focus },
    '&[data-link="connection"]::after': { borderColor: color.danger },
  },
});
globalStyle(`${step}:first-child::before`, { insetBlockStart: '50%' });
globalStyle(`${step}:last-child::before`, { insetBlockEnd: '50%' });
export const stepButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: 32,
  textAlign: 'start',
  ':hover': { backgroundColor: color.bg2 },
  '@media': { [one]: { minBlockSize: 44 } },
});
export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const where = style({
  color: color.text3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  ...type.meta,
});
export const seconds = style({ color: color.text2 });
