/** The slip itself, whatever holds it: picks, limits, amount, total, button. Draws; `src/domain/bet-slip` decides. */
import type { ReactNode } from 'react';
import type { SlipView } from '../../db/queries/slip.ts';
import { isEditable } from '../../domain/bet-slip/decideSlip.ts';
import { useFreshness } from '../connection/FreshnessProvider.tsx';
import { slip } from '../copy/labels.ts';
import { EmptyState } from '../ui/StateMessage.tsx';
import * as styles from './BetSlip.css.ts';
import { blockerOf, isStalePick } from './blockers.ts';
import { PickRow } from './PickRow.tsx';
import { SlipHead } from './SlipHead.tsx';
import { SlipLimits } from './SlipSummary.tsx';
import { SlipFoot, StakePart } from './StakeForm.tsx';
import type { PlaceBet } from './usePlaceBet.ts';
import type { SlipActions } from './useSlipActions.ts';

export interface BetSlipProps {
  readonly view: SlipView;
  readonly actions: SlipActions;
  readonly place: PlaceBet;
  /** What the container adds to the head: pin, fold, close. */
  readonly controls?: ReactNode;
}

export function BetSlip({ view, actions, place, controls }: BetSlipProps) {
  const trust = useFreshness();
  const blocker = blockerOf(view, trust);
  const { picks } = view.slip;
  const isLocked = !isEditable(view.slip) || place.isBusy;
  const submit = () => {
    if (blocker === undefined && !place.isBusy) place.ask();
  };
  const clear = () => {
    place.forget();
    actions.clear(picks);
  };
  return (
    <section className={styles.slip} aria-label={slip.region}>
      <SlipHead folds={picks.length} isLocked={isLocked} onClear={clear}>
        {controls}
      </SlipHead>
      {picks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={slip.emptyTitle} hint={slip.emptyHint} />
        </div>
      ) : (
        <>
          <div className={styles.body}>
            <ul className={styles.picks}>
              {view.picks.map((pickView) => (
                <PickRow
                  key={pickView.pick.fixtureId}
                  view={pickView}
                  isStale={isStalePick(pickView, trust.stale)}
                  isLocked={isLocked}
                  onRemove={() => {
                    place.forget();
                    actions.remove(pickView.pick);
                  }}
                />
              ))}
            </ul>
            <SlipLimits view={view} />
            <StakePart
              view={view}
              actions={actions}
              isLocked={isLocked}
              problem={place.problem}
              onEdit={place.forget}
              onSubmit={submit}
            />
          </div>
          <SlipFoot view={view} actions={actions} blocker={blocker} isBusy={place.isBusy} onSubmit={submit} />
        </>
      )}
    </section>
  );
}
