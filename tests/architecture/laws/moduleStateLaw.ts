/**
 * No state at module level: what changes lives in an object that somebody made, so that a process can have two of it and a test begins with none.
 *
 * What hangs on an object (`WeakMap`, `WeakSet`) lives and dies with that, and is left alone.
 */
import ts from 'typescript';
import type { Breach, SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

const FOLDERS = ['src/', 'server/'];

/** What still is, and why: a name may only go. */
export const STATE_STILL: readonly string[] = [
  // Whether the one page of this module has settled.
  'src/app/kit/timing/drawCalmly.ts settling',
  'src/app/kit/timing/drawCalmly.ts isSettled',
  // Handed over once from where it is cleaned to where it is drawn.
  'src/app/kit/house-html/prepareHtml.ts prepared',
  // Values as they were read last, told apart by what they say: who reads the same again gets the same object, from whichever database.
  'src/db/records/followedTopics.ts last',
  'src/db/queries/fixtures.ts kept',
];

const WRITES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
]);
const COLLECTIONS = new Set(['Map', 'Set']);

/** Variables of modules that change: declared to be assigned again, or written to as a collection, an array or an object. */
export function moduleStateBreaches(tree: readonly SourceText[], still: readonly string[]): readonly Breach[] {
  const found = tree
    .filter(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)))
    .flatMap((source) => stateOf(source).map((name) => ({ path: source.path, name })));
  const names = new Set(found.map(({ path, name }) => `${path} ${name}`));
  return [
    ...found
      .filter(({ path, name }) => !still.includes(`${path} ${name}`))
      .map(({ path, name }) => ({ path, what: `${name} is state of the module` })),
    ...still
      .filter((row) => !names.has(row))
      .map((row) => ({
        path: row.slice(0, row.indexOf(' ')),
        what: `${row.slice(row.indexOf(' ') + 1)} is no state any more`,
      })),
  ];
}

function stateOf(source: SourceText): readonly string[] {
  const file = parse(source);
  const declared = file.statements.filter(ts.isVariableStatement);
  const variables = declared.flatMap(({ declarationList }) =>
    declarationList.declarations.map((one) => ({ one, isConst: (declarationList.flags & ts.NodeFlags.Const) !== 0 })),
  );
  const held = variables
    .filter(({ one, isConst }) => isConst && holds(one.initializer))
    .map(({ one }) => one.name.getText());
  return [
    ...variables.filter(({ isConst }) => !isConst).map(({ one }) => one.name.getText()),
    ...held.filter((name) => isWritten(file, name)),
  ];
}

function holds(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isNewExpression(value)) return COLLECTIONS.has(value.expression.getText());
  return ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value);
}

function isWritten(file: ts.SourceFile, name: string): boolean {
  let found = false;
  const isOf = (node: ts.Expression): boolean =>
    (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && node.expression.getText() === name;
  visit(file, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      found ||= isOf(node.expression) && WRITES.has(node.expression.name.text);
    }
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) found ||= isOf(node.left);
    if (ts.isDeleteExpression(node)) found ||= isOf(node.expression);
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken];
      found ||= counts.includes(node.operator) && isOf(node.operand);
    }
  });
  return found;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
