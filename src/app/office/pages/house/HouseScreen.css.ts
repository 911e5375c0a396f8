import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const tabs = style([
  panel,
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[12]}`,
    paddingInline: space[8],
    '@media': { [phone]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const readOnly = style({ paddingInline: space[8], color: color.text3, ...type.meta });
export const whole = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Panels beside one another scroll by themselves; below one another the page does.
  '@media': { [panelsBeside]: { flex: '1 1 auto', minBlockSize: 0 } },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });

/** A list, and what of it is open. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
      minBlockSize: 0,
    },
    [phone]: { gap: 0 },
  },
});
/** Two of a kind. */
export const halves = style([
  beside,
  { '@media': { [panelsBeside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
]);
/** A list alone. */
export const alone = style([beside, { '@media': { [panelsBeside]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
export const filters = style({ paddingInline: space[8], borderBlockEnd: `1px solid ${color.hairline}` });
export const start = style({ justifySelf: 'start' });
export const panelOf = style({ '@media': { [panelsBeside]: { minBlockSize: 0 } } });
export const part = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  alignItems: 'start',
  gap: space[16],
});
export const wideField = style({ gridColumn: '1 / -1' });
export const field = style({ display: 'grid', gap: space[6], minInlineSize: 0, color: color.text2, ...type.meta });
const typed = {
  inlineSize: '100%',
  font: 'inherit',
  minInlineSize: 0,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.body,
} as const;
const locked = { borderColor: color.border, color: color.text2, opacity: 1 } as const;
export const input = style({
  ...typed,
  blockSize: 36,
  ':disabled': locked,
  '@media': { [phone]: { blockSize: 44 } },
});
export const text = style({
  ...typed,
  minBlockSize: '13rem',
  paddingBlock: space[12],
  resize: 'vertical',
  overflowWrap: 'anywhere',
  ':disabled': locked,
});
export const low = style({ minBlockSize: '5rem' });
export const hint = style({ color: color.text3, ...type.meta });
export const strong = style({ color: color.text1, fontWeight: 700 });
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: space[12],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
});
export const footNote = style({ marginInlineEnd: 'auto', color: color.text3, ...type.meta });
export const problem = style({ color: color.danger, ...type.meta });
/** Why it does not go, over the buttons: beside them it would push one of them out of its row. */
export const footProblem = style([problem, { inlineSize: '100%' }]);
export const danger = style({ borderColor: color.danger, color: color.danger });

/** Rows that open something. */
export const list = style({ display: 'grid' });
export const groupName = style({
  padding: `${space[12]} ${space[16]} ${space[4]}`,
  color: color.text3,
  fontWeight: 600,
  ...type.meta,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  inlineSize: '100%',
  minBlockSize: 44,
  padding: `${space[6]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  color: color.text1,
  ...type.table,
  selectors: {
    '&:hover': { backgroundColor: color.bg2 },
    '&[aria-current="true"]': {
      backgroundColor: color.odds,
      fontWeight: 700,
      boxShadow: `inset 3px 0 0 ${color.text1}`,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const itemNote = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const code = style({
  ...type.hero,
  fontWeight: 700,
  textAlign: 'center',
  letterSpacing: '0.06em',
  userSelect: 'all',
});
export const waitingPanel = style({ flex: 'none' });
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 44,
  padding: `${space[4]} ${space[16]}`,
});
export const waitingOpen = style({ marginInlineStart: 'auto' });
