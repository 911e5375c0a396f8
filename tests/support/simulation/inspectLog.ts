/** Whether the local log is a piece of the origin's log: no gap, no repetition, nothing else, and the checkpoint at its end. */
import type { LogStore } from '../../../src/db/log/logRecords.ts';
import type { SnapshotRow } from '../../../src/db/tables/rows.ts';
import type { EventEnvelope } from '../../../src/domain/events/decode.ts';
import { loggedEvents } from '../engine/loggedEvents.ts';
import { canonical } from './canonical.ts';
import type { StreamTruth } from './simulatedOrigin.ts';

const verified = new WeakSet<object>();

/**
 * The local log is the origin's, from the snapshot to the checkpoint, without gap or repetition.
 *
 * @param mayLack whether a price or score at an offset may be missing: the stream was of some topics for a while, or it was overtaken
 * @param mayLackLog storage was full: the log may have been given up, and then begins anywhere without a snapshot, or is not there
 */
export async function inspectLog(
  db: LogStore,
  stream: 'events' | 'bets',
  model: StreamTruth,
  mayLackLog: boolean,
  mayLack: (offset: number) => boolean,
  fail: (rule: string, detail: string) => void,
): Promise<void> {
  const checkpoint = await db.checkpoints.get(stream);
  const snapshot: SnapshotRow | undefined = await db.snapshots.get(stream);
  if (checkpoint === undefined || checkpoint.epoch !== model.epoch) return;
  if (checkpoint.offset > model.head) fail('checkpoint ahead of the origin', `${checkpoint.offset} of ${model.head}`);
  const rows = (await db.log.toArray()).filter((row) => row.stream === stream);
  // A snapshot of events is given up too by an image of topics that comes while one in blocks does (S-26).
  const isGivenUp = (mayLackLog || stream === 'events') && snapshot === undefined;
  if (isGivenUp && rows.length === 0) return;
  let next = isGivenUp ? (rows[0]?.from ?? 0) : (snapshot?.epoch === checkpoint.epoch ? snapshot.offset : 0) + 1;
  for (const row of rows) {
    if (row.from !== next) fail('local log has a gap or a repetition', `${stream} ${row.from} instead of ${next}`);
    next = row.to + 1;
    // A row that was right once stays right: it is never written again.
    if (verified.has(row)) continue;
    verified.add(row);
    const expected: Expected[] = [];
    for (let offset = row.from; offset <= row.to; offset += 1) {
      const event = model.at(offset);
      if (event !== undefined && !event.isForeign) expected.push({ offset, text: event.text });
    }
    const found = loggedEvents(row);
    if (!isTold(found, expected, mayLack)) {
      fail("local log is not the origin's", `${stream} ${row.from}–${row.to}: ${found.length} of ${expected.length}`);
    }
  }
  if (next !== checkpoint.offset + 1)
    fail('checkpoint is not the end of the log', `${stream} ${next - 1}, ${checkpoint.offset}`);
}

interface Expected {
  readonly offset: number;
  readonly text: string;
}

/** Whether all that was said was heard, in order; prices and scores may have been left out. */
function isTold(
  found: readonly EventEnvelope[],
  expected: readonly Expected[],
  mayLack: (offset: number) => boolean,
): boolean {
  // Where nothing is missing type and time will do; where something is, events of one delivery differ by what they say alone.
  const isSame = found.length === expected.length ? sameStart : sameEvent;
  let heard = 0;
  for (const { offset, text } of expected) {
    if (isSame(text, found[heard])) heard += 1;
    else if (!mayLack(offset) || !/^\{"type":"(Odds|Score)Changed"/.test(text)) return false;
  }
  return heard === found.length;
}

/** Type and time; key order of the data is the schema's. */
function sameStart(text: string, event: EventEnvelope | undefined): boolean {
  if (event === undefined) return false;
  const start = `{"type":"${event.type}","v":${event.v},"at":${event.at}`;
  return text.startsWith(start) && !/^\d/.test(text.slice(start.length, start.length + 1));
}

function sameEvent(text: string, event: EventEnvelope | undefined): boolean {
  return sameStart(text, event) && canonical(JSON.parse(text)) === canonical(event);
}
