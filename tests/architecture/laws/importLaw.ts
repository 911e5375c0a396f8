/** Law 3 and the arrows between layers: who may import whom. No arrow points up. */
import type { Breach, SourceText } from './sourceTree.ts';
import { importsOf, type ImportOf } from './syntax.ts';

interface Layer {
  readonly folder: string;
  /** Prefixes of our own files it may import. */
  readonly mayImport: readonly string[];
  /** Prefixes of which it may import types only. */
  readonly mayImportTypesOf?: readonly string[];
  /** The only packages it may import; absent: any but node's own modules. */
  readonly packages?: readonly string[];
}

const APP_MAY_IMPORT = ['src/app/', 'src/db/queries/', 'src/copy/', 'src/house-html/', 'src/domain/'];
const SAID_BETWEEN_TAB_AND_WORKER = ['src/worker/callTable.ts', 'src/worker/contract.ts', 'src/worker/ports/'];
const APP_MAY_NAME = [...SAID_BETWEEN_TAB_AND_WORKER, 'src/db/tables/database.ts', 'src/db/tables/rows.ts'];

const LAYERS: readonly Layer[] = [
  { folder: 'src/domain/', mayImport: ['src/domain/'], packages: ['zod', 'immer'] },
  { folder: 'src/copy/', mayImport: ['src/copy/', 'src/domain/'], packages: [] },
  // What HTML of the house may be, where it is stored and where it is drawn.
  { folder: 'src/house-html/', mayImport: ['src/house-html/'], packages: ['htmlparser2'] },
  { folder: 'src/db/', mayImport: ['src/db/', 'src/domain/'], packages: ['dexie', 'zod', 'immer'] },
  {
    folder: 'src/worker/',
    mayImport: ['src/worker/', 'src/db/', 'src/domain/'],
    packages: ['comlink', 'dexie', 'eventsource-parser', 'zod', 'immer'],
  },
  // The two rooms of the app that talk to the worker: the calls of both sides, and what both wait and lock with.
  {
    folder: 'src/app/frame/link/',
    mayImport: [...APP_MAY_IMPORT, ...SAID_BETWEEN_TAB_AND_WORKER, 'src/db/tables/schemaEpoch.ts'],
    mayImportTypesOf: APP_MAY_NAME,
  },
  {
    folder: 'src/app/frame/live-prices/',
    mayImport: [...APP_MAY_IMPORT, ...SAID_BETWEEN_TAB_AND_WORKER, 'src/db/packing/packedFixtures.ts'],
    mayImportTypesOf: APP_MAY_NAME,
  },
  // A program of its own, whose stage stands in for the worker: it folds recordings, writes rows and answers calls.
  {
    folder: 'src/app/testers/replay/',
    mayImport: [
      ...APP_MAY_IMPORT,
      'src/db/recording/',
      'src/db/packing/frontCoded.ts',
      'src/db/tables/database.ts',
      'src/worker/callTable.ts',
    ],
  },
  // Whoever looks into recordings reads them; no page of the site does.
  {
    folder: 'src/app/testers/inspector/',
    mayImport: [...APP_MAY_IMPORT, 'src/db/recording/'],
    mayImportTypesOf: APP_MAY_NAME,
  },
  // Of builds for testers alone: looks at what is stored, and at the outbox.
  {
    folder: 'src/app/testers/live/',
    mayImport: [...APP_MAY_IMPORT, 'src/db/recording/', 'src/db/tables/database.ts'],
    mayImportTypesOf: APP_MAY_NAME,
  },
  { folder: 'src/app/', mayImport: APP_MAY_IMPORT, mayImportTypesOf: APP_MAY_NAME },
  { folder: 'server/', mayImport: ['server/', 'src/copy/', 'src/house-html/', 'src/domain/'] },
  { folder: 'scripts/', mayImport: ['scripts/', 'server/', 'src/domain/', 'src/db/'] },
];

/** The app files that build things and may open the database: the site's root, and that of the page of parts, served while developing only. */
const APP_ROOTS: readonly string[] = ['src/app/main.tsx', 'src/app/design/main.tsx'];
const APP_ROOT_MAY_IMPORT = [
  'src/db/tables/database.ts',
  'src/worker/contract.ts',
  // The worker's address, not its code.
  'src/worker/entry.ts?worker&url',
];

export function importBreaches(tree: readonly SourceText[]): readonly Breach[] {
  return tree.flatMap((source) => {
    const layer = LAYERS.find(({ folder }) => source.path.startsWith(folder));
    if (layer === undefined) return [];
    return importsOf(source)
      .filter((imported) => !isAllowed(source.path, layer, imported))
      .map((imported) => ({ path: source.path, what: `imports ${imported.target}` }));
  });
}

function isAllowed(path: string, layer: Layer, imported: ImportOf): boolean {
  const { target } = imported;
  if (imported.isPackage) {
    if (layer.packages !== undefined) return layer.packages.includes(target);
    return !path.startsWith('src/') || !target.startsWith('node:');
  }
  if (layer.mayImport.some((prefix) => target.startsWith(prefix))) return true;
  if (imported.isTypeOnly && (layer.mayImportTypesOf ?? []).some((prefix) => target.startsWith(prefix))) return true;
  return APP_ROOTS.includes(path) && APP_ROOT_MAY_IMPORT.includes(target);
}
