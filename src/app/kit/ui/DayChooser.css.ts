import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../theme/tokens.css.ts';

export const days = style({ display: 'flex', alignItems: 'center', gap: space[4], marginInlineStart: `-${space[8]}` });
export const day = style({
  blockSize: '2.25rem',
  paddingInline: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: radius.button,
  backgroundColor: color.field,
  color: color.text1,
  fontVariantNumeric: 'tabular-nums',
  ...type.body,
  selectors: { [at.narrow]: { blockSize: '2.75rem' } },
});
