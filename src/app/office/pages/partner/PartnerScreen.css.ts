import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Panels may shrink to nothing where they fill a page; here the page is as long as they are.
  gridAutoRows: 'max-content',
  gap: space[8],
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [panelsBeside]: { gridTemplateColumns: '308px minmax(0, 1fr)' },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [phone]: { gap: 0 } },
});
export const panel = style({ flex: 'none' });
export const tree = style({ alignSelf: 'start' });
export const nodes = style({ display: 'grid' });
export const node = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  selectors: {
    '&[data-depth="1"]': { paddingInlineStart: space[32] },
    '&[data-depth="2"]': { paddingInlineStart: 48 },
    '&[data-depth="3"]': { paddingInlineStart: 64 },
    '&[data-depth="4"]': { paddingInlineStart: 80 },
    '&:hover': { backgroundColor: color.bg2 },
    '&[aria-current]': { backgroundColor: color.odds, boxShadow: `inset 3px 0 0 ${color.text1}` },
  },
});
export const names = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const name = style({ color: color.text1, fontWeight: 600, ...type.table });
export const quiet = style({ color: color.text3, ...type.meta });
export const sum = style({ marginInlineStart: 'auto', color: color.text1, fontWeight: 700, ...type.table });
export const way = style({ padding: `${space[12]} ${space[16]}` });
export const months = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.meta,
});
export const monthsHead = style({ display: 'flex', justifyContent: 'space-between' });
export const monthNames = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  textAlign: 'center',
});
export const only = style({
  display: 'flex',
  gap: space[8],
  margin: space[16],
  padding: space[12],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.button,
  color: color.text2,
  wordBreak: 'keep-all',
  ...type.meta,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const acts = style({
  display: 'flex',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [phone]: { inlineSize: '100%', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const fill = style({ inlineSize: '100%' });
export const total = style({});
globalStyle(`${total} td`, { backgroundColor: color.bg2 });
export const wide = style({ '@media': { [phone]: { display: 'none' } } });
export const rowActs = style({
  display: 'inline-flex',
  gap: space[4],
  // Of two rows the buttons, which fill them there, stay apart.
  '@media': { [phone]: { paddingBlock: space[4], gap: space[8] } },
});
