import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

export const form = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const parts = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[6],
  '@media': { [phone]: { flexWrap: 'wrap' } },
});
const column = { display: 'grid', gap: space[4], gridTemplateRows: '18px 36px 36px', gridAutoRows: 18 } as const;
export const sides = style({
  ...column,
  flex: '0 1 132px',
  minInlineSize: 0,
  alignItems: 'center',
  '@media': { [phone]: { flex: '1 0 100%', display: 'flex', gap: space[8], minBlockSize: 20 } },
});
export const team = style({
  overflow: 'hidden',
  color: color.text1,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.table,
});
globalStyle(`${sides} > ${team} + ${team}::before`, {
  '@media': { [phone]: { content: '"/ "', color: color.text3, fontWeight: 400 } },
});
export const part = style({
  ...column,
  // Eleven of them stand in a row beside the list of games.
  flex: '1 1 0',
  minInlineSize: 34,
  maxInlineSize: 56,
  justifyItems: 'center',
  '@media': { [phone]: { flex: 'none', gridTemplateRows: '18px 44px 44px', inlineSize: 60, maxInlineSize: 'none' } },
});
export const name = style({ color: color.text3, whiteSpace: 'nowrap', ...type.meta });
export const field = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  textAlign: 'center',
  fontWeight: 700,
  ...type.team,
  selectors: { '&[aria-invalid]': { borderColor: color.danger } },
});
export const known = style({
  overflow: 'hidden',
  maxInlineSize: '100%',
  color: color.text3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.meta,
  selectors: { '&[data-other]': { color: color.warn, fontWeight: 700 } },
});
globalStyle(`${sides} > :empty`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${sides} > ${known}::before`, { '@media': { [phone]: { content: '"· "' } } });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 28,
  color: color.text3,
  ...type.meta,
  '@media': { [phone]: { minBlockSize: 44 } },
});
globalStyle(`${tick} strong`, { color: color.text1 });
export const problem = style({ color: color.danger, ...type.table });
export const decides = style({ color: color.text2, ...type.table });
