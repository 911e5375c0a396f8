import { style } from '@vanilla-extract/css';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const panel = style([
  surface,
  {
    minInlineSize: 0,
    selectors: { [at.narrow]: { borderInline: 'none', borderRadius: 0, boxShadow: 'none' } },
  },
]);
export const notes = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.hairline}`,
  ...type.meta,
});
export const lock = style({ display: 'inline-flex', alignItems: 'center', gap: space[6], color: color.text3 });
