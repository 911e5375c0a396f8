/** The origin takes calls by rows of `src/domain/calls` alone (CALL-5): nothing else gives a path a handler. */
import ts from 'typescript';
import { below, type Breach, type SourceText } from './sourceTree.ts';
import { parse, visit } from './syntax.ts';

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all', 'route'];

/** What registers by rows, a page that is no call, and what a machine reads that runs the origin. */
const MAY_ROUTE: readonly string[] = [
  'server/http/answerCalls.ts',
  'server/lobbies/playLobby.ts',
  'server/metrics/metricsRoute.ts',
];

export function routeBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return below(tree, 'server/')
    .filter(({ path }) => !MAY_ROUTE.includes(path))
    .flatMap((source) => {
      const found: Breach[] = [];
      visit(parse(source), (node) => {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
        const method = node.expression.name.text;
        const [first] = node.arguments;
        const isPath = first !== undefined && ts.isStringLiteralLike(first) && first.text.startsWith('/');
        const isRoute = method === 'route' && first !== undefined && ts.isObjectLiteralExpression(first);
        if (METHODS.includes(method) && (isPath || isRoute)) {
          found.push({ path: source.path, what: `${method} ${isPath ? first.text : ''}`.trim() });
        }
      });
      return found;
    });
}
