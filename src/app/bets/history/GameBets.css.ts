import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const bets = style([panel, { flex: 'none' }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  paddingInline: space[16],
  fontWeight: 600,
  ...type.body,
});
export const count = style({ color: color.text3, fontWeight: 400, ...type.table });
export const list = style({ maxBlockSize: '16rem', overflowY: 'auto', scrollbarWidth: 'thin' });
export const bet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.table,
});
export const number = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const meta = style({ color: color.text3, ...type.meta });
export const stake = style({ color: color.text2, ...type.meta, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rule = style({
  padding: `${space[8]} ${space[16]} ${space[12]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.meta,
});
export const link = style({ color: color.text2, textDecoration: 'underline' });
