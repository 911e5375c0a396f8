/** A slip with picks on it: the picks, the limits, the amount being entered, and the foot that bets it. */
import { lazy, Suspense, useId } from 'react';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import type { SlipView } from '../../../db/queries/slip.ts';
import type { SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import type { StalePrices } from '../../frame/connection/stalePrices.ts';
import * as styles from './BetSlip.css.ts';
import { isStalePick, type Blocker } from './blockers.ts';
import { PickRow } from './PickRow.tsx';
import { SlipLimits } from './SlipSummary.tsx';
import { SlipFoot, StakePart } from './StakeForm.tsx';
import { patientImport } from '../../kit/timing/patientImport.ts';
import { holdOf } from './holdOf.ts';
import type { PlaceBet } from './usePlaceBet.ts';
import type { SlipActions } from './useSlipActions.ts';
import { useReplaced } from './useReplaced.ts';
import { useStakeDraft } from './useStakeDraft.ts';

// Of picks that pushed others off.
const ReplacedNote = lazy(async () => ({
  default: (await patientImport(() => import('./ReplacedNote.tsx'))).ReplacedNote,
}));
// Of rounds alone.
const RoundTime = lazy(async () => (await patientImport(() => import('./roundParts.ts'))).roundTime());
// Of bets in play alone.
const HeldBet = lazy(async () => ({ default: (await patientImport(() => import('./HeldBet.tsx'))).HeldBet }));

interface FilledSlipProps {
  readonly view: SlipView;
  readonly actions: SlipActions;
  readonly place: PlaceBet;
  readonly choices: SlipChoices;
  readonly blocker: Blocker | undefined;
  readonly stale: StalePrices;
  /** A bet is under way, or a question open. */
  readonly isLocked: boolean;
}

export function FilledSlip({ view, actions, place, choices, blocker, stale, isLocked }: FilledSlipProps) {
  const problemId = useId();
  const replaced = useReplaced(view.slip);
  const hold = holdOf(view);
  const draft = useStakeDraft(view.slip.stake, isLocked, (next) => {
    place.forget();
    return actions.changeStake(next);
  });
  const submit = () => {
    if (blocker === undefined && !place.isBusy) place.ask(draft.typed());
  };
  return (
    <>
      <div className={styles.body}>
        <ul className={styles.picks}>
          {view.picks.map((pickView) => (
            <PickRow
              key={pickView.pick.selectionId}
              view={pickView}
              isStale={isStalePick(pickView, stale)}
              isLocked={isLocked}
              onRemove={() => {
                place.forget();
                actions.remove(pickView.pick);
              }}
            >
              {isOfRound(pickView.pick.fixtureId) ? (
                <Suspense fallback={null}>
                  <RoundTime {...pickView.pick} />
                </Suspense>
              ) : null}
              {replaced === undefined || replaced.by.selectionId !== pickView.pick.selectionId ? null : (
                <Suspense fallback={null}>
                  <ReplacedNote replaced={replaced} isLocked={isLocked} onUndo={() => actions.restore(replaced.gone)} />
                </Suspense>
              )}
            </PickRow>
          ))}
        </ul>
        {hold === undefined ? (
          <>
            <SlipLimits view={view} />
            <StakePart
              view={view}
              draft={draft}
              choices={choices}
              isLocked={isLocked}
              problemId={place.problem === undefined ? undefined : problemId}
              onSubmit={submit}
              onImpossible={place.refuse}
            />
          </>
        ) : null}
      </div>
      {hold === undefined ? (
        <SlipFoot
          view={view}
          actions={actions}
          blocker={blocker}
          problem={place.problem}
          problemId={problemId}
          isBusy={place.isBusy}
          onSubmit={submit}
        />
      ) : (
        <Suspense fallback={null}>
          <HeldBet view={view} hold={hold} />
        </Suspense>
      )}
    </>
  );
}
