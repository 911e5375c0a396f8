import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

export const panel = style({ minBlockSize: 0 });
export const filters = style({ paddingInline: space[8] });
export const list = style({ display: 'grid' });
export const bet = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[6]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[6], ...type.table });
export const name = style({
  overflow: 'hidden',
  color: color.text1,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const quiet = style({ flex: 'none', color: color.text3, ...type.meta });
export const stake = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.text1,
  fontWeight: 600,
  selectors: { [`${bet}[data-large] &`]: { fontWeight: 700, ...type.team } },
});
export const under = style({ color: color.text3, ...type.meta });
export const none = style({ padding: space[16], color: color.text3, ...type.table });
