import { style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../theme/tokens.css.ts';

export const panel = style({
  position: 'fixed',
  zIndex: layer.panel,
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  inlineSize: 330,
  maxBlockSize: 'calc(100dvh - 24px)',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
});
export const folded = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: space[16],
  borderRadius: 'inherit',
  ':hover': { backgroundColor: color.bg2 },
});
export const title = style({ fontWeight: 700, ...type.team });
export const total = style({ marginInlineStart: 'auto', fontWeight: 700, ...type.subtitle });
