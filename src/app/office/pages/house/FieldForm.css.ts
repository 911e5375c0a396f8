import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { phone } from '../../parts/screen.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  alignItems: 'start',
  gap: `${space[16]} ${space[16]}`,
  inlineSize: '100%',
});
export const perhaps = style({ display: 'grid', gap: space[8], inlineSize: '100%', minInlineSize: 0 });
export const box = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]} ${space[16]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
});
export const legend = style({ paddingInline: space[6], color: color.text1, fontWeight: 600, ...type.table });
export const rows = style({
  display: 'grid',
  gap: space[12],
  inlineSize: '100%',
  selectors: { '&[data-plain]': { gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[8],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { [`${rows}[data-plain] > &`]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
export const none = style({ color: color.text3, ...type.meta });
export const add = style({ justifySelf: 'start', alignSelf: 'end' });
export const addName = style({ display: 'flex', alignItems: 'flex-end', gap: space[8], maxInlineSize: 320 });
export const plain = style({
  display: 'grid',
  gap: space[6],
  flex: '1 1 auto',
  minInlineSize: 0,
  color: color.text2,
  ...type.meta,
  position: 'relative',
  selectors: {
    '&[data-changed]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: -8,
      inlineSize: 2,
      backgroundColor: color.brand,
    },
  },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  color: color.text2,
  ...type.meta,
});
export const was = style({ color: color.warn, fontWeight: 600 });
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
  selectors: {
    '&:disabled': { borderColor: color.border, color: color.text2, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
  '@media': { [phone]: { blockSize: 44 } },
});
export const count = style({ position: 'relative', display: 'block' });
export const unit = style({
  position: 'absolute',
  insetInlineEnd: space[12],
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: color.text3,
  pointerEvents: 'none',
  ...type.meta,
});
export const problem = style({ color: color.danger, ...type.meta });
