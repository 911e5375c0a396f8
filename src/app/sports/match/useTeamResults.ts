/** What is known of both sides of a match before they meet, asked for once for each match. */
import { useEffect, useState } from 'react';
import type { TeamResults } from '../../../domain/results/teamResults.ts';
import type { Fixture } from '../../../domain/sports/fixture.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** @returns `undefined` while it is asked for; `null` where it cannot be had, where nothing is known, and for what has no two sides */
export function useTeamResults({
  sportId,
  leagueId,
  home,
  away,
}: Pick<Fixture, 'sportId' | 'leagueId' | 'home' | 'away'>): TeamResults | null | undefined {
  const { engine } = usePorts();
  const [results, setResults] = useState<TeamResults | null>();
  useEffect(() => {
    if (away === '') {
      setResults(null);
      return undefined;
    }
    let isWanted = true;
    void engine.teamResults({ sportId, leagueId, home, away }).then((answer) => {
      if (isWanted) setResults(answer.ok && isKnown(answer.value) ? answer.value : null);
    });
    return () => {
      isWanted = false;
    };
  }, [engine, sportId, leagueId, home, away]);
  return results;
}

const isKnown = ({ home, away, meetings, table }: TeamResults): boolean =>
  [home, away, meetings].some(({ length }) => length > 0) || table.home !== null || table.away !== null;
