import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const group = style({
  paddingBlockEnd: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}`, paddingBlockStart: space[4] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space[12],
  textAlign: 'start',
  fontWeight: 600,
  ...type.body,
  ':hover': { backgroundColor: color.bg2 },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { [at.narrow]: { minBlockSize: '3rem' } },
});
export const name = style({ flex: 1 });
export const count = style({ color: color.text2, fontWeight: 400, ...type.table });
export const note = style({ color: color.text3, fontWeight: 400, ...type.meta });
export const arrow = style({ color: color.text3 });
