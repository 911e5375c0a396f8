/** The picks of a bet: the odds accepted, how the game ended, and what became of each; of a void pick the old price struck, and 1.00. */
import type { BetPick } from '../../../domain/bets/bet.ts';
import { formatOdds } from '../../../domain/kernel/odds.ts';
import type { BetStatus } from '../../../domain/reference/statuses.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { pickNameOf, teamsText } from '../../kit/copy/picks.ts';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { history } from '../copy/history.ts';
import * as styles from './BetPicks.css.ts';
import { BetStatusChip } from './BetStatusChip.tsx';

/** A pick's result as a bet's: half results are special cases (§3). */
function statusOf({ settlement }: BetPick): BetStatus {
  if (settlement === null) return 0;
  return settlement === 4 || settlement === 5 ? 3 : settlement;
}

interface BetPicksProps {
  readonly picks: readonly BetPick[];
  /** How their games ended, by id. */
  readonly games: ReadonlyMap<string, GameResult>;
}

export function BetPicks({ picks, games }: BetPicksProps) {
  return (
    <ul className={styles.picks}>
      {picks.map((pick) => (
        <li key={pick.selectionId} className={styles.pick}>
          <span className={styles.name}>{pickNameOf(pick)}</span>
          <span className={styles.score}>{endedText(games.get(pick.fixtureId))}</span>
          <span className={styles.odds}>
            <PickOdds pick={pick} />
          </span>
          <span className={styles.status}>
            <BetStatusChip status={statusOf(pick)} />
          </span>
          <span className={styles.detail}>
            {marketNameOf({ marketId: pick.marketId, name: pick.marketName })} · {teamsText(pick)} · {pick.leagueName} ·{' '}
            <time className={styles.start} dateTime={machineTime(pick.startAt)}>
              {dayText(pick.startAt)} {minuteText(pick.startAt)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The score, or why there is none; nothing before it is known. */
function endedText(game: GameResult | undefined): string {
  if (game === undefined) return '';
  const word = fixtureStatusNames[game.status];
  if (game.score === null) return history.gameEnded(word ?? '');
  return `${game.score.home} : ${game.score.away}${game.status === 'finished' ? '' : ` (${word ?? ''})`}`;
}

function PickOdds({ pick: { settlement, odds } }: { readonly pick: BetPick }) {
  if (settlement !== -1 && settlement !== 3) return formatOdds(odds);
  return (
    <>
      <span className={hidden}>{history.oddsBefore}</span>
      <s className={styles.struck}>{formatOdds(odds)}</s> {formatOdds(100)}
    </>
  );
}
