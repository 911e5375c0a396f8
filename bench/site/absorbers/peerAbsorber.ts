/** A peer in a worker, asked for what the product's worker is asked for. Only the one that is asked for is loaded. */
import { answerPage } from './answerPage.ts';
import type { OutcomeStore } from './outcomeStore.ts';
import { readFrames, readImage, readUpdates } from './readOutcomes.ts';
import type { OutcomeRow } from './outcomeRow.ts';
import { fillEventRows, replayEventRows } from './eventRows.ts';

const STORES: Readonly<Record<string, () => Promise<OutcomeStore>>> = {
  rawIndexedDb: async () => (await import('./stores/rawIndexedDb.ts')).openRawIndexedDb(),
  rxdb: async () => (await import('./stores/rxdb.ts')).openRxdb(),
  tanstackDb: async () => (await import('./stores/tanstackDb.ts')).openTanstackDb(),
  memory: () => Promise.resolve({ put: () => Promise.resolve() }),
};

let store: OutcomeStore | undefined;
const known = new Map<string, OutcomeRow>();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

answerPage({
  /** Opens a store and fills it with an image. */
  prepare: async (url: string, name: string) =>
    timed(async () => {
      const open = STORES[name];
      if (open === undefined) throw new Error(`no such store: ${name}`);
      store = await open();
      const rows = await readImage(url);
      for (const row of rows) known.set(row.selectionId, row);
      for (let first = 0; first < rows.length; first += 2_000) await store.put(rows.slice(first, first + 2_000));
    }),
  absorb: async (url: string) =>
    timed(async () => {
      const target = store;
      if (target === undefined) throw new Error('nothing is open');
      await readUpdates(url, known, (rows) => target.put(rows));
    }),
  /** Parses and stores nothing at all: the limit of everybody. */
  parse: async (url: string) => timed(() => readFrames(url, () => undefined)),
  fillRows: async (events: number) => timed(() => fillEventRows(events)),
  replayRows: async () => timed(replayEventRows),
});
