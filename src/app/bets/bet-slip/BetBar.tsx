/**
 * A slip with picks on it, on phones, above the bottom bar: what is on it, and a button that asks about the amount it names (AMT-7). The amount is the
 * slip's own, or the usual one while none stands there; nothing is bet without the yes. Whatever needs more than that is done in the sheet.
 */
import { useEffect, useRef } from 'react';
import { lastStake } from '../../../db/queries/lastStake.ts';
import type { SlipView } from '../../../db/queries/slip.ts';
import { offeredStake } from '../../../domain/bet-slip/stakeAmount.ts';
import type { SlipChoices } from '../../../domain/bet-slip/slipChoices.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { useFreshness } from '../../frame/connection/FreshnessProvider.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { slip } from '../../kit/copy/labels.ts';
import { summaryOf } from '../../kit/copy/picks.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { betBar as words } from '../copy/betBar.ts';
import * as styles from './BetBar.css.ts';
import { blockerOf } from './blockers.ts';
import { currentTotals } from './SlipSummary.tsx';
import type { PlaceBet } from './usePlaceBet.ts';
import type { SlipActions } from './useSlipActions.ts';

interface BetBarProps {
  readonly view: SlipView;
  readonly actions: Pick<SlipActions, 'changeStake'>;
  readonly place: Pick<PlaceBet, 'ask' | 'forget' | 'isBusy' | 'problem'>;
  readonly choices: SlipChoices;
  readonly onOpen: () => void;
}

/** Said at the root, which what stands over the foot of the page makes room by. */
const standing = () => {
  const { dataset } = document.documentElement;
  dataset['betBar'] = '';
  return () => {
    delete dataset['betBar'];
  };
};

export function BetBar({ view, actions, place, choices, onOpen }: BetBarProps) {
  const { picks, stake } = view.slip;
  const last = useLive(lastStake, []);
  const usual = last ?? choices.amounts[0] ?? 0;
  // An amount that became another under the finger would be asked about.
  const isUnknown = last === undefined && stake === 0;
  const odds = view.picks.map((pick) => pick.currentOdds);
  const won = offeredStake(stake, usual, odds, view.balance, view.limits);
  const blocker = blockerOf(view, useFreshness());
  const { problem } = place;
  // Why not is said in the sheet; what was said there before this bar came back is no news.
  const told = useRef(problem);
  useEffect(() => {
    if (problem !== undefined && problem !== told.current) onOpen();
    told.current = problem;
  }, [problem, onOpen]);
  const bet = () => {
    if (won === undefined) {
      onOpen();
      return;
    }
    place.forget();
    // The question is about what is stored once the amount is.
    void actions.changeStake(won);
    place.ask({ kind: 'amount', won });
  };
  const isSending = blocker === 'sending' || place.isBusy;
  return (
    <section ref={standing} className={styles.bar} aria-label={words.region}>
      <button type="button" className={styles.what} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.picks}>{summaryOf(picks)}</span>
        <span className={styles.odds}>{formatTotalOdds(currentTotals(view).totalOdds)}</span>
      </button>
      <Button
        kind="primary"
        size="large"
        isPending={isSending}
        disabled={blocker !== undefined || place.isBusy || isUnknown}
        onClick={bet}
      >
        {isSending ? slip.sending : won === undefined || isUnknown ? slip.place : words.place(won)}
      </Button>
    </section>
  );
}
