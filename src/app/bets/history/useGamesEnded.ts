/** How the games of an opened bet ended: asked once it is opened, and again when another of its picks is decided. */
import { useEffect, useState } from 'react';
import type { BetPick } from '../../../domain/bets/bet.ts';
import type { GameResult } from '../../../domain/results/gameResult.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** @returns by id of the game; one that has not ended, or is not known to have, is not in it */
export function useGamesEnded(picks: readonly BetPick[]): ReadonlyMap<string, GameResult> {
  const { engine } = usePorts();
  const [games, setGames] = useState<ReadonlyMap<string, GameResult>>(new Map());
  const asked = picks.filter(({ settlement }) => settlement !== null).map(({ fixtureId }) => fixtureId);
  const key = asked.join(' ');
  useEffect(() => {
    let isOver = false;
    const ids = [...new Set(asked)];
    if (ids.length > 0)
      void engine.gamesEnded(ids).then((answer) => {
        if (!isOver && answer.ok) setGames(new Map(answer.value.map((game) => [game.fixtureId, game])));
      });
    return () => {
      isOver = true;
    };
    // The games are what the key says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, key]);
  return games;
}
