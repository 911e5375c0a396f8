/**
 * Writes a recording to a file, a member at a time: what was written stays if the machine goes away, under the file's name and `.part`. A file of that name is
 * replaced once the new one is whole, so that one can be written anew in its own place, and nothing is lost to a command that fails.
 */
import { open, rename, rm } from 'node:fs/promises';
import { RECORDING_FORMAT, type RecordingHeader } from '../../src/domain/recording/recording.ts';
import { writeRecording, type RecordingSink } from '../../src/domain/recording/writeRecording.ts';
import { RecordedState } from '../../src/db/recording/recordedState.ts';
import { SCHEMA_EPOCH } from '../../src/db/tables/schemaEpoch.ts';
import { nodePorts } from './nodePorts.ts';

export interface WrittenFile {
  readonly entries: number;
  readonly bytes: number;
  /** Of the state at the end. */
  readonly digest: string;
}

/** @param fill writes the recording and keeps the state it comes to */
export async function writeFile(
  path: string,
  header: Pick<RecordingHeader, 'madeBy' | 'of' | 'build'> & Partial<Pick<RecordingHeader, 'beganAt'>>,
  fill: (sink: RecordingSink, state: RecordedState) => Promise<void>,
): Promise<WrittenFile> {
  const part = `${path}.part`;
  const file = await open(part, 'w');
  let entries = 0;
  try {
    const state = new RecordedState();
    const first = { hanpan: RECORDING_FORMAT, schemaEpoch: SCHEMA_EPOCH, beganAt: Date.now(), ...header } as const;
    const put = async (member: Uint8Array) => void (await file.write(member));
    const sink = writeRecording(first, nodePorts, put, () => state.digest);
    try {
      await fill(sink, state);
    } finally {
      ({ entries } = sink);
    }
    await sink.end(state.digest);
    await rename(part, path);
    return { entries, bytes: sink.bytes, digest: state.digest };
  } catch (error) {
    if (entries === 0) await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
