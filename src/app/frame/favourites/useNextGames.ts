/** The next game of each marked team, live. */
import { useEffect, useSyncExternalStore } from 'react';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { nextGamesOf, type NextOfTeams } from './nextGames.ts';
import { useFavourites } from './useFavourites.ts';

export function useNextGames(): NextOfTeams {
  const { engine } = usePorts();
  const games = nextGamesOf(engine);
  const teams = useFavourites().teams.join('\n');
  useEffect(() => games.follow(teams), [games, teams]);
  return useSyncExternalStore(games.subscribe, games.read);
}
