import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const sum = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[16] });
export const done = style({ display: 'grid', gap: space[8], inlineSize: 156, textAlign: 'end' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.button,
  backgroundColor: color.odds,
});
export const words = style({ display: 'grid', gap: space[2] });
export const name = style({ fontWeight: 600, ...type.body });
export const end = style({ justifySelf: 'end', minBlockSize: '2.75rem', display: 'grid', placeItems: 'center end' });
export const bar = style({ gridColumn: '1 / 3' });
export const reached = style({
  justifySelf: 'end',
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...type.table,
});
