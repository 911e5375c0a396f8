/** The next game of each marked team, asked again each minute: games begin, and others come. */
import { useEffect, useState } from 'react';
import type { GameNames } from '../../../domain/search/gameIndex.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

const MINUTE_MS = 60_000;

/** @param teams ids, as favourites name them @returns `null` for a team without one; a team is missing until it is known */
export function useNextGames(teams: readonly string[]): ReadonlyMap<string, GameNames | null> {
  const { engine } = usePorts();
  const [next, setNext] = useState<ReadonlyMap<string, GameNames | null>>(new Map());
  const key = teams.join('\n');
  useEffect(() => {
    let isLast = true;
    const ids = key === '' ? [] : key.split('\n');
    if (ids.length === 0) return undefined;
    const ask = () =>
      void engine.nextOfTeams(ids).then((answer) => {
        if (isLast && answer.ok) setNext(new Map(ids.map((id, at) => [id, answer.value[at] ?? null])));
      });
    ask();
    const timer = setInterval(ask, MINUTE_MS);
    return () => {
      isLast = false;
      clearInterval(timer);
    };
  }, [engine, key]);
  return next;
}
