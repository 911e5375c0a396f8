/** The member's last bets on a game, newest first, live. */
import { useMemo } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { slipOfGame } from '../../../domain/bets/slipOfGame.ts';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import { useList } from '../../frame/link/useList.ts';

/** Of mini games or of virtual ones, of which this page's are some. */
const OF_SLIP = { minigame: { product: 3 }, virtual: { product: 4 } } as const;

export function useOwnBets({ gameId, provider }: GameRow): readonly Bet[] {
  const { view } = useList('bets', OF_SLIP[slipOfGame({ provider })]);
  return useMemo(() => {
    const rows = (view?.runs ?? []).flatMap((run) => run.rows);
    return rows.filter(({ picks }) => picks.some(({ fixtureId }) => fixtureId.startsWith(`mg.${gameId}.`)));
  }, [view, gameId]);
}

export const betsOnRound = (bets: readonly Bet[], roundId: string): readonly Bet[] =>
  bets.filter(({ picks }) => picks.some(({ fixtureId }) => fixtureId === roundId));
