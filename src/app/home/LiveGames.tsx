/** The games in play now, with score, period and clock as the feed last told them. */
import { keptOn, liveGames, type GamesListed } from '../../db/queries/upcoming.ts';
import { home } from '../copy/home.ts';
import { useFixturesOf } from '../ports/useFixtures.ts';
import { GameList, ROWS } from './GameList.tsx';
import { HomePanel } from './HomePanel.tsx';
import type { HomePicks } from './homePicks.ts';
import { useKeptGames } from './useKeptGames.ts';

export function LiveGames(picks: HomePicks) {
  const answer = useFixturesOf((db) => liveGames(db, ROWS), idsOf, []);
  const listed = answer?.base;
  const games = useKeptGames(listed === undefined ? undefined : keptOn('inplay', answer?.fixtures ?? []));
  return (
    <HomePanel title={home.live} games={games} count={listed?.total} isLive={listed !== undefined && listed.total > 0}>
      <GameList games={games} empty={home.noLive} picks={picks} />
    </HomePanel>
  );
}

const idsOf = (listed: GamesListed | undefined) => listed?.ids ?? [];
