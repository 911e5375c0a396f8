import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const bet = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    '&[data-open]': { backgroundColor: color.bg2 },
    [at.narrow]: { display: 'block', padding: `${space[12]} ${space[16]}` },
  },
});
export const row = style({
  position: 'relative',
  selectors: {
    [`${at.fromMiddle}:hover`]: { backgroundColor: color.bg2 },
    [at.fromMiddle]: { blockSize: 56 },
    [at.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateAreas: '"time time status" "what what what" "stake odds winnings"',
      alignItems: 'center',
      rowGap: space[8],
    },
  },
});
const cell = { selectors: { [at.fromMiddle]: { paddingInline: space[16] } } } as const;
const figure = {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...type.body,
  selectors: {
    [at.fromMiddle]: { paddingInline: space[16] },
    [`${at.narrow}::before`]: {
      content: 'attr(data-label)',
      color: color.text3,
      fontWeight: 400,
      fontSize: type.meta.fontSize,
    },
    [at.narrow]: { display: 'grid', textAlign: 'start' },
  },
} as const;
export const time = style({
  ...cell,
  gridArea: 'time',
  color: color.text3,
  ...type.table,
  whiteSpace: 'nowrap',
  inlineSize: '7rem',
});
export const what = style({ gridArea: 'what' });
export const toggle = style({
  display: 'grid',
  textAlign: 'start',
  inlineSize: '100%',
  paddingBlock: space[6],
  paddingInline: space[16],
  borderRadius: radius.button,
  ':hover': { color: color.text1 },
  // All of the row opens it.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [at.narrow]: { paddingInline: 0, minBlockSize: '2.75rem' } },
});
export const summary = style({ fontWeight: 600, ...type.body });
export const market = style({ color: color.text3, ...type.meta });
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const chevron = style({ color: color.text3 });
export const expected = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const amount = style([figure, { gridArea: 'stake' }]);
export const odds = style([figure, { gridArea: 'odds', fontWeight: 700 }]);
export const winnings = style([
  figure,
  {
    gridArea: 'winnings',
    color: color.text2,
    selectors: {
      '&[data-status="2"], &[data-status="3"]': { color: color.win, fontWeight: 700 },
      '&[data-status="-1"]': { color: color.text1, fontWeight: 600 },
    },
  },
]);
export const unit = style({
  color: color.text3,
  fontWeight: 400,
  marginInlineStart: 1,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'none' } },
});
export const status = style({
  gridArea: 'status',
  textAlign: 'end',
  selectors: { [at.fromMiddle]: { paddingInline: space[16], inlineSize: '8rem' } },
});
export const details = style({
  selectors: { [at.narrow]: { display: 'block', paddingBlockStart: space[8] } },
});
