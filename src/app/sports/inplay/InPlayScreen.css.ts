import { style } from '@vanilla-extract/css';
import { panel } from '../../kit/theme/panel.css.ts';
import { at, color, space, type } from '../../kit/theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: '256px minmax(0, 1fr)',
  selectors: {
    [at.middle]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});
export const list = style([
  panel,
  {
    minInlineSize: 0,
    selectors: {
      [at.fromMiddle]: {
        position: 'sticky',
        insetBlockStart: 'calc(var(--chrome-height, 0px) + 12px)',
        // Less the strip above it while the page stands at its top.
        maxBlockSize: 'calc(100dvh - var(--chrome-height, 0px) - 48px)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
      // As high before it is read: nothing below moves.
      [at.narrow]: { minBlockSize: 99, border: 'none', borderRadius: 0, boxShadow: 'none' },
    },
  },
]);
export const stage = style({ minInlineSize: 0 });
export const notice = style({
  paddingBlock: space[6],
  color: color.text2,
  ...type.meta,
  selectors: { [at.narrow]: { paddingInline: space[12], backgroundColor: color.bg1 } },
});
