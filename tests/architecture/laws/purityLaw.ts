/** Law 2: the domain knows nothing; no clock, no dice, no timer, no network, whatever the compiler was told. */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

const FORBIDDEN_NAMES = new Set([
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'crypto',
  'globalThis',
  'window',
  'document',
  'navigator',
  'process',
  'console',
]);
const FORBIDDEN_MEMBERS = new Set(['Date.now', 'Math.random']);

export function purityBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter((source) => source.path.startsWith('src/domain/'))
    .flatMap((source) => {
      const breaches: Breach[] = [];
      visit(parse(source), (node) => {
        const what = impurityOf(node);
        if (what !== undefined) breaches.push({ path: source.path, what });
      });
      return breaches;
    });
}

function impurityOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && FORBIDDEN_MEMBERS.has(node.getText())) return node.getText();
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) {
    return 'new Date()';
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date()';
  if (!ts.isIdentifier(node) || !FORBIDDEN_NAMES.has(node.text)) return undefined;
  // A member or a property of that name is somebody's own word.
  const { parent } = node;
  const isOwnWord =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent);
  return isOwnWord ? undefined : node.text;
}
