/** The games that the member bet on last, the latest first, with the bet. */
import { useMemo } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { gameOf, type GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useList } from '../../frame/link/useList.ts';
import { useToldBets } from './untold.ts';

export interface RecentGame {
  readonly game: GameRow;
  /** The last one on it. */
  readonly bet: Bet;
}

/** Games that are remembered. */
const MOST = 5;
const OF_MINI_GAMES = { product: 3 } as const;

export function useRecentGames(): readonly RecentGame[] {
  const { view } = useList('bets', OF_MINI_GAMES);
  const recent = useMemo(() => {
    const recent = new Map<string, RecentGame>();
    for (const bet of (view?.runs ?? []).flatMap((run) => run.rows)) {
      const game = gameOf(bet.picks[0]?.fixtureId.split('.')[1] ?? '');
      if (game !== undefined && !recent.has(game.gameId)) recent.set(game.gameId, { game, bet });
    }
    return [...recent.values()].slice(0, MOST);
  }, [view]);
  const told = useToldBets(useMemo(() => recent.map(({ bet }) => bet), [recent]));
  return useMemo(() => recent.map(({ game }, at) => ({ game, bet: told[at] ?? recent[at]!.bet })), [recent, told]);
}
