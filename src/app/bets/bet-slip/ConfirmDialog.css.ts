import { style } from '@vanilla-extract/css';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

const gutter = { paddingInline: space[24], selectors: { [at.narrow]: { paddingInline: space[16] } } } as const;

export const picks = style({
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const pick = style({
  ...gutter,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({ fontWeight: 600, ...type.team });
export const odds = style({ fontWeight: 700, ...type.subtitle });
export const teams = style({ gridColumn: '1 / -1', color: color.text3, ...type.meta });
export const arrow = style({ marginInlineStart: space[4] });
export const age = style({
  ...gutter,
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlockStart: space[12],
  color: color.warn,
  ...type.table,
});
