import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { columns } from './FixtureRow.css.ts';

export const board = style([
  panel,
  {
    vars: { '--time-column': '104px', '--price-column': '116px', '--more-column': '64px' },
    minBlockSize: '24rem',
    selectors: {
      [at.tight]: { vars: { '--time-column': '88px', '--price-column': '86px', '--more-column': '40px' } },
      [at.narrow]: { borderRadius: 0, borderInline: 0 },
    },
  },
]);
/** Tabs, and beside them what sorts and picks days once it has come; a line of its own where there is no room. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.125rem',
  // On a phone one line that scrolls: what stands above the first game is little.
  selectors: {
    [at.narrow]: {
      flexWrap: 'nowrap',
      justifyContent: 'start',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      backgroundColor: color.bg0,
    },
  },
});
/** As wide and as high as days and orders are; on a phone they stand in the one line. */
export const filterRoom = style({
  inlineSize: '35rem',
  maxInlineSize: '100%',
  blockSize: '2.625rem',
  selectors: { [at.narrow]: { display: 'none' } },
});
/** As high as the row of pages under the games. */
export const pagerRoom = style({
  blockSize: `calc(2 * ${space[16]} + 2.25rem + 1px)`,
  selectors: { [at.narrow]: { blockSize: `calc(2 * ${space[16]} + 2.75rem + 1px)` } },
});
export const columnHead = style({
  ...columns,
  alignItems: 'center',
  minBlockSize: '1.625rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.caption,
  selectors: { [at.narrow]: { display: 'none' } },
});
const overPrice = { inlineSize: 'var(--price-column)', textAlign: 'center' } as const;
export const headTime = style({ gridArea: 'time' });
export const headHome = style({ gridArea: 'home', justifySelf: 'end', ...overPrice });
export const headDraw = style({ gridArea: 'draw', ...overPrice });
export const headAway = style({ gridArea: 'away', justifySelf: 'start', ...overPrice });
export const headMore = style({ gridArea: 'more', textAlign: 'end' });
export const groups = style({ ':focus': { outline: 'none' } });
