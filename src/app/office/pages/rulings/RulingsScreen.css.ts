import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../../kit/theme/tokens.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const way = style({
  display: 'flex',
  marginBlockEnd: space[8],
  '@media': { [phone]: { padding: space[8], marginBlockEnd: 0 } },
});
export const back = style({
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
  '@media': { [phone]: { minBlockSize: 44 } },
});
export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
      minBlockSize: 0,
    },
  },
});
globalStyle(`${whole}[data-stale] :is(ul, dl)`, { filter: 'saturate(0)', opacity: 0.72 });
export const panel = style({ minBlockSize: 0 });
export const form = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[8]} ${space[16]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  alignItems: 'end',
  gap: space[8],
});
export const problem = style({ color: color.danger, ...type.meta });
export const press = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const reason = style({
  minInlineSize: 0,
  blockSize: 36,
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  ...type.table,
  '@media': { [phone]: { blockSize: 44 } },
});
globalStyle(`${press} > button`, { '@media': { [phone]: { minBlockSize: 44 } } });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const words = style({ flex: '1 1 0', display: 'grid', gap: space[2], minInlineSize: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] });
export const name = style({ color: color.text1, fontWeight: 600, overflowWrap: 'anywhere', ...type.table });
export const says = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  color: color.text1,
  fontWeight: 700,
  ...type.table,
});
export const by = style({ color: color.text3, overflowWrap: 'anywhere', ...type.meta });
export const lift = style({ flex: 'none', '@media': { [phone]: { minBlockSize: 44 } } });
export const question = style({ display: 'grid', gap: space[12], paddingInline: space[24], marginBlockEnd: space[16] });
