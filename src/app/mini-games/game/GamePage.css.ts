import { style } from '@vanilla-extract/css';
import { listBeside, listPage } from '../../kit/theme/listPage.css.ts';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style(listPage);
export const list = style([surface, { minInlineSize: 0, ...listBeside }]);
export const content = style({ minInlineSize: 0, containerType: 'inline-size' });
/** Side by side where both have room: stage and markets, boards and rounds. */
const isBroad = '(min-width: 1080px)';
export const parts = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [isBroad]: { gridTemplateColumns: 'minmax(0, 708fr) minmax(0, 595fr)' } },
});
const column = style({ display: 'grid', gap: space[12], minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
export const main = style([column]);
export const side = style([column]);
export const panel = style([
  surface,
  {
    minInlineSize: 0,
    overflow: 'hidden',
    selectors: { [at.narrow]: { borderInline: 'none', borderRadius: 0 } },
  },
]);
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  borderRadius: radius.button,
  backgroundColor: color.odds,
  color: color.text1,
  ':hover': { backgroundColor: color.oddsHover },
});
/** Head of a part: its title, what is told of it in small, and a way on. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[16],
});
export const title = style({ flex: 'none', fontWeight: 700, ...type.body });
export const hint = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  ...type.meta,
});
export const more = style({
  marginInlineStart: 'auto',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  color: color.text3,
  ...type.meta,
  ':hover': { color: color.text1 },
});
