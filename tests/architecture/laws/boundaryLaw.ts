/**
 * What waits for a part of the site that is being loaded holds that part alone (P15). React hides all else in the boundary meanwhile,
 * takes what has the focus there out of the page's hands, and sets it up anew.
 */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

export const boundaryBreaches = (tree: readonly SourceText[]): readonly Breach[] =>
  tree
    .filter(({ path }) => path.startsWith('src/app/') && path.endsWith('.tsx'))
    .flatMap((source) => crowdsIn(source).map((count) => ({ path: source.path, what: `${count} in one boundary` })));

/** How many stand side by side in each boundary that holds more than one. */
function crowdsIn(source: SourceText): readonly number[] {
  const crowds: number[] = [];
  visit(parse(source), (node) => {
    if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Suspense') return;
    const count = partsOf(node.children);
    if (count > 1) crowds.push(count);
  });
  return crowds;
}

function partsOf(children: readonly ts.JsxChild[]): number {
  const parts = children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && child.expression === undefined),
  );
  const [only] = parts;
  return parts.length === 1 && only !== undefined && ts.isJsxFragment(only) ? partsOf(only.children) : parts.length;
}
