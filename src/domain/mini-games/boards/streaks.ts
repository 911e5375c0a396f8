/** Results of one market as runs of equals: the pattern board, its counts, and what is expected of them (rules PTN in docs/RULES.md). */

/** Equal results one after another. */
export interface Streak<Value> {
  readonly value: Value;
  /** Index of its first result in the row that was handed in. */
  readonly from: number;
  readonly length: number;
}

/** PTN-1 Runs of equals, in the order of the rounds. */
export function streaksOf<Value>(values: readonly Value[]): readonly Streak<Value>[] {
  const streaks: { value: Value; from: number; length: number }[] = [];
  for (const [from, value] of values.entries()) {
    const last = streaks.at(-1);
    if (last?.value === value) last.length += 1;
    else streaks.push({ value, from, length: 1 });
  }
  return streaks;
}

/** What a row of results comes to, for one value of it. */
export interface ValueCount {
  readonly count: number;
  /** Of all that were counted, 0 to 1; 0 of none. */
  readonly share: number;
  /** Its longest run. */
  readonly longest: number;
}

/** PTN-2 How often a value came, and its longest run. */
export function countOf<Value>(values: readonly Value[], value: Value): ValueCount {
  const count = values.filter((one) => one === value).length;
  const runs = streaksOf(values).filter((streak) => streak.value === value);
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  return { count, share: values.length === 0 ? 0 : count / values.length, longest };
}

/** PTN-3 How often a row of results turned from one value to another, and the longest stretch that turned at every round. */
export function turnsOf<Value>(values: readonly Value[]): { readonly turns: number; readonly alternating: number } {
  let turns = 0;
  let stretch = 0;
  let alternating = 0;
  for (const [index, value] of values.entries()) {
    if (index === 0) continue;
    const hasTurned = value !== values[index - 1];
    turns += hasTurned ? 1 : 0;
    stretch = hasTurned ? stretch + 1 : 0;
    alternating = Math.max(alternating, stretch);
  }
  return { turns, alternating };
}

/**
 * PTN-4 The chance that somewhere in so many rounds one of several values comes `length` times running.
 *
 * @param chances of each value in a round, each 0 to 1; what they leave of 1 ends every run
 */
export function chanceOfRun(rounds: number, length: number, chances: readonly number[]): number {
  // How likely it is that no run was long enough so far and that the last `run` results were this value.
  let open = chances.map(() => Array.from({ length }, () => 0));
  let neither = 1;
  for (let round = 0; round < rounds; round += 1) {
    const before = open.map((runs) => runs.reduce((sum, chance) => sum + chance, 0));
    const all = before.reduce((sum, chance) => sum + chance, neither);
    const next = chances.map((chance, value) =>
      Array.from({ length }, (_, run) => {
        if (run === 0) return 0;
        return chance * (run === 1 ? all - (before[value] ?? 0) : (open[value]?.[run - 1] ?? 0));
      }),
    );
    neither = all * (1 - chances.reduce((sum, chance) => sum + chance, 0));
    open = next;
  }
  return 1 - open.flat().reduce((sum, chance) => sum + chance, neither);
}
