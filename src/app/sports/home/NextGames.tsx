/** The games that start next. The clock drives it: a game that has started goes at once and the next one comes, each once (NAV-14). */
import { MAIN_BOARD } from '../../../domain/reference/firstPages.ts';
import { keptOn, upcomingGames, type GamesListed } from '../../../db/queries/upcoming.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { home } from '../copy/home.ts';
import { useRowContext } from '../odds-board/useRowContext.ts';
import { firstPathOf } from '../../kit/links/firstPaths.ts';
import { useFixturesOf } from '../../frame/live-prices/useFixtures.ts';
import { besides } from './besides.ts';
import { GameList, ROWS, SPARE } from './GameList.tsx';
import { HomePanel } from './HomePanel.tsx';
import type { HomePicks } from './homePicks.ts';
import { useKeptGames } from './useKeptGames.ts';
import { useTopIds } from './useTopIds.ts';
import { useLookAhead } from './useLookAhead.ts';

const MINUTE_MS = 60_000;

export function NextGames(picks: HomePicks) {
  const now = useOriginNow();
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const answer = useFixturesOf((db) => upcomingGames(db, MAIN_BOARD, minute, ROWS + SPARE), idsOf, [minute]);
  const kept = answer?.base === undefined ? undefined : keptOn(MAIN_BOARD, answer.fixtures);
  const top = useTopIds();
  const coming = kept?.filter(({ startAt }) => startAt > now);
  const next = coming && besides(coming, top, ROWS);
  const { games, followed } = useKeptGames(next, answer?.followed, answer !== undefined && answer.base === undefined);
  useLookAhead(games, answer?.base?.games ?? []);
  const context = useRowContext(picks.context, followed);
  return (
    <HomePanel
      title={home.soon}
      games={games}
      followed={followed}
      count={answer?.base?.total}
      all={{ to: firstPathOf(MAIN_BOARD), text: pageNames[MAIN_BOARD] }}
    >
      <GameList games={games} empty={home.noSoon} picks={{ ...picks, context }} />
    </HomePanel>
  );
}

/** More are read than shown: those that start within the minute are replaced without reading again. */
const idsOf = (listed: GamesListed | undefined) => (listed?.games ?? []).map(({ fixtureId }) => fixtureId);
