import { style } from '@vanilla-extract/css';
import { color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const card = style({
  display: 'grid',
  gap: space[20],
  padding: space[32],
  border: `1px solid ${color.border}`,
  borderRadius: radius.sheet,
  backgroundColor: color.bg1,
  boxShadow: color.shadowFloat,
  '@media': { '(max-width: 480px)': { padding: space[20] } },
});
export const title = style({ fontWeight: 700, ...type.balance });
/** Above the card where there is room: it comes late, and the card is being filled in. */
export const ending = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(100% + ${space[16]})`,
  display: 'flex',
  gap: space[8],
  padding: space[12],
  backgroundColor: color.bg1,
  '@media': { '(max-height: 640px)': { position: 'static' } },
  border: `1px solid ${color.warn}`,
  borderRadius: radius.button,
  ...type.body,
});
