import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const sheet = style({ display: 'grid', gap: space[12], wordBreak: 'keep-all' });
export const parts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.bg2,
});
export const part = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  border: '1px solid transparent',
  borderRadius: radius.button,
  color: color.text2,
  cursor: 'pointer',
  ...type.team,
  selectors: {
    '&:has(> :checked)': {
      color: color.text1,
      fontWeight: 700,
      backgroundColor: color.bg1,
      borderColor: color.border,
      boxShadow: color.shadowPanel,
    },
    '&:has(> :focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
export const radio = style({ position: 'absolute', opacity: 0, inlineSize: 1, blockSize: 1 });
export const card = style({
  display: 'grid',
  gap: space[6],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text2,
  ...type.table,
});
/** As high as a strip with its words is, so that nothing moves when it comes. */
export const note = style({ display: 'grid', alignContent: 'center', minBlockSize: 74 });
export const strip = style({
  position: 'relative',
  blockSize: 32,
  overflow: 'hidden',
  borderRadius: radius.cell,
  backgroundColor: color.odds,
});
export const bar = style({
  position: 'absolute',
  insetBlockStart: 8,
  blockSize: 7,
  minInlineSize: 3,
  borderRadius: 2,
  backgroundColor: color.borderStrong,
});
export const bet = style({
  position: 'absolute',
  insetBlockEnd: 5,
  inlineSize: 9,
  blockSize: 9,
  marginInlineStart: -4,
  border: `2px solid ${color.text1}`,
  borderRadius: radius.chip,
  backgroundColor: color.bg1,
});
export const error = style({
  position: 'absolute',
  insetBlock: 2,
  inlineSize: 2,
  marginInlineStart: -1,
  backgroundColor: color.danger,
});
export const ends = style({ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' });
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[4] });
export const sign = style({ display: 'flex', alignItems: 'center', gap: space[6] });
export const barSign = style([bar, { position: 'static', inlineSize: 12 }]);
export const betSign = style([bet, { position: 'static', margin: 0 }]);
export const errorSign = style([error, { position: 'static', margin: 0, blockSize: 14 }]);
export const label = style({ color: color.text2, ...type.table });
export const text = style({
  inlineSize: '100%',
  minBlockSize: '5.5rem',
  marginBlockStart: space[6],
  padding: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  resize: 'vertical',
  ...type.team,
});
export const items = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '2.75rem',
  ...type.body,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const figure = style({ textAlign: 'end', color: color.text2, ...type.table });
export const box = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderRadius: radius.card,
  backgroundColor: color.bg2,
});
export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.text2,
  ...type.table,
});
export const check = style({ color: color.win });
export const record = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  ...type.table,
  color: color.text2,
});
export const foot = style({ display: 'grid', gap: space[8], inlineSize: '100%' });
export const nowhere = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  color: color.text2,
  textAlign: 'center',
  ...type.table,
});
/** In a corner of pages that have no menu of a member to stand in. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  selectors: { [at.narrow]: { insetInline: 0, display: 'grid', justifyContent: 'center' } },
});
