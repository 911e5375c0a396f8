import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../kit/theme/tokens.css.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 640px), 1fr))',
  gap: space[12],
  selectors: { [at.narrow]: { marginInline: `-${space[12]}` } },
});
export const example = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  overflow: 'hidden',
  borderRadius: radius.card,
});
export const name = style({ color: color.text3, ...type.meta });
export const boards = style({ display: 'grid', gap: space[12], minInlineSize: 0 });
