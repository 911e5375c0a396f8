/** A page of two columns: a list to choose from and what was chosen; one column on a phone. */
import { at, space } from './tokens.css.ts';

export const listPage = {
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: '256px minmax(0, 1fr)',
  selectors: {
    [at.middle]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
    [at.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
} as const;

/** The list stays in sight while the page scrolls, and scrolls by itself. */
export const listBeside = {
  position: 'sticky',
  insetBlockStart: 'calc(var(--chrome-height, 0px) + 12px)',
  // Less the strip above it while the page stands at its top.
  maxBlockSize: 'calc(100dvh - var(--chrome-height, 0px) - 48px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;
