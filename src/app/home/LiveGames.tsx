/** The games in play now, with score, period and clock as the feed last told them. */
import { liveFixtures } from '../../db/queries/upcoming.ts';
import { home } from '../copy/home.ts';
import { useLive } from '../ports/useLive.ts';
import { GameList, ROWS } from './GameList.tsx';
import { HomePanel } from './HomePanel.tsx';
import type { HomePicks } from './homePicks.ts';
import { useKeptGames } from './useKeptGames.ts';

export function LiveGames(picks: HomePicks) {
  const answer = useLive((db) => liveFixtures(db, ROWS), []);
  const games = useKeptGames(answer?.games);
  return (
    <HomePanel title={home.live} games={games} count={answer?.total} isLive={answer !== undefined && answer.total > 0}>
      <GameList games={games} empty={home.noLive} picks={picks} />
    </HomePanel>
  );
}
