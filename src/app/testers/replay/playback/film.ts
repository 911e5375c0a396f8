/**
 * A recording made ready to be played: read once from its beginning, with what a viewer can be taken to, and a state every so often, so that any place
 * is near one (RPL-1).
 */
import { foldRecording } from '../../../../db/recording/foldRecording.ts';
import { KeptStates } from '../../../../db/recording/keptStates.ts';
import { RecordedState } from '../../../../db/recording/recordedState.ts';
import { openRecording, type Recording } from '../../../../domain/recording/openRecording.ts';
import type { ProblemReason, RecordingProblem } from '../../../../domain/recording/recordingProblem.ts';
import type { RecordingSource } from '../../../../domain/recording/hopMembers.ts';
import type { Breakage, Reel } from '../../../../domain/recording/reel.ts';
import type { RecordingEntry, RecordingHeader, ReadingPorts } from '../../../../domain/recording/recording.ts';
import { fail, succeed, type Result } from '../../../../domain/kernel/decision.ts';
import { AnswerBook } from './answers.ts';
import { ENTRY_CODES, MarkGatherer, type Mark, type SoughtKind } from './marks.ts';
import { TabBook } from './recordedTabs.ts';

/** Why a file, or the rest of one, cannot be played. */
export type BrokenReason = ProblemReason | 'empty';

/** How the digests of a file compare with those of the states. */
export interface Proof {
  /** Number of entries up to which digests agree; 0 where the file has none. */
  readonly agreesUntil: number;
  /** Number of entries after which they do not. */
  readonly differsAt: number | undefined;
}

/** Entries are shown in whole transactions alone: `isWhole(n)` says whether one ends before entry `n`. */
export interface Film {
  readonly recording: Recording;
  readonly header: RecordingHeader;
  readonly reel: Reel;
  /** Codes of entries (`ENTRY_CODES`). */
  readonly codes: ArrayLike<number>;
  /** How many changes each entry says. */
  readonly weights: ArrayLike<number>;
  readonly marks: readonly Mark[];
  readonly tabs: TabBook;
  readonly answers: AnswerBook;
  readonly proof: Proof;
  /** Places of a kind, ascending. @param fixtureId for `fixture` */
  placesOf(kind: SoughtKind, fixtureId?: string): readonly number[];
  /** The nearest place from `n` on at which no transaction is cut. */
  wholeFrom(n: number): number;
  /** The state after `n` entries; the caller's own. */
  stateAt(n: number): Promise<RecordedState>;
  /** Folds on, in place, for as long as `goesOn` says so. */
  foldOn(state: RecordedState, to: number, goesOn: () => boolean): Promise<void>;
}

/** Entries folded before the page may do something else. */
const BREATH_MS = 12;

export interface FilmPorts extends ReadingPorts {
  /** Ms of some clock that runs on. */
  now(): number;
  /** Lets the page answer and paint. */
  breathe(): Promise<void>;
}

/** @param onProgress is told how much of it is done, 0 to 1 */
export async function openFilm(
  source: RecordingSource | Uint8Array,
  ports: FilmPorts,
  onProgress: (done: number) => void,
): Promise<Result<Film, Breakage & { readonly reason: BrokenReason }>> {
  const opened = await openRecording(source, ports);
  if (!opened.ok) return fail(opened.failure);
  const recording = opened.value;
  await recording.check((share) => onProgress(share / 2));
  const survey = new Survey(recording);
  let breathedAt = ports.now();
  for await (const block of recording.blocks()) {
    await survey.take(block.entries, block.digest);
    if (ports.now() - breathedAt < BREATH_MS) continue;
    onProgress(0.5 + survey.count / recording.entries / 2);
    await ports.breathe();
    breathedAt = ports.now();
  }
  const [problem] = recording.problems;
  if (survey.count === 0) return fail(problem ?? { member: 0, reason: 'empty' });
  return succeed(survey.film(problem));
}

/** Goes through a recording once. */
class Survey {
  /** Of each entry, a number in memory: what is more stands in the file. */
  readonly #times: Float64Array;
  readonly #codes: Uint8Array;
  readonly #weights: Uint32Array;
  /** Entries that were gone through. */
  count = 0;
  /** Places at which a transaction is cut. */
  readonly #cuts = new Set<number>();
  readonly #gatherer = new MarkGatherer();
  readonly #tabs = new TabBook();
  readonly #answers = new AnswerBook();
  readonly #recording: Recording;
  readonly #kept: KeptStates;
  #state: RecordedState | undefined;
  #agreesUntil = 0;
  #differsAt: number | undefined;

