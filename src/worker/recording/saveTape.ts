/** Makes a file of stretches of the tape. Unpacked and written block by block: what else the worker does goes on in between. */
import { recordedTables } from '../../db/recording/recordedTables.ts';
import { joinBytes } from '../../domain/kernel/bytes.ts';
import {
  KEYFRAME_EVENTS,
  offeredEvents,
  RECORDING_LIMITS,
  type EntryBody,
  type RecordingHeader,
  type RecordingPorts,
} from '../../domain/recording/recording.ts';
import { writeRecording } from '../../domain/recording/writeRecording.ts';
import type { Stretch, TapeBlock } from './tape.ts';

/** Rows by table, of one database. */
type Rows = Record<string, unknown[]>;

/** What stands behind everything: an entry at the time it is given, and the digest of all rows, where they are known. */
interface TapeEnd {
  readonly last: { readonly body: EntryBody; readonly at: number } | undefined;
  readonly digest: string | undefined;
}

/** @param change of every row and entry, before it is written */
export async function saveTape(
  header: RecordingHeader,
  stretches: readonly Stretch[],
  ports: RecordingPorts,
  change: <Value>(value: Value) => Value,
  { last, digest }: TapeEnd,
): Promise<Uint8Array> {
  const members: Uint8Array[] = [];
  const sink = writeRecording(header, ports, (member) => void members.push(member));
  /** Since the last keyframe. */
  let events = Infinity;
  for (const stretch of stretches) {
    if (events >= KEYFRAME_EVENTS && (events === Infinity || stretch.anew.length === 0)) {
      sink.keyframe(change(await keyframeOf(stretch, ports)), stretch.at);
      events = 0;
    } else if (stretch.anew.length > 0) {
      const rows = change(await keyframeOf(stretch, ports));
      // What does not follow is said: all of it is gone, and this is there.
      for (const [place, db] of stretch.anew.entries()) {
        const more = place < stretch.anew.length - 1 ? { more: true as const } : {};
        sink.entry({ kind: 'commit', db, cleared: [...recordedTables(db)], put: rows[db], ...more }, stretch.at);
      }
    }
    for (const block of stretch.blocks) {
      for (const line of (await textOf(block, ports)).split('\n')) {
        const [at, body] = JSON.parse(line) as [number, EntryBody];
        sink.entry(change(body), at);
        events += offeredEvents(body);
      }
      await sink.drained();
    }
  }
  if (last !== undefined) sink.entry(last.body, last.at);
  await sink.end(digest);
  return joinBytes(members);
}

async function keyframeOf({ keyframe }: Stretch, ports: RecordingPorts) {
  const rows: { readonly house: Rows; readonly member: Rows } = { house: {}, member: {} };
  for (const block of keyframe) {
    const [db, table, some] = JSON.parse(await textOf(block, ports)) as ['house' | 'member', string, unknown[]];
    (rows[db][table] ??= []).push(...some);
  }
  return rows;
}

/** @throws where it was never packed */
export async function textOf({ bytes }: TapeBlock, ports: Pick<RecordingPorts, 'gunzip'>): Promise<string> {
  if (bytes === undefined) throw new Error('not packed');
  return ports.gunzip(bytes, RECORDING_LIMITS.text);
}
