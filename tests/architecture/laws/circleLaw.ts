/** No circles: of two files that name each other, in however many steps, none can be read first, not even for its types. */
import { inCircles } from '../../../scripts/check/inCircles.ts';
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf } from './syntax.ts';

const FOLDERS = ['src/', 'server/'];

/** A breach for each file of a circle, with the file it goes on to. */
export function circleBreaches(tree: readonly SourceText[]): readonly Breach[] {
  const files = tree.filter(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)));
  const targets = new Map(files.map((source) => [source.path, importsOf(source).map(({ target }) => target)]));
  return [...inCircles(targets)].map(([path, next]) => ({ path, what: `is in a circle by ${next}` }));
}
