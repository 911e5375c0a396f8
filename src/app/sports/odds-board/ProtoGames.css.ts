import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const games = style({ vars: { '--label-column': '0px', '--label-display': 'none' } });
export const sold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[12],
  padding: `${space[2]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: {
    [at.tight]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4], paddingBlock: space[6] },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[8]} ${space[12]}`, rowGap: space[8] },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0, ...type.table });
export const number = style({
  flex: 'none',
  minInlineSize: '2.5rem',
  textAlign: 'center',
  borderRadius: radius.cell,
  backgroundColor: color.odds,
  fontWeight: 700,
});
export const league = style({
  color: color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const market = style({ flex: 'none', fontWeight: 700 });
export const end = style({
  marginInlineStart: 'auto',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
});
export const closing = style({ color: color.text2, selectors: { '&[data-soon]': { color: color.warn } } });
