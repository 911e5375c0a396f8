import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const note = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[6],
  padding: `${space[6]} ${space[8]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  color: color.text2,
  ...type.meta,
  wordBreak: 'keep-all',
});
export const text = style({ margin: 0, flex: '1 1 auto', minInlineSize: 0 });
export const change = style({ display: 'block', color: color.text3, overflowWrap: 'anywhere' });
export const undo = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2rem',
  paddingInline: space[6],
  borderRadius: radius.button,
  color: color.text1,
  fontWeight: 600,
  ':hover': { backgroundColor: color.odds },
  selectors: { [at.narrow]: { minBlockSize: '2.75rem' } },
});
