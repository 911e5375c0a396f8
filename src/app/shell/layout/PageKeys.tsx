/**
 * The keys of a page (rules KEY), and the list of them. Comes when the page has been drawn: nobody presses a key before. With them come
 * alerts (rules ALR), and the memory of which game's page was shown (FAV-4).
 */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { silentShortcuts } from '../../../db/queries/shortcuts.ts';
import type { FixtureId } from '../../../domain/kernel/ids.ts';
import type { Shortcut } from '../../../domain/reference/shortcuts.ts';
import { SLIP_ID } from '../../bets/bet-slip/slipId.ts';
import { askForReport } from '../../frame/acts/reportDoor.ts';
import { HouseChangeDialog } from '../../frame/alerts/HouseChangeDialog.tsx';
import { Alerts } from '../../frame/alerts/Alerts.tsx';
import { shortcuts as words } from '../../frame/copy/shortcuts.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { ShortcutList } from '../../frame/shortcuts/ShortcutList.tsx';
import { shortcutOf } from '../../frame/shortcuts/shortcutOf.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import type { Panel } from './Drawers.tsx';
import { inWords } from './inWords.ts';
import { SEARCH_ID } from './searchId.ts';

const TYPED = 'input, textarea, select, [contenteditable]';
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(TYPED) !== null) ||
  document.querySelector('[data-modal="open"]') !== null;

const NONE: readonly Shortcut[] = [];

export function PageKeys({ onOpen }: { readonly onOpen: (panel: Panel) => void }) {
  const isNarrow = useIsNarrow();
  const silent = useLive(silentShortcuts, []) ?? NONE;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useViewed();
  useEffect(() => {
    const run: { readonly [Name in Shortcut]: () => void } = {
      search: () => (isNarrow ? onOpen('search') : document.querySelector<HTMLElement>(`#${SEARCH_ID} input`)?.focus()),
      slip: () => (isNarrow ? onOpen('slip') : focusSlip()),
      help: () => setIsHelpOpen(true),
      report: askForReport,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isBusy(event.target));
      if (shortcut === undefined || silent.includes(shortcut)) return;
      event.preventDefault();
      run[shortcut]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isNarrow, onOpen, silent]);
  return (
    <>
      <Alerts inWords={inWords} />
      <HouseChangeDialog />
      <Dialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} title={words.title}>
        <ShortcutList />
      </Dialog>
    </>
  );
}

/** To the amount, where there is one to type; to the slip itself, which says what it lacks. */
function focusSlip(): void {
  const slip = document.getElementById(SLIP_ID);
  const amount = slip?.querySelector<HTMLInputElement>('input:enabled');
  (amount ?? slip)?.focus();
  amount?.select();
}

function useViewed(): void {
  const { engine } = usePorts();
  const [params] = useSearchParams();
  const game = params.get('game');
  useEffect(() => {
    // The worker reads it by its schema.
    if (game !== null) void engine.viewGame(game as FixtureId);
  }, [engine, game]);
}
