import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, wideRail } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignContent: 'stretch',
      minBlockSize: 0,
    },
    [wideRail]: { gridTemplateColumns: 'minmax(0, 1fr) 644px' },
  },
});
globalStyle(`${whole}[data-stale] :is(table, ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const side = style({
  display: 'grid',
  gap: space[8],
  minBlockSize: 0,
  '@media': {
    [panelsBeside]: { gridTemplateRows: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
    [wideRail]: { gridTemplateColumns: '368px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

export const figures = style([
  panel,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space[8]} ${space[24]}`,
    padding: `${space[8]} ${space[16]}`,
  },
]);
export const figure = style({ display: 'grid', gap: space[2] });
export const figureName = style({ color: color.text3, ...type.meta });
export const figureValue = style({ fontWeight: 700, whiteSpace: 'nowrap', ...type.title });
export const figureUnit = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const figureNote = style({ color: color.text3, ...type.caption });
export const figureActs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  alignSelf: 'center',
});
export const history = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  fontWeight: 600,
  ...type.table,
  ':hover': { backgroundColor: color.odds },
});
export const danger = style({ borderColor: `${color.danger} !important`, color: `${color.danger} !important` });
export const question = style({ display: 'grid', gap: space[12], paddingInline: space[24], marginBlockEnd: space[16] });
