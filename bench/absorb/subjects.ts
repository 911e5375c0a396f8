/** Who absorbs, how it is asked to, and how many updates it gets a round: enough for half a second and more. */

export interface Subject {
  readonly name:
    | 'hanpan'
    | 'IndexedDB, a row per outcome'
    | 'RxDB'
    | 'TanStack DB'
    | 'memory'
    | 'hanpan, schemas only'
    | 'parser';
  readonly about: string;
  readonly page: 'absorb' | 'peerAbsorb';
  readonly store?: string;
  /** Whether it starts from the image. */
  readonly isPrepared: boolean;
  readonly ask: 'absorb' | 'decode' | 'parse';
  readonly updates: number;
}

const peer = { page: 'peerAbsorb', isPrepared: true, ask: 'absorb' } as const;

export const SUBJECTS: readonly Subject[] = [
  {
    name: 'hanpan',
    about: 'hanpan: log, fixtures and checkpoint committed',
    page: 'absorb',
    isPrepared: true,
    ask: 'absorb',
    updates: 20_000,
  },
  {
    ...peer,
    name: 'IndexedDB, a row per outcome',
    about: 'limit: IndexedDB itself, a row per outcome',
    store: 'rawIndexedDb',
    updates: 20_000,
  },
  { ...peer, name: 'RxDB', about: 'RxDB on Dexie, `bulkUpsert`', store: 'rxdb', updates: 6_000 },
  { ...peer, name: 'TanStack DB', about: 'TanStack DB: in memory only', store: 'tanstackDb', updates: 20_000 },
  { ...peer, name: 'memory', about: 'limit: a Map, nothing kept on disk', store: 'memory', updates: 40_000 },
  {
    name: 'hanpan, schemas only',
    about: 'of hanpan: frames read and checked, nothing stored',
    page: 'absorb',
    isPrepared: false,
    ask: 'decode',
    updates: 40_000,
  },
  {
    name: 'parser',
    about: 'limit: event parser and `JSON.parse` alone',
    page: 'peerAbsorb',
    isPrepared: false,
    ask: 'parse',
    updates: 40_000,
  },
];
