/** What stood in the database where a recording wrote all rows down, beside what its entries come to from its beginning (INS-8). */
import type { Recording } from '../../../domain/recording/openRecording.ts';
import { RecordedState } from '../recordedState.ts';
import { namedDifference, type RowPair } from './namedDifference.ts';

/**
 * The state before entry `n` by its entries alone: from the first keyframe, past all others.
 *
 * @returns the caller's own
 */
export async function foldedFromStart(recording: Recording, n: number): Promise<RecordedState> {
  const first = await recording.keyframeBefore(0);
  const state = first === undefined ? new RecordedState() : RecordedState.at(first);
  for await (const { first: from, entries } of recording.blocks()) {
    if (from >= n) break;
    for (const entry of entries.slice(0, n - from)) state.apply(entry);
  }
  return state;
}

/** @param n of a keyframe. @returns rows as folded (`a`) and as written down (`b`); none where no keyframe stands there */
export async function partedRows(recording: Recording, n: number): Promise<readonly RowPair[]> {
  const keyframe = await recording.keyframeBefore(n);
  if (keyframe === undefined || keyframe.keyframe !== n) return [];
  return namedDifference(await foldedFromStart(recording, n), RecordedState.at(keyframe));
}
