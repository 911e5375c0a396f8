import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style([
  panel,
  { padding: space[16], selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] });
export const title = style({ fontWeight: 700, ...type.team });
export const note = style({ color: color.text3, ...type.table });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[4],
  alignItems: 'center',
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const mark = style({
  color: color.win,
  selectors: { '[data-met="false"] > &': { color: color.warn } },
});
export const name = style({ fontWeight: 600, ...type.body });
export const figure = style({ textAlign: 'end', color: color.text1, ...type.body, fontVariantNumeric: 'tabular-nums' });
export const big = style({ fontWeight: 700, ...type.title });
export const more = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: space[4],
  color: color.text3,
  ...type.table,
});
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 8,
  border: 0,
  borderRadius: radius.chip,
  overflow: 'hidden',
  backgroundColor: color.track,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.track },
    '&::-webkit-progress-value': { backgroundColor: color.text1 },
    '&::-moz-progress-bar': { backgroundColor: color.text1 },
  },
});
export const charge = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const left = style({ color: color.warn, fontWeight: 600, whiteSpace: 'nowrap' });
