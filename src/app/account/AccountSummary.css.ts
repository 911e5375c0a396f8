import { style } from '@vanilla-extract/css';
import { color, radius, screen, space, type } from '../theme/tokens.css.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minBlockSize: '2rem',
  '@media': {
    [screen.narrow]: { inlineSize: '100%', justifyContent: 'space-between', gap: space[8], flexWrap: 'wrap' },
  },
});
export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [screen.fromMiddle]: { paddingInlineEnd: space[20], borderInlineEnd: `1px solid ${color.border}` } },
});
export const level = style({
  paddingInline: space[8],
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  fontWeight: 600,
  ...type.meta,
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
});
export const nickname = style({
  fontWeight: 600,
  ...type.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '12em',
});
export const amounts = style({
  display: 'inline-flex',
  gap: space[20],
  '@media': { [screen.narrow]: { gap: space[12] } },
});
export const amount = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[8],
  whiteSpace: 'nowrap',
  '@media': {
    [screen.narrow]: {
      selectors: { '& + &': { paddingInlineStart: space[12], borderInlineStart: `1px solid ${color.border}` } },
    },
  },
});
export const label = style({ color: color.text3, ...type.meta });
export const pointsLabel = style([
  { color: color.text3, ...type.meta },
  {
    '@media': {
      [screen.narrow]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);
export const value = style({ fontWeight: 600, ...type.subtitle });
export const unit = style({ marginInlineStart: 1, fontWeight: 400, color: color.text3, ...type.meta });
export const unread = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineEnd: space[12],
  color: color.text2,
  ...type.table,
});
export const unreadWord = style({ '@media': { [screen.narrow]: { display: 'none' } } });
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: space[4],
  borderRadius: radius.chip,
  backgroundColor: color.text1,
  color: color.bg1,
  fontWeight: 700,
  ...type.meta,
  '@media': {
    [screen.narrow]: {
      position: 'absolute',
      insetBlockStart: -8,
      insetInlineStart: 12,
      minInlineSize: '1rem',
      blockSize: '1rem',
      fontSize: '0.6875rem',
    },
  },
});
