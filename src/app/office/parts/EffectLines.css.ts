import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const lines = style({ display: 'grid', gap: space[12] });
export const line = style({ display: 'grid', gap: space[4] });
export const what = style({ color: color.text2, ...type.meta });
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
});
const value = {
  padding: `${space[6]} ${space[8]}`,
  borderRadius: radius.cell,
  maxBlockSize: '9rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...type.table,
} as const;
export const before = style({ ...value, backgroundColor: color.bg2, color: color.text3 });
export const arrow = style({ color: color.text3 });
globalStyle(`${values}[data-new]`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${values}[data-new] > :not(:last-child)`, { display: 'none' });
export const after = style({
  ...value,
  backgroundColor: color.odds,
  color: color.text1,
  fontWeight: 600,
  boxShadow: `inset 3px 0 0 ${color.text1}`,
});
