/** A bet that the origin holds: how long still, when it is due, and the score it was placed at (CRT-20, CLS-3). */
import type { SlipView } from '../../../db/queries/slip.ts';
import type { BetHold } from '../../../domain/bet-slip/slip.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { formatTotalOdds } from '../../../domain/kernel/odds.ts';
import { slip, units } from '../../kit/copy/labels.ts';
import { secondText } from '../../kit/copy/time.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { held } from '../copy/held.ts';
import * as styles from './HeldBet.css.ts';
import { SLIP_FOOT_ID } from './slipId.ts';
import { currentTotals } from './SlipSummary.tsx';
import type { HeldFor } from './heldFor.ts';
import { useHold } from './useHold.ts';

interface HeldBetProps {
  readonly view: SlipView;
  readonly hold: BetHold;
}

export function HeldBet({ view, hold }: HeldBetProps) {
  const time = useHold(view, hold);
  const { totalOdds, expectedWinnings } = currentTotals(view);
  const scores = hold.games
    .flatMap(({ score }) => (score === null ? [] : [slip.score(score.home, score.away)]))
    .join(' · ');
  const rows: readonly (readonly [string, string])[] = [
    ...(time === undefined ? [] : [[held.due, held.serverTime(secondText(time.dueAt))] as const]),
    ...(scores === '' ? [] : [[held.score, scores] as const]),
    [held.stake, `${formatWon(view.slip.stake)}${units.won}`],
    [slip.totalOdds, `${formatTotalOdds(totalOdds)}${units.times}`],
  ];
  return (
    <div id={SLIP_FOOT_ID} className={styles.held}>
      <div className={styles.wait} role="status">
        <HoldRing time={time} size={96} />
        <strong className={styles.title}>{held.title}</strong>
        <p className={styles.text}>{held.text}</p>
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{slip.expectedWinnings}</dt>
          <dd className={styles.winnings}>
            {formatWon(expectedWinnings)}
            <span className={styles.unit}>{units.won}</span>
          </dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <Button kind="outline" size="large" isWide disabled>
          {time === undefined || time.left === 0 ? slip.sending : slip.sendingIn(time.left)}
        </Button>
      </div>
    </div>
  );
}

/** Whole seconds within a ring that empties; it says nothing by its movement alone. */
export function HoldRing({ time, size }: { readonly time: HeldFor | undefined; readonly size: number }) {
  const radius = size / 2 - 3;
  const round = 2 * Math.PI * radius;
  return (
    <span className={styles.ring} data-size={size} aria-hidden="true">
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} />
        <circle
          className={styles.left}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - (time?.part ?? 0))}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </svg>
      <b className={styles.seconds}>{time?.left ?? ''}</b>
    </span>
  );
}
