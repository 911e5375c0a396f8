/** From member to member of a file by their headers alone (RCD-2): where everything stands is known, and nothing is unpacked. */
import { FRAME_BYTES, readFrame, type MemberFrame } from './memberFrame.ts';
import { RECORDING_LIMITS } from './recording.ts';
import { problemOf, type ProblemReason, type RecordingProblem } from './recordingProblem.ts';

/** Bytes that may be read from anywhere. */
export interface RecordingSource {
  readonly size: number;
  /** @param to behind the last byte; never beyond `size` */
  read(from: number, to: number): Promise<Uint8Array>;
}

export interface RecordingMember extends MemberFrame {
  /** Place in the file. */
  readonly index: number;
  /** Where it begins, in bytes. */
  readonly start: number;
}

/** Bytes read at once on the way over the members. */
const AHEAD = 262_144;

export interface Hopped {
  readonly members: readonly RecordingMember[];
  readonly problems: RecordingProblem[];
}

/** Every member up to the first that is not where, or what, it should be. */
export async function hopMembers(source: RecordingSource): Promise<Hopped> {
  const members: RecordingMember[] = [];
  const order = new Order();
  let start = 0;
  let ahead: Uint8Array = new Uint8Array();
  let aheadAt = 0;
  const stop = (reason: ProblemReason, detail: string): Hopped => ({
    members,
    problems: [problemOf(members.length, 0, reason, detail)],
  });
  while (start < source.size) {
    if (start + FRAME_BYTES > source.size) return stop('cut', 'the file ends within a header');
    if (start < aheadAt || start + FRAME_BYTES > aheadAt + ahead.length) {
      aheadAt = start;
      ahead = await source.read(start, Math.min(source.size, start + AHEAD));
    }
    const frame = readFrame(ahead.subarray(start - aheadAt, start - aheadAt + FRAME_BYTES));
    if (frame === undefined) return stop('foreign', 'no member of a recording begins here');
    if (frame.bytes > RECORDING_LIMITS.packed) return stop('tooLarge', `${frame.bytes} bytes`);
    if (frame.bytes <= FRAME_BYTES) return stop('foreign', `${frame.bytes} bytes`);
    if (start + frame.bytes > source.size) return stop('cut', 'the file ends within a member');
    const wrong = order.wrongWith(frame);
    if (wrong !== undefined) return stop('outOfOrder', wrong);
    members.push({ ...frame, index: members.length, start });
    start += frame.bytes;
  }
  return members.at(-1)?.kind === 'end' ? { members, problems: [] } : stop('cut', 'the last member is missing');
}

/** What may follow what, by the frames alone. */
class Order {
  #count = 0;
  #entries = 0;
  #at = 0;
  #hasKeyframe = false;
  #hasEnded = false;

  /** @returns why the next member cannot be here */
  wrongWith({ kind, first, count, at }: MemberFrame): string | undefined {
    if ((kind === 'header') !== (this.#count === 0)) return kind === 'header' ? 'a second header' : 'no header';
    if (this.#hasEnded) return 'a member after the last one';
    if (first !== this.#entries) return `entry ${first} where ${this.#entries} should be`;
    if (kind === 'block' ? count < 1 || count > RECORDING_LIMITS.entries : count !== 0) return `${count} entries`;
    if (at < this.#at) return 'time runs backwards';
    if (kind === 'block' && !this.#hasKeyframe) return 'entries before the first keyframe';
    this.#count += 1;
    this.#entries += count;
    this.#at = at;
    this.#hasKeyframe ||= kind === 'keyframe';
    this.#hasEnded = kind === 'end';
    return undefined;
  }
}
