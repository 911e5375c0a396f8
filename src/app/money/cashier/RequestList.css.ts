import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style([
  panel,
  { overflow: 'hidden', selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } } },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
});
export const title = style({ fontWeight: 700, ...type.team });
export const asOf = style({ color: color.text3, ...type.meta });
export const filter = style({
  display: 'flex',
  marginInlineStart: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { [at.narrow]: { inlineSize: '100%' } },
});
export const choice = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  borderRadius: radius.chip,
  color: color.text2,
  ...type.table,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 },
    [at.narrow]: { minBlockSize: '2.75rem', paddingInline: space[12] },
  },
});
export const count = style({ color: color.text3, fontVariantNumeric: 'tabular-nums' });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%' });
export const headCell = style({
  padding: `${space[8]} ${space[16]}`,
  borderBlock: `1px solid ${color.hairline}`,
  color: color.text3,
  fontWeight: 400,
  textAlign: 'end',
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: { '&[data-words]': { textAlign: 'start' }, [at.narrow]: { paddingInline: space[8] } },
});
export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } } });
const cell = {
  blockSize: '3rem',
  paddingInline: space[16],
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [at.narrow]: { paddingInline: space[8] } },
} as const;
export const time = style({ ...cell, color: color.text2, whiteSpace: 'nowrap' });
export const sum = style({ ...cell, textAlign: 'end', fontWeight: 600, ...type.body, whiteSpace: 'nowrap' });
export const words = style({ ...cell, color: color.text2 });
export const reason = style({ ...cell, color: color.danger });
/** Below the words of a row. */
export const why = style({ display: 'block', color: color.danger, ...type.meta });
/** A column for which a phone has no room, and where it stands there: below the figure before it. */
export const onWide = style({ selectors: { [at.narrow]: { display: 'none' } } });
export const onNarrow = style({
  display: 'none',
  color: color.text2,
  fontWeight: 400,
  ...type.meta,
  selectors: { [at.narrow]: { display: 'block' } },
});
export const figure = style({ ...cell, textAlign: 'end', color: color.text2 });
export const end = style({ ...cell, textAlign: 'end' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.5rem',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.chip,
  color: color.text2,
  fontWeight: 500,
  ...type.meta,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="requested"]': { color: color.live },
    '&[data-state="approved"]': { color: color.win },
    '&[data-state="rejected"]': { color: color.danger },
  },
});
