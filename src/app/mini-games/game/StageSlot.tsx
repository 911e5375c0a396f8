/** The stage of a game: what was drawn last, or what is being drawn. As high in every state; a family without a stage has its numbers. */
import { Suspense, useState } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { secondText } from '../../kit/copy/time.ts';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import { play } from '../copy/play.ts';
import { outcomeText } from '../rounds/outcome.ts';
import { numberOfRound, type RoundNow } from '../rounds/useRoundNow.ts';
import { voidText } from '../rounds/voidText.ts';
import { stageOf } from '../stages/stageOf.ts';
import { useIsStill } from '../virtual/pictures/useIsStill.ts';
import { DrawnNumbers, hasNumbers } from './DrawnNumbers.tsx';
import * as styles from './StageSlot.css.ts';
import { VerifyLink } from './VerifyLink.tsx';

/** Whoever waits for longer sees that something is on its way, ms. */
const LATE_MS = 600;

interface StageSlotProps {
  readonly game: GameRow;
  readonly round: RoundNow;
  /** The round that was drawn last, once it is here. */
  readonly last: Round | undefined;
  /** The newest that is here. */
  readonly before: Round | undefined;
  readonly isRead: boolean;
}

export function StageSlot({ game, round, last, before, isRead }: StageSlotProps) {
  // Until the origin has told what was drawn, the round before it is what stands here; not while it is awaited any moment.
  const shown = last ?? (round.isShowing ? undefined : before);
  const n = numberOfRound(shown?.roundId ?? round.last);
  // A stage may be done before the time that its game gives it.
  const [told, setTold] = useState<string>();
  const isDrawing = round.isShowing && (shown === undefined || told !== shown.roundId);
  const isLate = useIsLasting(!isRead, LATE_MS);
  return (
    <section className={styles.stage} aria-label={play.stage} aria-busy={!isRead}>
      <p className={styles.head} data-live={isDrawing || undefined}>
        {shown === undefined && !round.isShowing ? null : (
          <>
            <strong className={styles.n}>{isDrawing ? play.drawingOf(n) : play.result(n)}</strong>
            <span>{play.drawn(secondText(shown?.drawsAt ?? round.opensAt))}</span>
          </>
        )}
        {shown === undefined ? null : <VerifyLink roundId={shown.roundId} isLong />}
      </p>
      <div className={styles.floor}>
        {isRead ? (
          <Floor game={game} round={round} shown={shown} isNew={before === undefined} onTold={setTold} />
        ) : isLate ? (
          <div className={styles.words}>
            <Spinner size={24} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface FloorProps {
  readonly game: GameRow;
  readonly round: RoundNow;
  readonly shown: Round | undefined;
  /** Whether no round was ever drawn. */
  readonly isNew: boolean;
  readonly onTold: (roundId: string) => void;
}

function Floor({ game, round, shown, isNew, onTold }: FloorProps) {
  const originNow = useOriginClock();
  const isStill = useIsStill();
  const Stage = stageOf[game.family];
  if (shown?.state === 'void') return <Words title={voidText(shown)} hint={play.voidHint} />;
  if (shown === undefined) return <Words title={isNew && !round.isShowing ? play.noRounds : play.waiting} />;
  if (Stage === undefined) return <TextStage game={game} round={shown} />;
  return (
    <Suspense fallback={null}>
      <Stage
        game={game}
        phase={round.isShowing ? 'drawing' : 'betting'}
        drawn={shown.drawn}
        seed={shown.seed}
        sinceMs={originNow() - shown.drawsAt}
        isStill={isStill}
        outcomeText={outcomeText(game, shown)}
        onTold={() => onTold(shown.roundId)}
      />
    </Suspense>
  );
}

const Words = ({ title, hint }: { readonly title: string; readonly hint?: string }) => (
  <div className={styles.words}>
    <p className={styles.title}>{title}</p>
    {hint === undefined ? null : <p>{hint}</p>}
  </div>
);

const TextStage = ({ game, round }: { readonly game: GameRow; readonly round: Round }) => (
  <div className={styles.drawn}>
    {hasNumbers(game) ? <DrawnNumbers game={game} drawn={round.drawn} isLarge /> : null}
    <p className={styles.outcome} aria-live="polite">
      {outcomeText(game, round)}
    </p>
  </div>
);
