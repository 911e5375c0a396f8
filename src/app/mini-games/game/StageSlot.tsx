/** The stage of a game: what was drawn last, or what is being drawn, in numbers and words. As high in every state. */
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { secondText } from '../../kit/copy/time.ts';
import { play } from '../copy/play.ts';
import { outcomeText } from '../rounds/outcome.ts';
import { numberOfRound, type RoundNow } from '../rounds/useRoundNow.ts';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import * as styles from './StageSlot.css.ts';
import { VerifyLink } from './VerifyLink.tsx';

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
  return (
    <section className={styles.stage} aria-label={play.stage} aria-busy={!isRead}>
      {shown === undefined ? (
        <p className={styles.words}>{!isRead ? '' : before === undefined ? play.noRounds : play.waiting}</p>
      ) : (
        <TextStage game={game} round={shown} isShowing={round.isShowing} />
      )}
    </section>
  );
}

interface TextStageProps {
  readonly game: GameRow;
  readonly round: Round;
  readonly isShowing: boolean;
}

function TextStage({ game, round, isShowing }: TextStageProps) {
  const n = numberOfRound(round.roundId);
  return (
    <>
      <p className={styles.head} data-live={isShowing || undefined}>
        <strong>{play.result(n)}</strong>
        <span>{play.drawn(secondText(round.drawsAt))}</span>
        <VerifyLink roundId={round.roundId} isLong />
      </p>
      {round.state === 'void' ? (
        <div className={styles.words}>
          <p className={styles.title}>{play.void}</p>
          <p>{play.voidHint}</p>
        </div>
      ) : (
        <div className={styles.drawn}>
          <DrawnNumbers game={game} drawn={round.drawn} isLarge />
          <p className={styles.outcome} aria-live="polite">
            {outcomeText(game, round)}
          </p>
        </div>
      )}
    </>
  );
}
