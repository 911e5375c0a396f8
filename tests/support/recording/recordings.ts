/** Recordings in memory: written by what writes them, from entries of a test. */
import { writeRecording, type RecordingSink } from '../../../src/domain/recording/writeRecording.ts';
import type { EntryBody, RecordingEntry, RecordingHeader } from '../../../src/domain/recording/recording.ts';
import { openRecording, type Recording } from '../../../src/domain/recording/openRecording.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import { SCHEMA_EPOCH } from '../../../src/db/tables/schemaEpoch.ts';
import { T0 } from '../engine/sampleData.ts';

export const header: RecordingHeader = {
  ...{ hanpan: 2, build: 'test', schemaEpoch: SCHEMA_EPOCH, madeBy: 'browser', beganAt: T0, of: '' },
};

/** Members that a sink gave away. */
export async function written(
  fill: (sink: RecordingSink) => Promise<void> | void,
  digestOf?: () => string,
): Promise<Uint8Array[]> {
  const members: Uint8Array[] = [];
  const sink = writeRecording(header, webPorts, (member) => void members.push(member), digestOf);
  await fill(sink);
  await sink.drained();
  return members;
}

/** What a recording without its sink needs. */
export const act = (path: string): EntryBody => ({ kind: 'act', tab: 't1', act: { act: 'went', path } });

/** An empty keyframe, `count` acts of a tab a second apart, the end. */
export const someActs = (count: number, digest = 'd'.repeat(16)) =>
  written(async (sink) => {
    sink.keyframe({ house: {}, member: {} }, T0);
    for (let n = 0; n < count; n += 1) sink.entry(act(`/p${n}`), T0 + n * 1_000);
    await sink.end(digest);
  });

/** @throws Error where nothing can be opened */
export async function opened(bytes: Uint8Array): Promise<Recording> {
  const recording = await openRecording(bytes, webPorts);
  if (!recording.ok) throw new Error(`${recording.failure.reason} ${recording.failure.detail}`);
  return recording.value;
}

export const all = (recording: Recording): Promise<readonly RecordingEntry[]> => recording.read(0, recording.entries);
