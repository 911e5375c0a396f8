import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';
import { phone } from './screen.ts';

export const whole = style([
  panel,
  {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '@media': { [phone]: { borderRadius: 0, borderInline: 0 } },
  },
]);
export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  minBlockSize: 44,
  padding: `${space[4]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
/** As high as a line of the head, also where others wrap below it. */
export const title = style({ display: 'flex', alignItems: 'center', minBlockSize: 35, fontWeight: 700, ...type.body });
export const note = style({ color: color.text3, ...type.meta });
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  color: color.text3,
  ...type.meta,
});
export const body = style({ flex: '1 1 auto', overflow: 'auto', scrollbarWidth: 'thin' });
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: 40,
  padding: `${space[4]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.text3,
  ...type.meta,
});
