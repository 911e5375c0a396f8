import { globalStyle, style } from '@vanilla-extract/css';
import { at, color, radius, space } from '../../kit/theme/tokens.css.ts';

export const choice = style({
  marginBlockEnd: space[8],
  padding: `${space[4]} ${space[12]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
  selectors: { [at.narrow]: { marginBlockEnd: 0, borderRadius: 0, borderInline: 0 } },
});
// As wide before the leagues are known as after, so that the field does not move under a finger.
globalStyle(`${choice} select`, { inlineSize: 'min(15rem, 60vi)', textOverflow: 'ellipsis' });
