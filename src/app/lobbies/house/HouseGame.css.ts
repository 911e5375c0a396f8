import { keyframes, style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, motion, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  inlineSize: 'min(720px, 100%)',
  minBlockSize: 'calc(100dvh - 32px)',
  wordBreak: 'keep-all',
});
export const part = style([panel, { padding: space[16] }]);
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const title = style({ flex: 1, fontWeight: 700, ...type.title });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  marginBlockStart: space[12],
});
export const fact = style({ display: 'grid', gap: space[2] });
export const label = style({ color: color.text3, ...type.meta });
export const figure = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.subtitle });
export const stage = style([
  part,
  {
    display: 'grid',
    gap: space[12],
    justifyItems: 'center',
    minBlockSize: 232,
    alignContent: 'center',
    overflow: 'hidden',
  },
]);
export const reels = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 128px))', gap: space[8] });
export const reel = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  inlineSize: '100%',
  borderRadius: radius.card,
  backgroundColor: '#F6F0E2',
});
const turning = keyframes({ from: { transform: 'translateY(-14%)' }, to: { transform: 'translateY(14%)' } });
export const moving = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${turning} 140ms ease-in-out infinite alternate`,
      opacity: 0.5,
    },
  },
});
export const hands = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[24], inlineSize: '100%' });
export const hand = style({ display: 'grid', gap: space[8], justifyItems: 'center', minInlineSize: 0 });
export const cards = style({ display: 'flex', gap: space[6], minBlockSize: 84 });
const dealt = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
export const card = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: 58,
  blockSize: 84,
  borderRadius: radius.button,
  backgroundColor: '#F6F0E2',
  color: '#1D2433',
  fontWeight: 700,
  ...type.balance,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${dealt} ${motion.sheet} both` } },
  selectors: {
    '&[data-red]': { color: '#B22234' },
    [at.narrow]: { inlineSize: 46, blockSize: 68, ...type.stake },
  },
});
export const outcome = style({ minBlockSize: '1.5rem', textAlign: 'center', fontWeight: 600, ...type.subtitle });
export const form = style([part, { display: 'grid', gap: space[12] }]);
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  border: 0,
  padding: 0,
});
/** Chosen is told by its outline, never by colour alone. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 56,
  border: `2px solid transparent`,
  borderRadius: radius.button,
  backgroundColor: color.odds,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:has(> :checked)': { borderColor: color.text1 },
    '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'pointer',
});
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 48,
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  ':focus-within': { outline: `2px solid ${color.focus}` },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text1,
  fontWeight: 700,
  textAlign: 'end',
  ...type.stake,
});
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  gap: space[8],
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: 48,
  borderBlockStart: `1px solid ${color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const grow = style({ flex: 1 });
export const hex = style({
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
  color: color.text2,
  ...type.meta,
});
export const heading = style({ fontWeight: 700, ...type.body });
export const summary = style({
  minBlockSize: 44,
  alignContent: 'center',
  fontWeight: 700,
  cursor: 'pointer',
  ...type.body,
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...type.table });
export const cell = style({
  padding: `${space[8]} 0`,
  borderBlockStart: `1px solid ${color.hairline}`,
  textAlign: 'start',
});
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const note = style({ marginBlockStart: space[8], color: color.text2, ...type.table });
