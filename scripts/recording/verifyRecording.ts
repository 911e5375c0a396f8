/** A recording against itself: every way to an entry comes to the same digest, and to the one that was recorded (rules RCD-11, RCD-30). */
import { foldRecording } from '../../src/db/recording/foldRecording.ts';
import { RecordedState } from '../../src/db/recording/recordedState.ts';
import { openRecording, type Recording } from '../../src/domain/recording/openRecording.ts';
import type { RecordingProblem } from '../../src/domain/recording/recordingProblem.ts';
import type { RecordingSource } from '../../src/domain/recording/hopMembers.ts';
import { nodePorts } from './nodePorts.ts';

/** A digest that is not what it should be. */
export interface DigestDifference {
  readonly n: number;
  readonly way: 'recorded' | 'keyframe' | 'pieces' | 'seek';
  readonly found: string;
  readonly expected: string;
}

export interface Verified {
  /** Of the end, from the start on. */
  readonly digest: string;
  readonly entries: number;
  readonly compared: number;
  readonly differences: readonly DigestDifference[];
  readonly problems: readonly RecordingProblem[];
}

const MOST = 20;
const NO_DIGEST = '';

/** @param seed of the seeks */
export async function verifyRecording(
  recording: Recording,
  source: RecordingSource,
  seeks: number,
  seed: number,
): Promise<Verified> {
  await recording.check();
  const differences: DigestDifference[] = [];
  let compared = 0;
  const compare = (n: number, way: DigestDifference['way'], found: string, expected: string) => {
    compared += 1;
    if (found !== expected && differences.length < MOST) differences.push({ n, way, found, expected });
  };
  const { digests, state } = await play(recording, (n, found, expected) => compare(n, 'recorded', found, expected));
  const end = recording.end?.digest ?? NO_DIGEST;
  if (end !== NO_DIGEST) compare(recording.entries, 'recorded', state.digest, end);

  for (const n of new Set(recording.members.filter(({ kind }) => kind === 'keyframe').map(({ first }) => first))) {
    const known = digests.get(n);
    if (known !== undefined) compare(n, 'keyframe', (await foldRecording(recording).stateAt(n, true)).digest, known);
  }
  const pieces = await openRecording(inPieces(source), nodePorts);
  if (pieces.ok)
    compare(recording.entries, 'pieces', (await play(pieces.value, () => undefined)).state.digest, state.digest);
  const fold = foldRecording(recording);
  const places = [...digests.keys()];
  let dice = seed;
  for (let seek = 0; seek < seeks && places.length > 0; seek += 1) {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
    const n = places[dice % places.length] ?? 0;
    compare(n, 'seek', (await fold.stateAt(n)).digest, digests.get(n) ?? NO_DIGEST);
  }
  const { entries, problems } = recording;
  return { digest: state.digest, entries, compared, differences, problems };
}

/** From the first keyframe on, entry by entry. */
async function play(recording: Recording, told: (n: number, found: string, expected: string) => void) {
  const first = await recording.keyframeBefore(0);
  const state = first === undefined ? new RecordedState() : RecordedState.at(first);
  const digests = new Map([[0, state.digest]]);
  for await (const { entries, digest } of recording.blocks()) {
    for (const entry of entries) state.apply(entry);
    digests.set(state.n, state.digest);
    if (digest !== undefined) told(state.n, state.digest, digest);
  }
  return { digests, state };
}

/** The same bytes, as if they came a few at a time. */
const inPieces = ({ size, read }: RecordingSource): RecordingSource => ({
  size,
  async read(from, to) {
    const bytes = new Uint8Array(to - from);
    for (let at = from, step = 1; at < to; at += step, step = (step * 7) % 4_096 || 1) {
      bytes.set(await read(at, Math.min(to, at + step)), at - from);
    }
    return bytes;
  },
});
