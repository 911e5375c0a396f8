/** Which league of the chosen sport is shown (NAV-08): one list by place, beside the tree of the side menu, which a phone has in a drawer. */
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { leagueCounts, leagueNames, type LeagueCount, type LeagueNames } from '../../../db/queries/tree.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { readBoardQuery } from '../../kit/links/boardFilter.ts';
import { Select } from '../../kit/ui/Select.tsx';
import { europe } from '../copy/europe.ts';
import { withLeague } from './leagueAddress.ts';
import * as styles from './LeagueChoice.css.ts';

export function LeagueChoice() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { category, leagueId = '' } = readBoardQuery(params);
  const counts = useLive(leagueCounts, ['europe']);
  const offered = counts?.filter((league) => category === 'all' || league.category === category) ?? NONE;
  const names = useNames(offered);
  const choices = offered
    .flatMap(({ leagueId: value, count }) => {
      const known = names.get(value);
      return known === undefined
        ? []
        : [{ value, label: europe.leagueOf(known.locationName, known.leagueName, count) }];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'ko'));
  return (
    <div className={styles.choice}>
      <Select
        label={europe.league}
        kind="row"
        choices={[{ value: '', label: europe.allLeagues }, ...choices]}
        value={choices.some(({ value }) => value === leagueId) ? leagueId : ''}
        isDisabled={choices.length === 0}
        onChange={(league) => void navigate({ search: withLeague(params, league) })}
      />
    </div>
  );
}

const NONE: readonly LeagueCount[] = [];

/** Names never change for a league: they are read once there are others. */
function useNames(leagues: readonly LeagueCount[]): ReadonlyMap<string, LeagueNames> {
  const db = useDatabase();
  const [names, setNames] = useState<ReadonlyMap<string, LeagueNames>>(new Map());
  const missing = leagues.filter(({ leagueId }) => !names.has(leagueId));
  const key = missing.map(({ leagueId }) => leagueId).join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const wanted = new Set(key.split(' '));
    const read = leagueNames(
      db,
      leagues.filter(({ leagueId }) => wanted.has(leagueId)),
    );
    read.then(
      (found) => {
        // One that has no name yet is asked for again when the counts change.
        if (isWanted && found.length > 0)
          setNames((known) => new Map([...known, ...found.map((one) => [one.leagueId, one] as const)]));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [db, key, leagues]);
  return names;
}
