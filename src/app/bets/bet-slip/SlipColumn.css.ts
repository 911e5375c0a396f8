import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';

export const column = style([
  panel,
  {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&[data-pinned]': {
        position: 'sticky',
        insetBlockStart: 'calc(var(--chrome-height, 0px) + 12px)',
        // Less the strip above it while the page stands at its top.
        maxBlockSize: 'calc(100dvh - var(--chrome-height, 0px) - 48px)',
      },
    },
  },
]);
