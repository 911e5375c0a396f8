import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { chosenPill, pill as shape, pillRow } from '../../kit/theme/pill.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const hub = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  selectors: { [at.narrow]: { paddingBlockEnd: space[12] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const title = style({ fontWeight: 700, ...type.title });
export const count = style({ color: color.text3, fontWeight: 500, ...type.body });
export const kinds = style({ ...pillRow, selectors: { [at.narrow]: { paddingInline: space[8] } } });
export const kind = style({
  ...shape,
  borderRadius: radius.chip,
  selectors: {
    '&[aria-pressed="true"]': chosenPill,
    [at.narrow]: { minBlockSize: '2.75rem', paddingInline: space[16] },
  },
});
export const partTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: `${space[4]} ${space[4]} ${space[8]}`,
  fontWeight: 700,
  ...type.body,
  selectors: { [at.narrow]: { paddingInline: space[16] } },
});
export const small = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  fontWeight: 500,
  ...type.meta,
});
export const none = style({
  paddingInline: space[4],
  color: color.text3,
  wordBreak: 'keep-all',
  ...type.table,
  selectors: { [at.narrow]: { paddingInline: space[16] } },
});
/** As high with a game as without one: what is below stays where it is when the game becomes known. */
const lastPlace = style([
  panel,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: 68,
    padding: space[12],
    selectors: { [at.narrow]: { marginInline: space[12] } },
  },
]);
export const last = style([lastPlace, { color: color.text1, ':hover': { backgroundColor: color.bg2 } }]);
export const noLast = style([lastPlace, { color: color.text3, wordBreak: 'keep-all', ...type.table }]);
export const lastIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.button,
  backgroundColor: color.odds,
});
export const lastName = style({ flex: 1, minInlineSize: 0, display: 'grid', rowGap: space[2] });
export const lastLeft = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  rowGap: space[2],
  ...type.subtitle,
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space[8],
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const card = style([panel, { position: 'relative', minInlineSize: 0 }]);
export const cardLink = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  rowGap: space[6],
  padding: space[12],
  borderRadius: radius.card,
  color: color.text1,
  ':hover': { backgroundColor: color.bg2 },
});
export const cardName = style({
  gridColumn: '1 / -1',
  paddingInlineEnd: space[24],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.body,
});
export const cardLeft = style({ ...type.balance });
export const cardRound = style({ color: color.text3, ...type.meta });
export const cardStar = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const ended = style({ gridColumn: '1 / -1', display: 'flex', gap: space[4], minBlockSize: '1.375rem' });
export const providers = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    overflow: 'hidden',
    selectors: {
      [at.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginInline: space[12] },
    },
  },
]);
export const provider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3.75rem',
  paddingInline: space[12],
  boxShadow: `0 1px ${color.hairline}, 1px 0 ${color.hairline}`,
  color: color.text1,
  ':hover': { backgroundColor: color.bg2 },
  selectors: { [at.narrow]: { gap: space[6], paddingInline: space[8], paddingBlock: space[6] } },
});
/** Cut, a game's name says no more than its provider's above it. */
export const soonest = style([small, { selectors: { [at.narrow]: { whiteSpace: 'normal', wordBreak: 'keep-all' } } }]);
export const providerName = style({ fontWeight: 700, whiteSpace: 'nowrap', ...type.body });
