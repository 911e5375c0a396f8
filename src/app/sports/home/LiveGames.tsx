/** The games in play now, with score, period and clock as the feed last told them. */
import { keptOn, liveGames, type GamesListed } from '../../../db/queries/upcoming.ts';
import { home } from '../copy/home.ts';
import { useRowContext } from '../odds-board/useRowContext.ts';
import { useFixturesOf } from '../../frame/live-prices/useFixtures.ts';
import { GameList, ROWS, SPARE } from './GameList.tsx';
import { HomePanel } from './HomePanel.tsx';
import { useLivePicks } from './useLivePicks.ts';
import { useKeptGames } from './useKeptGames.ts';
import { useLookAhead } from './useLookAhead.ts';

export function LiveGames() {
  const picks = useLivePicks();
  const answer = useFixturesOf((db) => liveGames(db, ROWS + SPARE), idsOf, []);
  const listed = answer?.base;
  const { games, followed } = useKeptGames(
    listed === undefined ? undefined : keptOn('inplay', answer?.fixtures ?? []),
    answer?.followed,
    answer !== undefined && listed === undefined,
  );
  useLookAhead(games, listed?.games ?? []);
  const context = useRowContext(picks.context, followed);
  return (
    <HomePanel
      title={home.live}
      games={games}
      followed={followed}
      count={listed?.total}
      isLive={(games?.length ?? 0) > 0}
    >
      <GameList games={games} empty={home.noLive} picks={{ ...picks, context }} />
    </HomePanel>
  );
}

/** Only what is shown is read. */
const idsOf = (listed: GamesListed | undefined) =>
  (listed?.games ?? []).slice(0, ROWS).map(({ fixtureId }) => fixtureId);
