/**
 * A recording made from outside: what a tab's databases hold at some moments, each what differs from the one before. The product's own recorder tells
 * every commit; this needs nothing of it, so that a replay is held against what stood there and not against what was written down.
 */
import type { Page } from '@playwright/test';
import { allowRows } from '../../src/db/recording/allowedRows.ts';
import { countedPseudonyms } from '../../src/db/recording/pseudonyms.ts';
import { RecordedState } from '../../src/db/recording/recordedState.ts';
import { recordedTables } from '../../src/db/recording/recordedTables.ts';
import { webPorts } from '../../src/db/recording/webPorts.ts';
import { SCHEMA_EPOCH } from '../../src/db/tables/schemaEpoch.ts';
import type { EntryBody, RecordedDatabase } from '../../src/domain/recording/recording.ts';
import { writeRecording, type RecordingSink } from '../../src/domain/recording/writeRecording.ts';

type Tables = Record<string, unknown[]>;
const DATABASES = ['house', 'member'] as const;
const TABLES = { house: recordedTables('house'), member: recordedTables('member') };

/** All rows of the site's databases in one browser, and when they were read. */
async function readTables(wanted: Readonly<Record<RecordedDatabase, readonly string[]>>) {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('a database cannot be read')));
    });
  const found: Record<RecordedDatabase, Tables> = { house: {}, member: {} };
  for (const { name = '' } of await indexedDB.databases()) {
    const [whole, digest] = /^hanpan-\d+(-[0-9a-f]{32})?$/.exec(name) ?? [];
    if (whole === undefined) continue;
    const kind = digest === undefined ? 'house' : 'member';
    const db = await done(indexedDB.open(name));
    const transaction = db.transaction(wanted[kind]);
    const read = wanted[kind].map(
      async (table) => [table, await done(transaction.objectStore(table).getAll())] as const,
    );
    found[kind] = Object.fromEntries<unknown[]>(await Promise.all(read));
    db.close();
  }
  return { at: Date.now(), ...found };
}

export class SampledRecording {
  readonly #page: Page;
  readonly #allowed = allowRows(countedPseudonyms());
  readonly #parts: Uint8Array[] = [];
  #sink: RecordingSink | undefined;
  #state = new RecordedState();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Notes what stands there once a game is stored as it was told: a tab shows a price a moment before. @returns the digest of it */
  async note(path: string): Promise<string> {
    let { at, next } = await this.#read();
    while (!next.since(this.#state).some(({ table }) => table === 'fixtures')) ({ at, next } = await this.#read());
    const sink = this.#sink ?? this.#begin(at);
    if (this.#sink === undefined) {
      const size = this.#page.viewportSize() ?? { width: 0, height: 0 };
      sink.keyframe(next.rows(), at);
      this.#state = next;
      sink.entry({ kind: 'act', tab: '1', act: { act: 'opened', path, ...size, theme: 'light' } }, at);
    }
    this.#sink = sink;
    // One transaction as far as anybody is shown: two databases.
    for (const [index, db] of DATABASES.entries()) {
      const body = this.#differenceOf(next, db);
      sink.entry(index === 0 ? { ...body, more: true } : body, at);
    }
    this.#state = next;
    return next.digest;
  }

  /** Number of entries so far. */
  get entries(): number {
    return this.#sink?.entries ?? 0;
  }

  async end(): Promise<Uint8Array> {
    await this.#sink?.end(this.#state.digest);
    return new Uint8Array(await new Blob(this.#parts.map((part) => Uint8Array.from(part))).arrayBuffer());
  }

  async #read() {
    const { at, ...rows } = await this.#page.evaluate(readTables, TABLES);
    const next = RecordedState.at({
      keyframe: 0,
      at,
      house: this.#of('house', rows),
      member: this.#of('member', rows),
    });
    return { at, next };
  }

  #begin(at: number): RecordingSink {
    const header = {
      hanpan: 1,
      build: 'e2e',
      schemaEpoch: SCHEMA_EPOCH,
      madeBy: 'browser',
      beganAt: at,
      of: '',
    } as const;
    return writeRecording(header, webPorts, (part) => void this.#parts.push(part));
  }

  #of(db: RecordedDatabase, rows: Readonly<Record<RecordedDatabase, Tables>>): Tables {
    const tables = Object.entries(rows[db]).map(([table, all]) => [
      table,
      all.flatMap((row) => this.#allowed.row(db, table, row) ?? []),
    ]);
    return JSON.parse(JSON.stringify(Object.fromEntries(tables))) as Tables;
  }

  #differenceOf(next: RecordedState, db: RecordedDatabase): EntryBody & { kind: 'commit' } {
    const differences = next.since(this.#state).filter((one) => one.db === db);
    const put = Object.fromEntries(differences.map((one) => [one.table, [...one.put]]));
    const gone = Object.fromEntries(differences.map((one) => [one.table, [...one.gone]]));
    return { kind: 'commit', db, put, gone };
  }
}
