/** One way to the event log (decision 0077): its tables, its records and its codec are known below `src/db/log` alone, and asked through its port. */
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf } from './syntax.ts';

const LOG = 'src/db/log/';
/** Where the tables are declared, and what of them is told. */
const TABLES = 'src/db/tables/';
/** A database, by any of its names here, and a table of its log. */
const TABLE =
  /\b(?:db|theirs|house|own|store|database)\.(?:log|snapshots)\b|\btable\(\s*'(?:log|snapshots)'|\{[^}=]*\bsnapshots\b[^}=]*\}\s*=\s*(?:db|theirs|house|own|store)\b/;
const CODEC = ['src/db/packing/packEvents.ts', 'src/db/packing/visitEvents.ts', 'src/db/packing/unpackEvents.ts'];
const RECORDS = 'src/db/log/logRecords.ts';

export function logBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith(LOG))
    .flatMap((source) => {
      const isCodec = CODEC.includes(source.path);
      const hidden = importsOf(source)
        .filter(({ target }) => target === RECORDS || (CODEC.includes(target) && !isCodec))
        .map(({ target }) => ({ path: source.path, what: `imports ${target}` }));
      const touches = !source.path.startsWith(TABLES) && TABLE.test(source.text);
      return touches ? [...hidden, { path: source.path, what: 'a table of the log' }] : hidden;
    });
}
