import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const place = style({ flex: 'none', ':empty': { display: 'none' } });
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  color: color.text1,
  ...type.table,
  selectors: { '&[data-tone="problem"]': { borderColor: color.danger, color: color.danger } },
});
