/**
 * A recording as states (RCD-11): the one at any entry, from the nearest keyframe or a state that is kept, by folding what stands between.
 */
import type { Recording } from '../../domain/recording/openRecording.ts';
import type { MemberKind } from '../../domain/recording/memberFrame.ts';
import { offeredEvents, type RecordingEntry } from '../../domain/recording/recording.ts';
import { KeptStates } from './keptStates.ts';
import { RecordedState, type RowDifference } from './recordedState.ts';

/** Gives states of one recording; what it keeps for that is bounded in bytes (`keptStates.ts`). */
export interface RecordingFold {
  /**
   * The state before entry `n`; that after the last one for anything beyond. The caller's own: folding it on changes no other.
   *
   * @param isFresh from the keyframe alone, nothing kept
   */
  stateAt(n: number, isFresh?: boolean): Promise<RecordedState>;
}

/** How many times as long a byte of a block takes to read and fold as one of a keyframe. */
const CHEAPER = 4;
/** Entries, and events in them, that are folded together. */
const AT_ONCE = 4_096;
const EVENTS_AT_ONCE = 65_536;

/**
 * @param recording is read as it is asked for; what turns out to be unsound shortens it
 * @param kept what is known already, and what is found out on the way
 */
export function foldRecording(recording: Recording, kept = new KeptStates(recording.entries)): RecordingFold {
  let first: RecordedState | undefined;
  const keyframes = recording.members.filter(({ kind }) => kind === 'keyframe').map((one) => one.first);

  const bytesOf = (kind: MemberKind, from: number, to: number): number =>
    recording.members.reduce(
      (sum, one) => (one.kind === kind && one.first >= from && one.first < to ? sum + one.bytes : sum),
      0,
    );

  const atKeyframe = async (n: number): Promise<RecordedState> => {
    const keyframe = await recording.keyframeBefore(n);
    if (keyframe === undefined) return new RecordedState();
    if (keyframe.keyframe === 0) return (first ??= RecordedState.at(keyframe)).copy();
    first ??= await atKeyframe(0);
    return RecordedState.at(keyframe, first);
  };

  const nearest = async (n: number, isFresh: boolean): Promise<RecordedState> => {
    const known = isFresh ? undefined : kept.before(n);
    const written = keyframes.findLast((at) => at <= n) ?? 0;
    if (
      known !== undefined &&
      (known.n >= written || CHEAPER * bytesOf('block', known.n, written) < bytesOf('keyframe', written, written + 1))
    )
      return known.copy();
    const state = await atKeyframe(n);
    if (!isFresh) kept.keep(state);
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
        if (entries.length < AT_ONCE && eventsOf(entries) < EVENTS_AT_ONCE) continue;
        state.applyAll(entries.splice(0));
        // Within a transaction nobody ever saw a state, and none is needed.
        if (!isFresh) kept.pass(state);
      }
      state.applyAll(entries);
      if (!isFresh) kept.pass(state);
      return state;
    },
  };
}

const eventsOf = (entries: readonly RecordingEntry[]): number =>
  entries.reduce((sum, entry) => sum + offeredEvents(entry), 0);

/** What makes one state out of another; of all that is stored where there is none before. */
export const difference = (before: RecordedState | undefined, after: RecordedState): readonly RowDifference[] =>
  after.since(before);
