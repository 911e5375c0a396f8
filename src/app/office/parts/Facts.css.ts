import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

export const facts = style({
  display: 'grid',
  gap: `${space[6]} ${space[24]}`,
  ...type.table,
  '@media': { [phone]: { selectors: { '&[data-paired]': { gridTemplateColumns: '1fr 1fr' } } } },
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const name = style({ flex: 'none', color: color.text3 });
export const value = style({ color: color.text1, fontWeight: 600, textAlign: 'end' });
export const note = style({ color: color.text3, fontWeight: 400 });
