import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';
import { choices, control } from '../../parts/list.css.ts';
import { phone } from '../../parts/screen.ts';

/** The list keeps its place beside the record. */
const besideRecord = '(min-width: 1800px)';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minBlockSize: 0,
  '@media': {
    [besideRecord]: {
      selectors: { '&[data-opened]': { gridTemplateColumns: '400px minmax(0, 1fr)' } },
    },
    [phone]: { gap: 0 },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
/** The list, below what says which one it is. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[8],
  minBlockSize: 0,
  '@media': {
    [`not all and ${besideRecord}`]: { selectors: { [`${whole}[data-opened] &`]: { display: 'none' } } },
    [phone]: { gap: 0 },
  },
});
export const views = style([
  panel,
  { paddingInline: space[8], '@media': { [phone]: { borderRadius: 0, borderInline: 0 } } },
]);
export const list = style({ minBlockSize: 0 });
export const device = style({
  paddingBlock: `${space[16]} ${space[6]} !important`,
  color: color.text2,
  fontWeight: 600,
  textAlign: 'start',
});
export const search = style({
  inlineSize: 'min(280px, 100%)',
  blockSize: 36,
  '@media': { [phone]: { inlineSize: '100%', blockSize: 44 } },
});
export const ofLetter = style([choices, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }]);
export const write = style(control);
export const more = style({ marginInlineStart: 'auto' });
export const name = style({
  overflow: 'hidden',
  color: color.text1,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const userId = style({
  overflow: 'hidden',
  color: color.text3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.meta,
});
export const wide = style({
  '@media': {
    [phone]: { display: 'none' },
    [besideRecord]: { selectors: { [`${whole}[data-opened] &`]: { display: 'none' } } },
  },
});
export const wideNumber = style([wide, { textAlign: 'end !important' as 'end' }]);
/** The money stands last where the columns after it are hidden. */
export const lastAlone = style({
  '@media': {
    [phone]: { paddingInlineEnd: `${space[16]} !important` },
    [besideRecord]: { selectors: { [`${whole}[data-opened] &`]: { paddingInlineEnd: `${space[16]} !important` } } },
  },
});
export const moneyHead = style([lastAlone, { textAlign: 'end !important' as 'end' }]);
export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] });
export const here = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.live,
  fontWeight: 600,
  ...type.caption,
});
