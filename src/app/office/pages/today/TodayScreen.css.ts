import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone, wideRail } from '../../parts/screen.ts';

export const whole = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [wideRail]: { flex: '1 1 auto', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 } },
});
globalStyle(`${whole}[data-stale] :is(table, dl, p, svg)`, { filter: 'saturate(0)', opacity: 0.72 });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[8],
  '@media': {
    '(max-width: 1179px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space[8] },
  },
});
export const figure = style([
  panel,
  { display: 'flex', flexDirection: 'column', gap: space[6], padding: `${space[12]} ${space[16]}` },
]);
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[4],
  color: color.text2,
  ...type.meta,
});
export const note = style({ color: color.text3, ...type.meta });
export const value = style({
  fontWeight: 700,
  whiteSpace: 'nowrap',
  ...type.hero,
  '@media': { [phone]: type.title, '(min-width: 960px) and (max-width: 1439px)': type.balance },
});
export const unit = style({ color: color.text3, fontWeight: 400, ...type.body });
export const under = style({
  marginBlockStart: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[4],
  color: color.text3,
  ...type.meta,
});

export const panels = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [panelsBeside]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    [wideRail]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', alignItems: 'stretch', minBlockSize: 0 },
    [phone]: { gap: 0 },
  },
});
export const columns = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  '@media': { '(max-width: 1599px)': { gridTemplateColumns: 'minmax(0, 1fr)' }, [phone]: { gap: 0 } },
});
export const column = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [phone]: { gap: 0 } },
});
export const queue = style({ '@media': { [wideRail]: { minBlockSize: 0 } } });
export const footFigure = style({ display: 'grid', gap: space[2], marginInlineEnd: space[24] });
export const footValue = style({ color: color.text1, fontWeight: 700, ...type.team });

export const bars = style({ display: 'grid', gap: space[8], padding: `${space[12]} ${space[16]}` });
export const barRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6.5rem) minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: space[12],
  ...type.table,
});
export const barName = style({ color: color.text2 });
export const barTrack = style({
  inlineSize: '100%',
  blockSize: 4,
  borderRadius: radius.chip,
  backgroundColor: color.track,
});
export const barPart = style({ fill: color.text3 });
export const barCount = style({ color: color.text1, fontWeight: 700, textAlign: 'end' });
export const recent = style({ display: 'grid', gap: space[4], padding: `${space[12]} ${space[16]}` });
export const recentRow = style({ display: 'flex', gap: space[12], ...type.table, color: color.text2 });
export const recentAt = style({ flex: 'none', color: color.text3 });
export const recentWho = style({ color: color.text1, fontWeight: 600 });
export const link = style({ color: color.text1, fontWeight: 600, ':hover': { textDecoration: 'underline' } });
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});
export const about = style({ inlineSize: '28%' });
