/** A bet that the origin holds, on phones: 64 px above the bottom bar, whatever the page shows (CRT-20). */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetHold } from '../../../domain/bet-slip/slip.ts';
import { formatOdds, formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { pickNameOf } from '../../kit/copy/picks.ts';
import { slip } from '../../kit/copy/labels.ts';
import { secondText } from '../../kit/copy/time.ts';
import { held } from '../copy/held.ts';
import * as styles from './HeldBar.css.ts';
import { HoldRing } from './HeldBet.tsx';
import { currentTotals } from './SlipSummary.tsx';
import { useHold } from './useHold.ts';

export function HeldBar({ view, hold }: { readonly view: SlipView; readonly hold: BetHold }) {
  const time = useHold(view, hold);
  const { totalOdds, expectedWinnings } = currentTotals(view);
  const [first] = view.slip.picks;
  const isOne = view.slip.picks.length === 1 && first !== undefined;
  const pick = isOne ? pickNameOf(first) : slip.folds(view.slip.picks.length);
  const odds = isOne ? formatOdds(first.odds) : formatTotalOdds(totalOdds);
  return (
    <div className={styles.bar} role="status">
      <span className={styles.part} style={{ inlineSize: `${(time?.part ?? 0) * 100}%` }} aria-hidden="true" />
      <HoldRing time={time} size={40} />
      <span className={styles.words}>
        <strong className={styles.title}>{held.title}</strong>
        <span className={styles.line}>{held.line(pick, odds, view.slip.stake, expectedWinnings)}</span>
      </span>
      {time === undefined ? null : (
        <span className={styles.due}>
          <b>{secondText(time.dueAt)}</b>
          <span>{held.due}</span>
        </span>
      )}
    </div>
  );
}
