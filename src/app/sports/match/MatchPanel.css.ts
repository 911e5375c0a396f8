import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at } from '../../kit/theme/tokens.css.ts';

export const match = style([
  panel,
  {
    minBlockSize: '36rem',
    ':focus': { outline: 'none' },
    selectors: { [at.narrow]: { borderRadius: 0, borderInline: 0 } },
  },
]);
