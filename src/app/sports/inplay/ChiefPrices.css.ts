import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const market = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: `${space[12]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  minInlineSize: 0,
  ':empty': { paddingBlock: 0 },
});
export const title = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0, ...type.table });
export const name = style({ flex: 'none', fontWeight: 600 });
export const held = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  color: color.text3,
  ...type.meta,
});
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoRows: 52,
  gap: space[4],
});
export const ladder = style({ display: 'grid', gridTemplateColumns: '1fr auto 1fr', rowGap: space[4] });
export const side = style({
  color: color.text3,
  ...type.meta,
  textAlign: 'center',
  selectors: { '&[data-at="1"]': { gridColumn: 3 } },
});
export const line = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: 38,
  selectors: { [at.narrow]: { blockSize: 44 } },
});
export const number = style({
  color: color.text2,
  ...type.table,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
