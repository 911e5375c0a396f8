/** Recordings on this machine's disk. */
import { open, type FileHandle } from 'node:fs/promises';
import type { Result } from '../../src/domain/kernel/decision.ts';
import { openRecording, type Recording } from '../../src/domain/recording/openRecording.ts';
import type { RecordingProblem } from '../../src/domain/recording/recordingProblem.ts';
import type { RecordingSource } from '../../src/domain/recording/hopMembers.ts';
import { nodePorts } from './nodePorts.ts';

/** A recording of which nothing is in memory but what is asked for. */
export interface OpenFile {
  readonly recording: Recording;
  readonly source: RecordingSource;
  /** Bytes of the file. */
  readonly size: number;
  close(): Promise<void>;
}

/** @throws for a file that is not there */
export async function openFile(path: string): Promise<Result<OpenFile, RecordingProblem>> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  const source: RecordingSource = { size, read: (from, to) => readFrom(handle, from, to) };
  const opened = await openRecording(source, nodePorts);
  const close = () => handle.close();
  if (opened.ok) return { ok: true, value: { recording: opened.value, source, size, close } };
  await close();
  return opened;
}

async function readFrom(handle: FileHandle, from: number, to: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, to - from));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

/** A problem in one line. */
export const problemText = ({ member, line, reason, detail }: RecordingProblem): string =>
  `member ${member}${line === 0 ? '' : `, line ${line}`}: ${reason} (${detail})`;
