import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  selectors: { [at.narrow]: { padding: `${space[16]} ${space[12]}` } },
});
export const title = style({ paddingBlock: space[4], fontWeight: 700, ...type.title });
export const box = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.bg1,
});
/** Below what stays in sight above the page. */
export const chapter = style({ scrollMarginBlockStart: 'calc(var(--chrome-height, 0px) + 24px)' });
export const contents = style({ maxInlineSize: '44rem', ...type.body, lineHeight: 1.65 });
