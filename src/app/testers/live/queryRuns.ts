/** Runs of this tab's live queries, counted by the tables that they read. */

/** Name of a run in the browser's timeline. */
export const QUERY_RUN = 'hanpan.query';

export interface QueryRun {
  readonly tables: readonly string[];
}

export interface QueryCount {
  /** Names of tables, joined. */
  readonly tables: string;
  readonly runs: number;
  /** Of all runs, and of the longest, ms. */
  readonly ms: number;
  readonly longest: number;
}

/** Kinds of queries that are told apart; what comes after them is counted together. */
const MOST_KINDS = 40;
const OTHERS = '…';

/** Counts on; the one given is left as it is. */
export function countRun(
  counts: ReadonlyMap<string, QueryCount>,
  { tables }: QueryRun,
  ms: number,
): ReadonlyMap<string, QueryCount> {
  const own = [...tables].toSorted().join(' · ');
  const name = counts.has(own) || counts.size < MOST_KINDS ? own : OTHERS;
  const { runs = 0, ms: before = 0, longest = 0 } = counts.get(name) ?? {};
  return new Map(counts).set(name, { tables: name, runs: runs + 1, ms: before + ms, longest: Math.max(longest, ms) });
}