  constructor(recording: Recording) {
    this.#recording = recording;
    this.#kept = new KeptStates(recording.entries);
    this.#times = new Float64Array(recording.entries);
    this.#codes = new Uint8Array(recording.entries);
    this.#weights = new Uint32Array(recording.entries);
  }

  async take(entries: readonly RecordingEntry[], digest: string | undefined): Promise<void> {
    this.#state ??= await this.#first();
    for (const entry of entries) this.#takeEntry(this.#state, entry);
    // Within a transaction nobody ever saw a state.
    if (digest === undefined || this.#cuts.has(this.#state.n)) return;
    if (digest !== this.#state.digest) this.#differsAt ??= this.#state.n;
    else if (this.#differsAt === undefined) this.#agreesUntil = this.#state.n;
  }

  film(problem: RecordingProblem | undefined): Film {
    const times = this.#times.subarray(0, this.count);
    const { header, end } = this.#recording;
    const until = times.at(-1) ?? header.beganAt;
    for (const mark of this.#gatherer.marks) mark.until ??= until;
    const breakage = problem === undefined ? undefined : { member: problem.member, reason: problem.reason };
    const reel: Reel = { times, from: Math.min(header.beganAt, times[0] ?? until), until, breakage };
    if (end !== undefined && end.digest !== '' && this.#state?.n === end.entries) {
      if (end.digest !== this.#state.digest) this.#differsAt ??= end.entries;
      else if (this.#differsAt === undefined) this.#agreesUntil = end.entries;
    }
    const fold = foldRecording(this.#recording, this.#kept);
    const cuts = this.#cuts;
    return {
      recording: this.#recording,
      header,
      reel,
      codes: this.#codes.subarray(0, this.count),
      weights: this.#weights.subarray(0, this.count),
      marks: this.#gatherer.marks,
      tabs: this.#tabs,
      answers: this.#answers,
      proof: { agreesUntil: this.#agreesUntil, differsAt: this.#differsAt },
      placesOf: (kind, fixtureId) => placesOf(this.#gatherer, kind, fixtureId),
      wholeFrom: (n) => {
        let place = n;
        while (cuts.has(place)) place += 1;
        return place;
      },
      stateAt: (n) => fold.stateAt(n),
      foldOn: (state, to, goesOn) => foldOn(this.#recording, state, to, goesOn),
    };
  }

  async #first(): Promise<RecordedState> {
    const keyframe = await this.#recording.keyframeBefore(0);
    const state = keyframe === undefined ? new RecordedState() : RecordedState.at(keyframe);
    this.#kept.keep(state);
    return state;
  }

  #takeEntry(state: RecordedState, entry: RecordingEntry): void {
    const before = this.#gatherer.before(entry, state);
    state.apply(entry);
    this.#gatherer.take(entry, before, state);
    this.#times[this.count] = entry.at;
    this.#codes[this.count] = ENTRY_CODES[entry.kind];
    this.#weights[this.count] = weightOf(entry);
    this.count += 1;
    const isCut = entry.kind === 'commit' && entry.more === true;
    if (isCut) this.#cuts.add(state.n);
    if (entry.kind === 'act') this.#tabs.take(entry);
    else if (entry.kind === 'call' || entry.kind === 'answer') this.#answers.take(entry);
    if (!isCut) this.#kept.pass(state);
  }
}

function placesOf(gatherer: MarkGatherer, kind: SoughtKind, fixtureId = ''): readonly number[] {
  if (kind === 'refusal') return gatherer.refusals;
  if (kind === 'act') return gatherer.acts;
  if (kind === 'fixture') return gatherer.ofFixtures.get(fixtureId) ?? [];
  return gatherer.marks.filter((mark) => mark.kind === kind).map(({ place }) => place);
}

/** Events of the offer count as many as they are, any other commit as one. */
function weightOf(entry: RecordingEntry): number {
  if (entry.kind !== 'commit') return 0;
  const events = (entry.log ?? []).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return Math.max(1, events);
}

async function foldOn(recording: Recording, state: RecordedState, to: number, goesOn: () => boolean): Promise<void> {
  if (state.n >= to) return;
  for await (const { first, entries } of recording.blocks(state.n)) {
    for (const entry of entries.slice(Math.max(0, state.n - first), Math.max(0, to - first))) {
      state.apply(entry);
      const isCut = entry.kind === 'commit' && entry.more === true;
      if (!isCut && !goesOn()) return;
    }
    if (first + entries.length >= to) return;
  }
}
