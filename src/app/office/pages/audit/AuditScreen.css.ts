import { style } from '@vanilla-extract/css';
import { panel } from '../../../kit/theme/panel.css.ts';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';
import { choices, control } from '../../parts/list.css.ts';
import { panelsBeside, phone } from '../../parts/screen.ts';

export const whole = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': {
    [panelsBeside]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignContent: 'stretch',
      minBlockSize: 0,
    },
    [phone]: { gap: 0 },
  },
});
export const filters = style([
  panel,
  choices,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: space[8],
    '@media': { [phone]: { borderRadius: 0 } },
  },
]);
export const search = style({
  inlineSize: 'min(240px, 100%)',
  blockSize: 36,
  '@media': { [phone]: { inlineSize: '100%', blockSize: 44 } },
});
export const two = style({
  ...control,
  selectors: { '&[aria-pressed="true"]': { borderColor: color.text1, backgroundColor: color.odds, fontWeight: 600 } },
});
export const chain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  color: color.text2,
  ...type.meta,
});
export const chainText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  selectors: { '&[data-broken]': { color: color.danger } },
});
export const list = style({ minBlockSize: 0 });
/** A phone has no room for either; both are in the record that a row opens. */
const spare = { '@media': { [phone]: { display: 'none' } } };
export const target = style({ inlineSize: '32%', ...spare });
export const reason = style({ inlineSize: '24%', ...spare });
export const more = style({ marginInlineStart: 'auto' });
export const detail = style({
  minBlockSize: 0,
  '@media': { [`not all and ${panelsBeside}`]: { order: -1, gridRow: 2 } },
});
export const at = style({ padding: `${space[8]} ${space[16]} 0`, color: color.text2, ...type.meta });
export const part = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const quiet = style({ color: color.text3, ...type.meta });
