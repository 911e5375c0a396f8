/** The slip itself, whatever holds it: picks, limits, amount, total, button. Draws; `src/domain/bet-slip` decides. */
import type { ReactNode } from 'react';
import type { SlipView } from '../../../db/queries/slip.ts';
import type { SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import { isEditable } from '../../../domain/bet-slip/decideSlip.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { slip } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { EmptyState } from '../../kit/ui/StateMessage.tsx';
import * as styles from './BetSlip.css.ts';
import { blockerOf } from './blockers.ts';
import { FilledSlip } from './FilledSlip.tsx';
import { SlipHead } from './SlipHead.tsx';
import { SLIP_ID } from './slipId.ts';
import { SlipSettingsButton } from './SlipSettingsButton.tsx';
import type { LastPicks } from './useLastPicks.ts';
import type { PlaceBet } from './usePlaceBet.ts';
import type { SlipActions } from './useSlipActions.ts';

export interface BetSlipProps {
  readonly view: SlipView;
  readonly actions: SlipActions;
  readonly place: PlaceBet;
  readonly choices: SlipChoices;
  readonly lastPicks: LastPicks;
  /** What the container adds to the head: pin, fold, close. */
  readonly controls?: ReactNode;
}

export function BetSlip({ view, actions, place, choices, lastPicks, controls }: BetSlipProps) {
  const trust = useFreshness();
  const blocker = blockerOf(view, trust);
  const { picks } = view.slip;
  const isLocked = !isEditable(view.slip) || place.isBusy;
  const clear = () => {
    place.forget();
    actions.clear(picks);
  };
  return (
    <section id={SLIP_ID} tabIndex={-1} className={styles.slip} aria-label={slip.region}>
      <SlipHead folds={picks.length} isLocked={isLocked} onClear={clear}>
        {controls}
      </SlipHead>
      {picks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={slip.emptyTitle} hint={slip.emptyHint}>
            <Again picks={lastPicks()} onRestore={actions.restore} />
            <SlipSettingsButton choices={choices} />
          </EmptyState>
        </div>
      ) : (
        <FilledSlip
          view={view}
          actions={actions}
          place={place}
          choices={choices}
          blocker={blocker}
          stale={trust.stale}
          isLocked={isLocked}
        />
      )}
    </section>
  );
}

interface AgainProps {
  readonly picks: readonly SlipPick[];
  readonly onRestore: SlipActions['restore'];
}

/** The way back to what was on the slip before it was emptied, at today's prices. */
function Again({ picks, onRestore }: AgainProps) {
  if (picks.length === 0) return null;
  return (
    <Button kind="outline" size="small" onClick={() => onRestore(picks)}>
      <Icon name="undo" size={16} />
      {slip.again}
    </Button>
  );
}
