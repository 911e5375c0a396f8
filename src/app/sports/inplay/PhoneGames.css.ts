import { style } from '@vanilla-extract/css';
import { sheet as surface } from '../../kit/theme/sheet.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  minBlockSize: 48,
  borderBlock: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  ':focus-visible': { outlineOffset: -2 },
});
export const open = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: 48,
  fontWeight: 600,
  ...type.table,
  ':focus-visible': { outlineOffset: -2 },
});
export const place = style({ color: color.text3, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const sheet = style({
  ...surface,
  maxBlockSize: '88dvh',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const sheetHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  paddingInline: `${space[16]} ${space[4]}`,
});
export const sheetTitle = style({ fontWeight: 700, ...type.subtitle });
export const sheetBody = style({ overflowY: 'auto', paddingBlockEnd: 'env(safe-area-inset-bottom)' });
