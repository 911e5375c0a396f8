import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, radius, space, type } from '../../kit/theme/tokens.css.ts';

/** Where all panels stand beside one another, where the log stands beside one other, and where one stands alone. */
const whole = '(min-width: 1600px)';
export const two = '(min-width: 800px) and (max-width: 1599px)';
export const one = '(max-width: 799px)';

export const inspector = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
  gap: space[8],
  padding: `0 ${space[8]} ${space[8]}`,
  backgroundColor: color.bg0,
  color: color.text1,
  wordBreak: 'keep-all',
  ...type.table,
});
export const waiting = style({ gridRow: '1 / -1', placeSelf: 'center', color: color.text2, ...type.body });
export const room = style({
  display: 'grid',
  gap: space[8],
  minBlockSize: 0,
  '@media': {
    [whole]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 0.95fr) minmax(0, 1fr)', gridRow: '3 / -1' },
    [two]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      selectors: { '&[data-panel="log"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minBlockSize: 0,
  minInlineSize: 0,
  overflowY: 'auto',
  '@media': {
    [two]: { selectors: { '&[data-shown="false"]': { display: 'none' } } },
    [one]: { selectors: { '&[data-shown="false"]': { display: 'none' } } },
  },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minInlineSize: 0,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  '@media': { [one]: { selectors: { '&[data-shown="false"]': { display: 'none' } } } },
});
globalStyle(`${column} > ${panel}[data-shown="false"]`, { '@media': { [two]: { display: 'none' } } });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  minBlockSize: 44,
  paddingInline: space[16],
});
export const title = style({ fontWeight: 700, ...type.table });
export const fact = style({ color: color.text3, overflow: 'hidden', textOverflow: 'ellipsis', ...type.meta });
export const side = style({ marginInlineStart: 'auto', color: color.text3, ...type.meta });
export const tabs = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  '@media': { [whole]: { display: 'none' } },
});
export const tab = style({
  flex: 'none',
  minBlockSize: 44,
  paddingInline: space[12],
  borderRadius: radius.button,
  color: color.text2,
  selectors: { '&[aria-pressed="true"]': { backgroundColor: color.odds, color: color.text1, fontWeight: 600 } },
});
