import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const picks = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  overflow: 'hidden',
});
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 6rem',
  alignItems: 'center',
  columnGap: space[16],
  padding: `${space[8]} ${space[16]}`,
  justifyItems: 'start',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const name = style({ fontWeight: 600, ...type.table });
export const odds = style({ fontWeight: 700, ...type.body });
export const status = style({ justifySelf: 'end' });
export const detail = style({ gridColumn: '1 / -1', color: color.text3, ...type.meta });
export const start = style({ whiteSpace: 'nowrap' });
