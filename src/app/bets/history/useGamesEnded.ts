/** How the games of an opened bet ended: asked once it is opened, and again when another of its picks is decided. */
import { useEffect, useState } from 'react';
import type { BetPick } from '../../../domain/bets/bet.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import { useAlike } from '../../frame/link/useAlike.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** @returns by id of the game; one that has not ended, or is not known to have, is not in it */
export function useGamesEnded(picks: readonly BetPick[]): ReadonlyMap<string, GameResult> {
  const { engine } = usePorts();
  const [games, setGames] = useState<ReadonlyMap<string, GameResult>>(new Map());
  const decided = picks.filter(({ settlement }) => settlement !== null).map(({ fixtureId }) => fixtureId);
  const ids = useAlike([...new Set(decided)]);
  useEffect(() => {
    let isOver = false;
    if (ids.length > 0)
      void engine.gamesEnded(ids).then((answer) => {
        if (!isOver && answer.ok) setGames(new Map(answer.value.map((game) => [game.fixtureId, game])));
      });
    return () => {
      isOver = true;
    };
  }, [engine, ids]);
  return games;
}
