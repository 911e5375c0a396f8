/** The rounds drawn last, newest first: what was drawn, which cells won, and the way to check it. What is stored shows without a line, with its age. */
import { Link } from 'react-router-dom';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { lists } from '../../kit/copy/lists.ts';
import { dateMinuteText, dayText, machineTime, minuteText, secondText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { play } from '../copy/play.ts';
import { drawnAllTheSame, sideCells } from '../rounds/outcome.ts';
import type { GameRounds } from '../rounds/useRounds.ts';
import { numberOfRound } from '../rounds/useRoundNow.ts';
import { voidText } from '../rounds/voidText.ts';
import { cellFace } from '../boards/cellFace.ts';
import { MarkBadge } from '../boards/CellMark.tsx';
import { DrawnNumbers, hasNumbers } from './DrawnNumbers.tsx';
import * as page from './GamePage.css.ts';
import * as styles from './LastRounds.css.ts';
import { VerifyLink } from './VerifyLink.tsx';

/** Rounds that are shown. */
const SHOWN = 11;
/** Markets whose winning cells stand beside the numbers. */
const MARKETS = 5;

interface LastRoundsProps extends GameRounds {
  readonly game: GameRow;
  /** Rounds with own bets. */
  readonly mine: ReadonlySet<string>;
}

export function LastRounds({ game, rounds, list, isRead, mine }: LastRoundsProps) {
  const [newest] = rounds;
  return (
    <section className={page.panel} aria-label={play.last}>
      <header className={page.head}>
        <h2 className={page.title}>{play.last}</h2>
        <span className={page.hint} role="status">
          {list.asOf !== undefined
            ? lists.asOf(dateMinuteText(list.asOf))
            : newest === undefined
              ? ''
              : play.lastOf(dayText(newest.drawsAt), numberOfRound(newest.roundId))}
        </span>
        <Link to={`/game_result/minigame?game=${game.gameId}`} className={page.more}>
          {play.allResults}
          <Icon name="right" size={12} />
        </Link>
      </header>
      {newest !== undefined ? (
        <RoundTable game={game} rounds={rounds.slice(0, SHOWN)} mine={mine} />
      ) : !isRead ? (
        <BoardSkeleton label={play.loading} rows={4} />
      ) : list.head === 'failed' || list.head === 'offline' ? (
        <ErrorState hint={play.failed} onRetry={list.retry} />
      ) : (
        <EmptyState icon="clock" title={play.noRounds} hint={play.noRoundsHint} />
      )}
    </section>
  );
}

interface RoundTableProps {
  readonly game: GameRow;
  readonly rounds: readonly Round[];
  readonly mine: ReadonlySet<string>;
}

/** Letters on the colours of their sides, as boards have them. */
const Outcome = ({ game, round }: { readonly game: GameRow; readonly round: Round }) => (
  <span className={styles.outcome}>
    {sideCells(game, round)
      .slice(0, MARKETS)
      .map(({ marketId, key }) => (
        <MarkBadge key={marketId} face={cellFace(marketId, key)} />
      ))}
  </span>
);

const DrawnAt = ({ game, at }: { readonly game: GameRow; readonly at: number }) => (
  <time dateTime={machineTime(at)}>{game.periodMs < 60_000 ? secondText(at) : minuteText(at)}</time>
);

function RoundTable({ game, rounds, mine }: RoundTableProps) {
  const isNumbered = hasNumbers(game);
  return (
    <table className={styles.table}>
      <caption className={hidden}>{play.last}</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">{play.roundWord}</th>
          <th scope="col" className={styles.time}>
            {play.time}
          </th>
          {isNumbered ? (
            <th scope="col">
              {play.numbers} <span className={styles.hint}>({play.numbersHint})</span>
            </th>
          ) : null}
          <th scope="col">{play.outcome}</th>
          <th scope="col" className={styles.end}>
            {play.verify}
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round.roundId} data-mine={mine.has(round.roundId) || undefined}>
            <th scope="row" className={styles.n}>
              {numberOfRound(round.roundId)}
              <span className={styles.timeUnder}>
                <DrawnAt game={game} at={round.drawsAt} />
              </span>
              {mine.has(round.roundId) ? <span className={hidden}>{play.mine}</span> : null}
            </th>
            <td className={styles.time}>
              <DrawnAt game={game} at={round.drawsAt} />
            </td>
            {round.state === 'void' ? (
              <td colSpan={isNumbered ? 2 : 1} className={styles.voided}>
                {voidText(round)}
                {round.drawn.length === 0 ? null : (
                  <span className={styles.undone}>
                    {isNumbered ? <DrawnNumbers game={game} drawn={round.drawn} /> : drawnAllTheSame(game, round)}
                  </span>
                )}
              </td>
            ) : (
              <>
                {isNumbered ? (
                  <td>
                    <DrawnNumbers game={game} drawn={round.drawn} />
                  </td>
                ) : null}
                <td>
                  <Outcome game={game} round={round} />
                </td>
              </>
            )}
            <td className={styles.end}>
              <VerifyLink roundId={round.roundId} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
