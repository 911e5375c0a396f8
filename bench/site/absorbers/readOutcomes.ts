/**
 * What every peer does before it stores: server-sent events by the usual parser, `JSON.parse`, rows of outcomes. Rows of one batch
 * that are overtaken within it are left out, which helps every store that pays per row.
 */
import { createParser } from 'eventsource-parser';
import type { EventOf } from '../../../src/domain/events/catalogue.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { openBody } from './openBody.ts';
import { outcomeRowsOf, type OutcomeRow } from './outcomeRow.ts';

/** Updates that share a commit. */
const BATCH = 1_000;

type OddsChanged = Pick<EventOf<'OddsChanged'>, 'at' | 'data'>;

/** All rows of an image. */
export async function readImage(url: string): Promise<OutcomeRow[]> {
  const fixtures: Fixture[] = [];
  await readFrames(url, (name, data) => {
    if (name !== 'image') return;
    const image = data as { of: string; fixtures?: Fixture[] };
    if (image.fixtures !== undefined) fixtures.push(...image.fixtures);
  });
  return outcomeRowsOf(fixtures);
}

/**
 * @param known rows by id, brought up to date on the way
 * @param store is handed the changed rows of a batch and waited for
 */
export async function readUpdates(
  url: string,
  known: Map<string, OutcomeRow>,
  store: (rows: readonly OutcomeRow[]) => Promise<unknown>,
): Promise<void> {
  let events = 0;
  const changed = new Map<string, OutcomeRow>();
  const flush = async () => {
    const rows = [...changed.values()];
    changed.clear();
    events = 0;
    if (rows.length > 0) await store(rows);
  };
  await readFrames(
    url,
    (name, data) => {
      if (name !== 'event') return;
      const { at, data: change } = data as OddsChanged;
      for (const { selectionId, version, odds } of change.changes) {
        const row = known.get(selectionId);
        if (row === undefined || row.version >= version) continue;
        const next = { ...row, version, odds: odds ?? row.odds, movedAt: at };
        known.set(selectionId, next);
        changed.set(selectionId, next);
      }
      events += 1;
    },
    async () => {
      if (events >= BATCH) await flush();
    },
  );
  await flush();
}

/** @param after is waited for after every event, so that a store can hold the reader back */
export async function readFrames(
  url: string,
  onFrame: (name: string, data: unknown) => void,
  after?: () => Promise<void>,
): Promise<void> {
  let frames: { readonly name: string; readonly data: string }[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      frames.push({ name: event ?? 'message', data });
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of await openBody(url)) {
    frames = [];
    parser.feed(decoder.decode(bytes, { stream: true }));
    let sinceBreak = 0;
    for (const { name, data } of frames) {
      onFrame(name, JSON.parse(data));
      sinceBreak += 1;
      if (after === undefined || sinceBreak < BATCH / 10) continue;
      sinceBreak = 0;
      await after();
    }
    await after?.();
  }
}
