import { style } from '@vanilla-extract/css';
import { panel as surface } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const panel = style([
  surface,
  {
    minInlineSize: 0,
    selectors: {
      [at.narrow]: {
        borderInline: 'none',
        borderRadius: 0,
        boxShadow: 'none',
        // The score stays in sight over the tabs of the markets: 72 px with the 2.75 rem that those leave above them.
        vars: { '--chrome-height': '1.75rem' },
      },
    },
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
