import { style } from '@vanilla-extract/css';
import { at, color, layer, radius, screenInset, space, type } from '../../kit/theme/tokens.css.ts';

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
  selectors: {
    // Above the bottom bar; the head of the page and its first games stay in sight.
    [at.narrow]: {
      insetBlockEnd: 'calc(76px + env(safe-area-inset-bottom))',
      insetInlineEnd: `calc(${screenInset} + 8px)`,
      maxInlineSize: 'calc(100vw - 16px)',
      maxBlockSize: 'calc(78dvh - 76px)',
    },
  },
});
export const folded = style({ display: 'flex', alignItems: 'center', gap: space[4], paddingInlineEnd: space[4] });
export const unfold = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  minBlockSize: '3rem',
  paddingInline: space[16],
  borderRadius: radius.card,
  ':hover': { backgroundColor: color.bg2 },
});
export const title = style({ fontWeight: 700, ...type.team });
export const total = style({ marginInlineStart: 'auto', fontWeight: 700, ...type.subtitle });
