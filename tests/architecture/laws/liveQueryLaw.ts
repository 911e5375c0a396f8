/** One way to a live query: the library's own keeps every change it is told of (decision 0061), and some tables are told of to nobody. */
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf } from './syntax.ts';

const OWN = 'src/db/queries/liveQuery.ts';
const LIBRARY_QUERY = /\b(?:Dexie\.)?(?:liveQuery|useLiveQuery)\b[^;]*from 'dexie(?:-react-hooks)?'|Dexie\.liveQuery/;
const UNTOLD = /\bdb\.(?:log|snapshots)\b|\b(?:feed|member|slip)Log\b/;

export function liveQueryBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith('src/') && path !== OWN)
    .flatMap((source) => [
      ...(hasLibraryQuery(source) ? [{ path: source.path, what: 'the library’s live query' }] : []),
      ...(isQuery(source) && UNTOLD.test(source.text)
        ? [{ path: source.path, what: 'a table nobody is told of' }]
        : []),
    ]);
}

const hasLibraryQuery = (source: SourceText): boolean =>
  importsOf(source).some(({ target }) => target.startsWith('dexie')) && LIBRARY_QUERY.test(source.text);

const isQuery = ({ path }: SourceText): boolean => path.startsWith('src/db/queries/') || path.startsWith('src/app/');
