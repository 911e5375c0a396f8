/**
 * No function is longer than a screen: whoever reads one has all of it before their eyes.
 *
 * A function counts with everything in it, so that a closure that holds a whole module does not hide behind its small inner functions.
 */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

/** Lines of a function, from its first word to its last brace. */
export const LONGEST_FUNCTION = 80;

/** Lines that a longer function may have, by `path name`. */
export type Ceilings = Readonly<Record<string, number>>;

/** Functions that are longer still, with the lines they have. A ceiling may only shrink, and no row may be added. */
export const LONG_STILL: Ceilings = {
  'server/streams/streamHub.ts createStreamHub': 149,
};

const FOLDERS = ['src/', 'server/', 'scripts/'];

/** Functions longer than they may be, and ceilings that are higher than what stands under them. */
export function functionLengthBreaches(tree: readonly SourceText[], ceilings: Ceilings): readonly Breach[] {
  const long = tree
    .filter((source) => FOLDERS.some((folder) => source.path.startsWith(folder)))
    .flatMap((source) => longFunctionsOf(source).map((found) => ({ ...found, path: source.path })));
  const lengths = new Map(long.map(({ path, name, lines }) => [`${path} ${name}`, lines]));
  return [
    ...long
      .filter(({ path, name, lines }) => lines > (ceilings[`${path} ${name}`] ?? LONGEST_FUNCTION))
      .map(({ path, name, lines }) => ({ path, what: `${name} has ${lines} lines` })),
    ...Object.entries(ceilings)
      .filter(([key, ceiling]) => ceiling > (lengths.get(key) ?? LONGEST_FUNCTION))
      .map(([key, ceiling]) => ({
        path: key.slice(0, key.lastIndexOf(' ')),
        what: `${key.slice(key.lastIndexOf(' ') + 1)} is shorter than its ceiling of ${ceiling}`,
      })),
  ];
}

function longFunctionsOf(source: SourceText): readonly { readonly name: string; readonly lines: number }[] {
  const file = parse(source);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: { readonly name: string; readonly lines: number }[] = [];
  visit(file, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const lines = lineAt(node.getEnd()) - lineAt(node.getStart(file)) + 1;
    if (lines > LONGEST_FUNCTION) found.push({ name: nameOf(node), lines });
  });
  return found;
}

/** What a function is called, by itself or by what it is given to. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : 'anonymous';
}
