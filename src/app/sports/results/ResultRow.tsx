/** One game: when, which league, its score and what each period came to, how its main markets ended. */
import { Link } from 'react-router-dom';
import type { LeagueId } from '../../../domain/kernel/ids.ts';
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import { scoreboardOf } from '../../../domain/sports/scoreboard.ts';
import { fixtureStatusNames } from '../../kit/copy/codes.ts';
import { marketNameOf } from '../../kit/copy/markets.ts';
import { teamsText } from '../../kit/copy/picks.ts';
import { dayText, machineTime, minuteText } from '../../kit/copy/time.ts';
import { pathOf } from '../../kit/links/paths.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { columnName } from '../copy/inplay.ts';
import { results } from '../copy/results.ts';
import { withGame } from '../match/matchAddress.ts';
import { endedText } from './endedText.ts';
import * as styles from './ResultRow.css.ts';

interface ResultRowProps {
  readonly result: GameResult;
  readonly place: RowPlace;
  readonly onLeague: (league: LeagueId) => void;
}

export function ResultRow({ result, place, onLeague }: ResultRowProps) {
  const { fixtureId, startAt, leagueId, leagueName, status, isCorrected } = result;
  const teams = teamsText(result);
  return (
    <li className={styles.row} data-result={fixtureId} {...place.box} {...place.told}>
      <p className={styles.facts}>
        <time dateTime={machineTime(startAt)}>
          {dayText(startAt)} {minuteText(startAt)}
        </time>
        <button
          type="button"
          className={styles.league}
          aria-label={results.leagueOn(leagueName)}
          onClick={() => onLeague(leagueId)}
        >
          {leagueName}
        </button>
        {status === 'finished' ? null : <span className={styles.status}>{fixtureStatusNames[status]}</span>}
        {isCorrected === true ? <span className={styles.status}>{results.corrected}</span> : null}
      </p>
      <Link
        className={styles.game}
        aria-label={results.match(teams)}
        to={{ pathname: pathOf(MAIN_BOARD), search: withGame(new URLSearchParams(), fixtureId) }}
      >
        <Scores result={result} />
      </Link>
      <Markets result={result} />
    </li>
  );
}

function Scores({ result }: { readonly result: GameResult }) {
  const { sportId, home, away, score, periods } = result;
  // The parts of a game stand as they do while it is played; what its feed did not tell stays away.
  const play = { periods, counts: [], diamond: null, server: null, incidents: [], held: null };
  const told = periods.length === 0 ? {} : { play };
  const { columns, rows } = scoreboardOf({
    sportId,
    score: score === null ? null : { ...score, clockSeconds: 0, ...told },
  });
  const shown = columns.filter((column) => column.of !== 'count');
  const winner = score === null || score.home === score.away ? undefined : score.home > score.away ? 'home' : 'away';
  return (
    <table className={styles.scores}>
      <caption className={hidden}>{results.scores(teamsText(result))}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <span className={hidden}>{results.team}</span>
          </th>
          {shown.map((column) => (
            <th key={column.of === 'period' ? column.period : column.of} scope="col">
              {columnName(sportId, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(away === '' ? rows.filter(({ side }) => side === 'home') : rows).map(({ side, cells }) => (
          <tr key={side} data-won={side === winner || undefined}>
            <th scope="row" className={styles.team}>
              {side === 'home' ? home : away}
            </th>
            {columns.map((column, at) =>
              column.of === 'count' ? null : (
                <td
                  key={column.of === 'period' ? column.period : column.of}
                  className={styles.cell}
                  data-of={column.of}
                >
                  {cells[at] ?? '–'}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Markets({ result }: { readonly result: GameResult }) {
  const ended = result.markets.flatMap((market) => {
    const text = endedText(market, result);
    return text === undefined ? [] : [{ market, text }];
  });
  if (ended.length === 0) return null;
  return (
    <dl className={styles.markets} aria-label={results.markets}>
      {ended.map(({ market, text }) => (
        <div key={market.marketId} className={styles.market}>
          <dt className={styles.marketName}>{marketNameOf(market)}</dt>
          <dd className={styles.ended}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
