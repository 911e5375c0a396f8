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

const FOLDERS = ['src/', 'server/', 'scripts/'];

/** Functions longer than they may be. */
export function functionLengthBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter((source) => FOLDERS.some((folder) => source.path.startsWith(folder)))
    .flatMap((source) =>
      longFunctionsOf(source).map(({ name, lines }) => ({ path: source.path, what: `${name} has ${lines} lines` })),
    );
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
