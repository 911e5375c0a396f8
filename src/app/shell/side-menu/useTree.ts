/**
 * The tree of sports, locations and leagues: counts are live, names are read the first time a sport is opened and kept (NAV-07).
 */
import { useCallback, useMemo, useRef, useState } from 'react';
import { leagueCounts, leagueNames, type LeagueNames } from '../../../db/queries/tree.ts';
import { CATEGORIES, type Category } from '../../../domain/reference/sports.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { useDatabase } from '../../frame/link/Database.tsx';
import { useLive } from '../../frame/link/useLive.ts';
import { treeOf, type SportBranch } from './tree.ts';

export interface TreeView {
  readonly sports: readonly SportBranch[];
  /** `undefined` while not all that is to be counted is here. */
  readonly total: number | undefined;
  /** Reads the names of a sport's leagues once. */
  load(category: Category): void;
}

export function useTree(page: PageKind): TreeView {
  const db = useDatabase();
  const counts = useLive(leagueCounts, [page]);
  const [names, setNames] = useState<ReadonlyMap<string, LeagueNames>>(new Map());
  const asked = useRef(new Set<string>());
  const load = useCallback(
    (category: Category) => {
      const wanted = (counts ?? []).filter(
        (league) => league.category === category && !asked.current.has(league.leagueId),
      );
      if (wanted.length === 0) return;
      for (const league of wanted) asked.current.add(league.leagueId);
      leagueNames(db, wanted).then(
        (read) => setNames((known) => new Map([...known, ...read.map((one) => [one.leagueId, one] as const)])),
        () => {
          for (const league of wanted) asked.current.delete(league.leagueId);
        },
      );
    },
    [db, counts],
  );
  const sports = useMemo(() => treeOf(counts, names, CATEGORIES), [counts, names]);
  return { sports, total: counts?.reduce((sum, league) => sum + league.count, 0), load };
}
