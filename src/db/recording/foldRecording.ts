/**
 * A recording as states (RCD-11): the one at any entry, from the nearest keyframe or a state that is remembered, by folding what stands between.
 */
import type { Recording } from '../../domain/recording/openRecording.ts';
import type { RecordingEntry } from '../../domain/recording/recording.ts';
import { RecordedState, type RowDifference } from './recordedState.ts';

/** Gives states of one recording; holds no more than a handful of them. */
export interface RecordingFold {
  /**
   * The state before entry `n`; that after the last one for anything beyond. The caller's own: folding it on changes no other.
   *
   * @param isFresh from the keyframe alone, nothing remembered
   */
  stateAt(n: number, isFresh?: boolean): Promise<RecordedState>;
}

/** Entries that are folded together. */
const AT_ONCE = 5_000;
/** States that are remembered: those last asked for, and of keyframes that were read. */
const REMEMBERED = 24;

/** @param recording is read as it is asked for; what turns out to be unsound shortens it */
export function foldRecording(recording: Recording): RecordingFold {
  /** By their `n`, the one used last at the end. */
  const remembered = new Map<number, RecordedState>();

  const remember = (state: RecordedState) => {
    remembered.delete(state.n);
    remembered.set(state.n, state);
    for (const n of remembered.keys()) {
      if (remembered.size <= REMEMBERED) break;
      remembered.delete(n);
    }
  };

  const nearest = async (n: number, isFresh: boolean): Promise<RecordedState> => {
    const first = recording.members.findLast((one) => one.kind === 'keyframe' && one.first <= n)?.first ?? 0;
    const known = isFresh ? [] : [...remembered.keys()].filter((at) => at <= n && at >= first);
    const last = remembered.get(Math.max(...known));
    if (last !== undefined) {
      remember(last);
      return last.copy();
    }
    const keyframe = await recording.keyframeBefore(n);
    const state = keyframe === undefined ? new RecordedState() : RecordedState.at(keyframe);
    if (!isFresh) remember(state.copy());
    return state;
  };

  return {
    async stateAt(n, isFresh = false) {
      const to = Math.min(n, recording.entries);
      const state = await nearest(to, isFresh);
      const from = state.n;
      const entries: RecordingEntry[] = [];
      for await (const block of recording.blocks(from)) {
        entries.push(...block.entries.slice(Math.max(0, from - block.first), Math.max(0, to - block.first)));
        if (block.first + block.entries.length >= to) break;
        if (entries.length < AT_ONCE) continue;
        state.applyAll(entries.splice(0));
      }
      state.applyAll(entries);
      if (!isFresh) remember(state.copy());
      return state;
    },
  };
}

/** What makes one state out of another; of all that is stored where there is none before. */
export const difference = (before: RecordedState | undefined, after: RecordedState): readonly RowDifference[] =>
  after.since(before);
