/** The popups to be shown now, and how one goes: hidden here at once, and for six hours in every tab (NAV-14). */
import { useCallback, useState } from 'react';
import { popupSnoozes } from '../../../../db/queries/house.ts';
import { isPopupShown, POPUP_SNOOZE_MS, type Popup } from '../../../../domain/notices/popup.ts';
import { usePorts } from '../../../kit/ports/Ports.tsx';
import { useHouseDocument } from '../../link/useHouseDocument.ts';
import { useLive } from '../../link/useLive.ts';
import { useNow } from '../../../kit/timing/useNow.ts';

/** How late a popup whose snooze is over may come back, ms. */
const LOOK_EVERY_MS = 30_000;

export interface ShownPopups {
  readonly popups: readonly Popup[];
  readonly hide: (popupId: string) => void;
}

export function usePopups(): ShownPopups {
  const { engine, now: readClock } = usePorts();
  const { view } = useHouseDocument('popups');
  const snoozes = useLive(popupSnoozes, []);
  const now = useNow(LOOK_EVERY_MS);
  // Counts in this tab even if the snooze could not be stored.
  const [hidden, setHidden] = useState<Readonly<Record<string, number>>>({});
  const hide = useCallback(
    (popupId: string) => {
      setHidden((before) => ({ ...before, [popupId]: readClock() + POPUP_SNOOZE_MS }));
      void engine.snoozePopup(popupId);
    },
    [engine, readClock],
  );
  if (view?.value === undefined || snoozes === undefined) return { popups: [], hide };
  const until = (id: string) => Math.max(snoozes[id] ?? 0, hidden[id] ?? 0);
  return { popups: view.value.filter((popup) => isPopupShown(popup, until(popup.id), now)), hide };
}
