/**
 * Where the slip stands: a column on wide screens, a panel at the bottom right on middle ones, a sheet below (CRT-01). Its two
 * questions stand above all of them.
 */
import { useEffect } from 'react';
import type { SlipView } from '../../db/queries/slip.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { useIsNarrow, useIsWide } from '../theme/useIsNarrow.ts';
import { ChangedOddsDialog } from './ChangedOddsDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { SlipColumn } from './SlipColumn.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { SlipSheet } from './SlipSheet.tsx';
import { usePlaceBet } from './usePlaceBet.ts';
import { useSlipActions } from './useSlipActions.ts';

interface SlipAreaProps {
  readonly page: PageKind;
  readonly view: SlipView;
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (isOpen: boolean) => void;
}

export function SlipArea({ page, view, isSheetOpen, onSheetChange }: SlipAreaProps) {
  const actions = useSlipActions(page);
  const place = usePlaceBet(page);
  const isWide = useIsWide();
  const isNarrow = useIsNarrow();
  const { cancel, isAsking } = place;
  // A question about a slip that another tab has sent or emptied is void.
  const isAnswerable = view.slip.phase.at === 'open' && view.slip.picks.length > 0;
  useEffect(() => {
    if (isAsking && !isAnswerable) cancel();
  }, [isAsking, isAnswerable, cancel]);
  const parts = { view, actions, place };
  return (
    <>
      {isWide ? (
        <SlipColumn {...parts} />
      ) : isNarrow ? (
        <SlipSheet {...parts} isOpen={isSheetOpen} onOpenChange={onSheetChange} />
      ) : (
        <SlipPanel {...parts} />
      )}
      <ConfirmDialog view={view} isOpen={isAsking && isAnswerable} onConfirm={place.confirm} onCancel={cancel} />
      <ChangedOddsDialog view={view} isBusy={place.isBusy} onYes={place.acceptChanged} onNo={actions.decline} />
    </>
  );
}
