import { style } from '@vanilla-extract/css';
import { at, color, radius, space, type } from '../../kit/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space[16] });
/** Two fields in a row where there is room, so that a long form and its button stand in one view. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  selectors: { [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ color: color.text2, ...type.body });
export const submit = style({ marginBlockStart: space[4] });
/** Something known already, above what is asked. */
export const known = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.button,
  backgroundColor: color.bg2,
  ...type.table,
});
export const knownLabel = style({ color: color.text2 });
export const knownValue = style({ fontWeight: 600, ...type.team });
