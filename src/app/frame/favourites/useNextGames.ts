/** The next game of each marked team, asked again with each `now`: games begin, and others come. */
import { useEffect, useState } from 'react';
import type { GameNames } from '../../../domain/search/gameIndex.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** @param teams ids, as favourites name them @returns `null` for a team without one; a team is missing until it is known */
export function useNextGames(teams: readonly string[], now: number): ReadonlyMap<string, GameNames | null> {
  const { engine } = usePorts();
  const [next, setNext] = useState<ReadonlyMap<string, GameNames | null>>(new Map());
  const key = teams.join('\n');
  useEffect(() => {
    let isLast = true;
    const ids = key === '' ? [] : key.split('\n');
    if (ids.length > 0)
      void engine.nextOfTeams(ids).then((answer) => {
        if (isLast && answer.ok) setNext(new Map(ids.map((id, at) => [id, answer.value[at] ?? null])));
      });
    return () => {
      isLast = false;
    };
  }, [engine, key, now]);
  return next;
}
