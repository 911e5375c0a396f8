import { style } from '@vanilla-extract/css';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

/** 1296 × 810 in a window of 1320 px. */
export const panel = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    minBlockSize: 810,
    overflow: 'hidden',
    selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0, marginBlockStart: space[12] } },
  },
]);
/** 400 px high on a phone. */
export const calendar = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  selectors: { [at.narrow]: { minBlockSize: 400 } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '4.5rem',
  paddingInline: space[12],
  selectors: { [at.narrow]: { minBlockSize: '3.25rem', paddingInline: space[4] } },
});
export const month = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', ...type.balance });
export const turns = style({
  marginInlineStart: 'auto',
  color: color.text2,
  ...type.table,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[20],
  borderInlineStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.narrow]: { padding: space[16], borderInlineStart: 0, borderBlockStart: `1px solid ${color.hairline}` },
  },
});
export const sum = style({ display: 'grid', gap: space[8] });
export const count = style({ display: 'flex', alignItems: 'baseline', gap: space[4], ...type.body });
export const days = style({ fontVariantNumeric: 'tabular-nums', ...type.hero });
export const passed = style({ marginInlineStart: 'auto', color: color.text2, ...type.table });
export const goal = style({ display: 'flex', justifyContent: 'space-between', ...type.meta });
export const facts = style({ display: 'grid' });
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '2.5rem',
  ...type.table,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const rewards = style({ display: 'grid', gap: space[4] });
export const reward = style({ display: 'grid', justifyItems: 'end', paddingBlock: space[6], ...type.body });
export const act = style({ display: 'grid', gap: space[12], marginBlockStart: 'auto' });
