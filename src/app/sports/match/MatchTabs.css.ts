import { style } from '@vanilla-extract/css';
import { chosenPill, pill, pillRow } from '../../kit/theme/pill.css.ts';
import { at, color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({
  position: 'sticky',
  insetBlockStart: 'var(--chrome-height, 0px)',
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[8],
  borderBlock: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  selectors: { [at.narrow]: { insetBlockStart: 'calc(var(--chrome-height, 0px) + 2.75rem)', paddingInlineStart: 0 } },
});
export const tabs = style({
  ...pillRow,
  minInlineSize: 0,
  flex: '1 1 auto',
  selectors: { [at.narrow]: { paddingInline: space[4] } },
});
export const tab = style({
  ...pill,
  selectors: {
    '&[aria-pressed="true"]': chosenPill,
    [at.tight]: { paddingInline: space[8] },
    [at.narrow]: { minBlockSize: '2.75rem', paddingInline: space[8], borderRadius: 0 },
    [at.narrow.replace('&', '&[aria-pressed="true"]')]: {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -2px ${color.text1}`,
    },
  },
});
export const count = style({
  color: color.text3,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
  selectors: { '[aria-pressed="true"] > &': { color: color.text2 } },
});
export const dot = style({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: radius.chip,
  backgroundColor: color.brand,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
export const tools = style({ display: 'inline-flex', flex: 'none', alignItems: 'center' });
export const tool = style({
  ...pill,
  paddingInline: space[8],
  selectors: { [at.narrow]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem', justifyContent: 'center' } },
});
export const toolWord = style({ selectors: { [at.upToMiddle]: { display: 'none' }, [at.tight]: { display: 'none' } } });
export const search = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  paddingInlineStart: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text3,
  ':focus-within': { borderColor: color.borderStrong },
});
export const field = style({
  inlineSize: '8rem',
  minBlockSize: '2rem',
  border: 0,
  backgroundColor: 'transparent',
  color: color.text1,
  ...type.body,
  ':focus': { outline: 'none' },
  selectors: { [at.narrow]: { inlineSize: '6.5rem', minBlockSize: '2.75rem', fontSize: '1rem' } },
});
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  color: color.text3,
  selectors: { [at.narrow]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
