import { style } from '@vanilla-extract/css';
import { codeChip } from '../../kit/theme/codeChip.css.ts';
import { at, color, layer, space, type } from '../../kit/theme/tokens.css.ts';

export const league = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 44,
  paddingInline: space[16],
  ...type.table,
  minInlineSize: 0,
  containerType: 'inline-size',
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const icon = style({ flex: 'none', color: color.text2 });
export const code = style({ ...codeChip, paddingInline: space[4] });
export const name = style({
  minInlineSize: 0,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const start = style({
  flex: 'none',
  color: color.text3,
  ...type.meta,
  '@container': { '(max-width: 340px)': { display: 'none' } },
});
export const controls = style({ flex: 'none', display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const head = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'center',
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.bg1,
  selectors: {
    [at.narrow]: { position: 'sticky', zIndex: layer.sticky, insetBlockStart: 0, blockSize: '4.5rem' },
  },
});
export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  fontWeight: 600,
  ...type.team,
});
const team = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
});
export const home = style([team, { textAlign: 'end' }]);
export const away = style([team, { textAlign: 'start' }]);
export const score = style({
  display: 'inline-flex',
  gap: space[8],
  fontWeight: 700,
  ...type.hero,
  fontVariantNumeric: 'tabular-nums',
});
export const colon = style({ color: color.text3 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[12],
  minBlockSize: 18,
  color: color.text2,
  ...type.table,
  fontVariantNumeric: 'tabular-nums',
});
export const played = style({ color: color.live, fontWeight: 700 });
export const count = style({ whiteSpace: 'nowrap' });
