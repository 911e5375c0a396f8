/** No circles: of two files that name each other, in however many steps, none can be read first, not even for its types. */
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf } from './syntax.ts';

const FOLDERS = ['src/', 'server/'];

/** A breach for each file of a circle, with the file it goes on to. */
export function circleBreaches(tree: readonly SourceText[]): readonly Breach[] {
  const files = tree.filter(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)));
  const known = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map((source) => [
      source.path,
      importsOf(source).flatMap(({ target }) => (known.has(target) ? [target] : [])),
    ]),
  );
  // What leads nowhere is taken away until nothing of that kind is left, and likewise what nothing leads to: the rest are circles and ways between them.
  const left = new Set(known);
  const isThrough = (path: string, ways: ReadonlyMap<string, readonly string[]>) =>
    (ways.get(path) ?? []).some((other) => left.has(other));
  const sources = reversed(targets);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const path of left) if (!isThrough(path, targets) || !isThrough(path, sources)) left.delete(path);
  }
  return [...left].flatMap((path) => {
    const next = targets.get(path)?.find((target) => left.has(target));
    return next === undefined ? [] : [{ path, what: `is in a circle by ${next}` }];
  });
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
