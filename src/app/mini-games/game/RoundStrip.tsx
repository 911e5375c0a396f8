/** Below the stage: which round is on, how long it takes bets, and until when it is drawn. Ticks by the origin's clock. */
import type { ReactNode } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { secondText } from '../../kit/copy/time.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { countdownText, play } from '../copy/play.ts';
import { WARN_MS } from '../rounds/RoundLeft.tsx';
import { LOOK_MS } from '../rounds/useOriginStep.ts';
import type { RoundNow } from '../rounds/useRoundNow.ts';
import * as styles from './RoundStrip.css.ts';

interface RoundStripProps {
  readonly game: GameRow;
  readonly round: RoundNow;
}

export function RoundStrip({ game, round }: RoundStripProps) {
  const { n, isOpen, isVoid, opensAt, closesAt, drawsAt } = round;
  const until = isOpen ? closesAt : drawsAt;
  const left = Math.max(0, until - useOriginNow(LOOK_MS));
  const whole = isOpen ? closesAt - opensAt : game.closesBeforeMs;
  const isUrgent = isOpen && left <= WARN_MS;
  return (
    <div className={styles.strip} data-state={isUrgent ? 'warn' : isOpen ? 'open' : 'closed'}>
      <Fact label={play.thisRound}>{n}</Fact>
      <Fact
        label={isOpen ? (isUrgent ? play.closing : play.untilClose) : isVoid === true ? play.roundVoid : play.untilDraw}
      >
        <span className={styles.left} role="timer">
          {isOpen ? null : <Icon name="lock" size={18} />}
          {countdownText(left)}
        </span>
      </Fact>
      <div className={styles.times}>
        <div className={styles.track} aria-hidden="true">
          {/* Scaled and not sized: what moves four times a second moves nothing else. */}
          <div className={styles.bar} style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
        </div>
        <span role={isVoid === true ? 'status' : undefined}>
          {isOpen
            ? play.closes(secondText(closesAt))
            : isVoid === true
              ? play.roundVoidHint
              : play.opens(secondText(drawsAt))}
        </span>
        <span className={styles.draws}>{play.drawn(secondText(drawsAt))}</span>
      </div>
    </div>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <span className={styles.label}>{label}</span>
    <strong className={styles.value}>{children}</strong>
  </div>
);
