/**
 * The slip of the page that is shown, read once for everything around the page that shows it: column, sheet, bar and the ways to them. What it
 * becomes draws those anew, and neither the page nor what it stands in: a press on a price changes a slip several times.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { SlipView } from '../../../db/queries/slip.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { useCaps } from './useCaps.ts';
import { useLastPicks, type LastPicks } from './useLastPicks.ts';
import { useSlipView } from './useSlipView.ts';

export interface ShownSlip {
  /** `undefined` until it was read. */
  readonly view: SlipView | undefined;
  readonly lastPicks: LastPicks;
}

const ShownSlipContext = createContext<ShownSlip>({ view: undefined, lastPicks: () => [] });

export const useShownSlip = (): ShownSlip => useContext(ShownSlipContext);

export function SlipProvider({ page, children }: { readonly page: PageKind; readonly children: ReactNode }) {
  const view = useSlipView(page);
  useCaps(view);
  const lastPicks = useLastPicks(view);
  const shown = useMemo(() => ({ view, lastPicks }), [view, lastPicks]);
  return <ShownSlipContext value={shown}>{children}</ShownSlipContext>;
}
