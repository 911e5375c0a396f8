import { style } from '@vanilla-extract/css';
import { at, space, type } from '../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[32],
  maxInlineSize: '62rem',
  marginInline: 'auto',
  padding: `${space[24]} ${space[48]} ${space[48]}`,
  selectors: { [at.narrow]: { paddingInline: space[12] } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const title = style({ marginInlineEnd: 'auto', fontWeight: 700, ...type.title });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] } },
});
export const stack = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
