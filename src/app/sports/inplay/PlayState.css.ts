import { style } from '@vanilla-extract/css';
import { button } from '../../kit/ui/Button.css.ts';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, space } from '../../kit/theme/tokens.css.ts';

export const message = style([
  panel,
  {
    padding: space[16],
    minBlockSize: 240,
    selectors: { [at.narrow]: { borderInline: 'none', borderRadius: 0, boxShadow: 'none' } },
  },
]);
export const next = style([button({ kind: 'neutral', size: 'normal' }), { minBlockSize: 44 }]);
