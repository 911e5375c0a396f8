/** Beneath a bet that may still be taken back: how long, and the button (rules CXL). Goes by itself when the time is over. */
import { useState } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { cancelUntil, type BetCancelling } from '../../../domain/bets/cancelling.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useOriginClock, useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { summaryOf } from '../../kit/copy/picks.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { AlertDialog } from '../../kit/ui/AlertDialog.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { cancelTexts, history } from '../copy/history.ts';
import * as styles from './CancelRow.css.ts';

interface CancelRowProps {
  readonly bet: Bet;
  readonly rules: BetCancelling;
  /** Whether the house has said so; until then nothing is taken back. */
  readonly isKnown: boolean;
  /** Of its table. */
  readonly columns: number;
}

export function CancelRow(props: CancelRowProps) {
  const originNow = useOriginClock();
  const [isShown, setIsShown] = useState(false);
  // Once it is there it says by itself when the time is over, and what came of it stays; a bet whose time was over before has no clock.
  if (!isShown && cancelUntil(props.bet, props.rules) > originNow()) setIsShown(true);
  return isShown ? <RunningRow {...props} /> : null;
}

function RunningRow({ bet, rules, isKnown, columns }: CancelRowProps) {
  const now = useOriginNow();
  const { engine } = usePorts();
  const [isAsked, setIsAsked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const left = cancelUntil(bet, rules) - now;
  const decided = bet.picks.filter(({ settlement }) => settlement !== null).length;
  if (left <= 0 && problem === undefined && !isAsked && !isSent) return null;
  // Nobody is asked to try again what is over.
  const said = problem === history.cancelFailed && left <= 0 ? cancelTexts.windowOver : problem;
  const send = async () => {
    setIsAsked(false);
    setProblem(undefined);
    setIsSent(true);
    const answer = await engine.cancelBet(bet.betId);
    setIsSent(false);
    if (!answer.ok) setProblem(history.cancelFailed);
    else if (answer.value.kind === 'refused') setProblem(cancelTexts[answer.value.reason]);
  };
  return (
    <tr className={styles.row}>
      <td colSpan={columns}>
        <div className={styles.bar}>
          <span>{history.decidedPicks(bet.picks.length, decided)}</span>
          <span className={styles.left} role={problem === undefined ? undefined : 'alert'}>
            {said ?? history.cancelLeft(Math.max(0, Math.ceil(left / 1_000)))}
          </span>
          <Button size="small" isPending={isSent} disabled={left <= 0 || !isKnown} onClick={() => setIsAsked(true)}>
            {history.cancel}
          </Button>
          <AlertDialog
            isOpen={isAsked}
            title={history.cancelQuestion}
            description={history.cancelWhat(summaryOf(bet.picks), formatWon(bet.stake))}
            onClose={() => setIsAsked(false)}
            cancel={<Button size="large">{history.cancelNo}</Button>}
            action={
              <Button size="large" kind="primary" onClick={() => void send()}>
                {history.cancelYes}
              </Button>
            }
          />
        </div>
      </td>
    </tr>
  );
}
