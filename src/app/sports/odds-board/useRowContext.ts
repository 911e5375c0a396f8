/** What rows with odds buttons share: freshness, layout, and where a pressed price goes; its identity changes only with its values. */
import { useCallback, useMemo } from 'react';
import type { FixtureId, SelectionId } from '../../../domain/kernel/ids.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { laterRejections } from '../../frame/copy/laterRejections.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { useToast } from '../../kit/ui/Toast.tsx';
import { usePressedPrice } from '../../bets/face.ts';
import type { Topics } from '../../../domain/events/topics.ts';
import type { PageContext, RowContext } from './SelectionButton.tsx';

/** @param page whose slip a pressed price is put on */
export function usePageContext(page: PageKind): PageContext {
  const { engine } = usePorts();
  const { stale, originNow: now } = useFreshness();
  const isNarrow = useIsNarrow();
  const toast = useToast();
  const pressed = usePressedPrice();
  const onToggle = useCallback(
    (fixtureId: FixtureId, selectionId: SelectionId) => {
      pressed.press();
      void engine.togglePick(page, fixtureId, selectionId).then(async (result) => {
        const text = result.ok ? null : (await laterRejections()).slipFailureText(result.failure);
        if (text !== null) toast({ tone: 'problem', text });
      });
    },
    [engine, page, toast, pressed],
  );
  return useMemo(() => ({ page, stale, now, isNarrow, onToggle }), [page, stale, now, isNarrow, onToggle]);
}

/**
 * @param followed as it was read with the rows of the list
 * @param hasArrowKeys whether the list is one stop of the Tab key (`usePriceKeys`)
 */
export function useRowContext(page: PageContext, followed: Topics, hasArrowKeys = false): RowContext {
  return useMemo(() => ({ ...page, followed, hasArrowKeys }), [page, followed, hasArrowKeys]);
}
