/** What leads back to itself: modules by their imports, built files by theirs. */

/**
 * @param targets of each, what it leads to; what is no key leads nowhere
 * @returns of each that is in a circle, or on a way between two, the next one there
 */
export function inCircles(targets: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  // What leads nowhere is taken away until nothing of that kind is left, and likewise what nothing leads to.
  const left = new Set(targets.keys());
  const sources = reversed(targets);
  const isThrough = (id: string, ways: ReadonlyMap<string, readonly string[]>) =>
    (ways.get(id) ?? []).some((other) => left.has(other));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const id of left) if (!isThrough(id, targets) || !isThrough(id, sources)) left.delete(id);
  }
  return new Map(
    [...left].flatMap((id) => {
      const next = targets.get(id)?.find((target) => left.has(target));
      return next === undefined ? [] : [[id, next] as const];
    }),
  );
}

function reversed(ways: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const back = new Map<string, string[]>();
  for (const [from, targets] of ways) {
    for (const to of targets) {
      const known = back.get(to);
      if (known === undefined) back.set(to, [from]);
      else known.push(from);
    }
  }
  return back;
}
