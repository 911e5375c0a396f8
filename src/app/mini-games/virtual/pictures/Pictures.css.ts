import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../../kit/theme/tokens.css.ts';

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 282px',
  '@media': { '(max-width: 1679px)': { gridTemplateColumns: 'minmax(0, 1fr) 220px' } },
  selectors: {
    [at.middle]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '330px',
  selectors: { [at.middle]: { blockSize: '268px' }, [at.narrow]: { blockSize: '224px' } },
});
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
const chip = style({
  position: 'absolute',
  insetBlockStart: space[12],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[6]} ${space[12]}`,
  borderRadius: radius.chip,
  backgroundColor: color.bg1,
  color: color.text1,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
});
export const state = style([chip, { insetInlineStart: space[12], fontWeight: 700 }]);
export const stateLive = style({ color: color.live });
export const live = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: radius.chip,
  backgroundColor: color.live,
});
export const board = style([
  chip,
  {
    // Apart from what the stage says of itself, which stands above.
    insetBlock: `auto ${space[12]}`,
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    maxInlineSize: 'calc(100% - 24px)',
    borderRadius: radius.button,
    fontWeight: 600,
  },
]);
export const boardTeam = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
});
export const boardName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const boardScore = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.title,
});
export const kit = style({
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: radius.chip,
  selectors: {
    '&[data-side="home"]': { backgroundColor: '#3A6BD0' },
    '&[data-side="away"]': { backgroundColor: '#C03F52' },
  },
});
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${color.hairline}`,
  padding: `${space[12]} ${space[16]}`,
  minInlineSize: 0,
  selectors: { [at.narrow]: { borderInlineStart: 'none', borderBlockStart: `1px solid ${color.hairline}` } },
});
export const asideHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[8],
  fontWeight: 700,
  ...type.table,
});
export const asideNote = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const standing = style({
  display: 'grid',
  alignContent: 'space-between',
  flexGrow: 1,
  listStyle: 'none',
  selectors: { [at.narrow]: { gridTemplateColumns: '1fr 1fr', columnGap: space[16] } },
});
export const placed = style({
  display: 'grid',
  gridTemplateColumns: '20px 22px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '30px',
  fontVariantNumeric: 'tabular-nums',
  ...type.table,
});
export const place = style({ color: color.text3, fontWeight: 600 });
export const runner = style([boardName, { fontWeight: 600 }]);
export const behind = style({ color: color.text3, ...type.meta });
export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  color: color.text3,
  wordBreak: 'keep-all',
  ...type.caption,
});
export const scorers = style({ display: 'grid', margin: 0 });
/** Beside a picture a name stands above its minutes, below one beside them. */
export const scorer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: 56,
  ...type.table,
  selectors: {
    [at.narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[12],
      minBlockSize: 28,
    },
  },
});
export const scorerTeam = style({ minInlineSize: 0, fontWeight: 600 });
export const minutes = style({
  margin: 0,
  minBlockSize: '1.4em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [at.narrow]: { textAlign: 'end' } },
});
export const quarters = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  ...type.table,
});
/** Points are never broken: where there is little room the name gives way, which stands in whole below the picture. */
export const quarter = style({ paddingInlineStart: space[6], whiteSpace: 'nowrap' });
export const quarterHead = style([quarter, { color: color.text3, fontWeight: 400, paddingBlock: space[4] }]);
export const quarterTeam = style({
  textAlign: 'start',
  fontWeight: 600,
  maxInlineSize: 0,
  inlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: space[6],
});
export const quarterSum = style([quarter, { fontWeight: 700 }]);
