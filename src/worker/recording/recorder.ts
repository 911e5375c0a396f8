/**
 * Records what this browser's tabs are shown (rules RCD-43 to RCD-47): always the last ten minutes, unless data is to be saved, and as long as somebody wants
 * it more. Nothing of it is stored or sent: it stands in memory until a tab asks for it as a file.
 */
import { digestOfRows } from '../../db/recording/digestOfRows.ts';
import { databaseOf, readKeyframe, type StoredKeyframe } from '../../db/recording/readKeyframe.ts';
import type { ToldCommit, ToldDatabase } from '../../db/recording/toldCommits.ts';
import { webPorts } from '../../db/recording/webPorts.ts';
import {
  RECORDING_FORMAT,
  type EntryBody,
  type RecordedDatabase,
  type RecordedTrouble,
  type RecordingHeader,
  type TabAct,
} from '../../domain/recording/recording.ts';
import type { KeyframeRows } from '../../domain/recording/keyframeChanges.ts';
import type { SessionRow } from '../../db/tables/rows.ts';
import type { RecordedPart, RecordingAsk, RecordingFacts } from '../contract.ts';
import type { CallName } from '../callTable.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { allowAnew, type Allowed } from './allowAnew.ts';
import { inRanges } from './amounts.ts';
import { saveTape } from './saveTape.ts';
import { bytesOf, createTape, type Stretch, type Tape, type TapeBlock } from './tape.ts';
import type { TabPlaces } from './tabPlaces.ts';
import { stripMarks, type StripMarks } from './stripMarks.ts';

const MINUTE = 60_000;
/** What the ring keeps, and how large it may be. */
const RING_MS = 10 * MINUTE;
const RING_BYTES = 8 * 1024 * 1024;
/** Of a recording that somebody began; then it ends by itself. */
const MOST_BYTES = 48 * 1024 * 1024;
/** How often all rows are read: what is kept is that much longer than what is asked for, at most. */
export const STRETCH_MS = 2 * MINUTE;
const LOOK_MS = 250;
/** So long without a commit is a moment for reading everything; there may be none, ms. */
const QUIET_MS = 40;
const LONGEST_WAIT_MS = 4_000;

/** What a recorder listens to, and what it packs with. */
export interface RecorderDeps {
  /** `undefined`: nothing can be recorded here. */
  readonly db: ToldDatabase | undefined;
  readonly clock: Clock;
  readonly build: string;
  readonly schemaEpoch: number;
  /** Whether data is to be saved. */
  isSaving(): boolean;
  readonly places: Pick<TabPlaces, 'all'>;
}

/** One worker's recorder: the ring of the last ten minutes, and what somebody records (RCD-43 to 46). */
export interface Recorder {
  /** A tab asks for something. @returns to be told the answer */
  called(tabId: string, name: CallName, given: readonly unknown[]): ((answer: unknown) => void) | undefined;
  /** What a tab did and saw. */
  told(tabId: string, acts: readonly (TabAct | RecordedTrouble)[]): void;
  /** Begins to keep all from now on, or goes on. */
  begin(): void;
  end(): void;
  facts(part: RecordedPart): Promise<RecordingFacts>;
  /** @returns a file; where nothing is kept, of what is stored now */
  save(tabId: string, wish: SaveWish): Promise<Uint8Array>;
  run(signal: AbortSignal): Promise<void>;
}

type SaveWish = Pick<Extract<RecordingAsk, { readonly ask: 'save' }>, 'part' | 'said' | 'isInRanges'>;

/** What somebody wants to keep. */
interface Wanted {
  readonly since: number;
  /** Whose session it ended with. */
  owner: string | undefined;
  /** Its first stretch, once it is there. */
  first: Stretch | undefined;
  /** All of it, once it has ended. */
  whole: readonly Stretch[] | undefined;
}

/** Records nothing until it is run. */
export function createRecorder(deps: RecorderDeps): Recorder {
  return new OwnRecorder(deps);
}

class OwnRecorder implements Recorder {
  readonly #deps: RecorderDeps;
  readonly #tape: Tape = createTape((text) => webPorts.gzip(text));
  #allowed: Allowed = allowAnew();
  #stopListening: (() => void) | undefined;
  /** Of whom rows are recorded; `undefined` for nobody. */
  #owner: string | undefined;
  /** What is to be read anew, and since when: nothing is due where it is empty. */
  readonly #due = new Set<RecordedDatabase>();
  #dueSince = 0;
  /** When all rows were read last. */
  #readAt = 0;
  #lastCommit = 0;
  #reading: Promise<void> | undefined;
  #wanted: Wanted | undefined;
  readonly #tabs = new Map<string, string>();
  /** What was unpacked once is not unpacked again. */
  readonly #marks = new WeakMap<TapeBlock, StripMarks>();
  #calls = 0;

  constructor(deps: RecorderDeps) {
    this.#deps = deps;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { db, clock } = this.#deps;
    if (db === undefined) return;
    const stopHearing = db.onClosed(() => this.#isLost());
    while (!signal.aborted) {
      this.#look();
      await pause(clock, LOOK_MS, signal);
    }
    stopHearing();
    this.#stop();
  }

  called(tabId: string, name: CallName, given: readonly unknown[]): ((answer: unknown) => void) | undefined {
    if (!this.#isOn || UNSAID.has(name)) return undefined;
    const allowed = this.#allowed;
    const { calls } = allowed;
    const tab = this.#tabOf(tabId);
    this.#calls += 1;
    const id = this.#calls;
    const at = this.#deps.clock.now();
    this.#entry({ kind: 'call', tab, id, name, given: [...calls.given(name, given)] });
    return (answer) => {
      // Nothing that one member asked for is answered in the next one's recording.
      if (allowed !== this.#allowed) return;
      const ms = this.#deps.clock.now() - at;
      this.#entry({ kind: 'answer', tab, id, ms, answer: calls.answer(name, answer) });
    };
  }

  told(tabId: string, acts: readonly (TabAct | RecordedTrouble)[]): void {
    if (!this.#isOn) return;
    const tab = this.#tabOf(tabId);
    for (const one of acts) this.#entry('act' in one ? { kind: 'act', tab, act: one } : one);
  }

  begin(): void {
    const { db, clock } = this.#deps;
    if (db === undefined || this.#isRecording) return;
    this.#wanted = { since: clock.now(), owner: undefined, first: undefined, whole: undefined };
    this.#look();
    void this.#read(db);
  }

  end(): void {
    const wanted = this.#wanted;
    if (wanted === undefined || wanted.whole !== undefined) return;
    // What is begun of a block is packed by whoever saves it.
    void this.#tape.flush();
    const { stretches } = this.#tape;
    const first = wanted.first === undefined ? stretches.length : stretches.indexOf(wanted.first);
    wanted.whole = stretches.slice(first).map((stretch) => ({ ...stretch, blocks: [...stretch.blocks] }));
  }

  async facts(part: RecordedPart): Promise<RecordingFacts> {
    await this.#settle();
    const stretches = this.#part(part);
    const blocks = stretches.flatMap((stretch) => stretch.blocks);
    const marks: StripMarks[] = [];
    for (const block of blocks) marks.push(await this.#marksOf(block));
    const wanted = this.#wanted;
    return {
      state: this.#deps.db === undefined ? 'none' : this.#isOn ? 'on' : 'saving',
      from: stretches[0]?.at ?? null,
      until: this.#deps.clock.now(),
      entries: blocks.reduce((sum, { count }) => sum + count, 0),
      bytes: stretches.reduce((sum, stretch) => sum + bytesOf(stretch), 0),
      suspended: marks.flatMap(({ suspended }) => suspended),
      bets: marks.flatMap(({ bets }) => bets),
      errors: marks.flatMap(({ errors }) => errors),
      recording: wanted === undefined ? null : { since: wanted.since, isOver: wanted.whole !== undefined },
    };
  }

  async save(tabId: string, { part, said, isInRanges }: SaveWish): Promise<Uint8Array> {
    const { stretches: kept, rows } = await this.#kept(part);
    const stretches = kept.length > 0 ? kept : await this.#now();
    const { build, schemaEpoch, clock } = this.#deps;
    const header: RecordingHeader = {
      ...{
        hanpan: RECORDING_FORMAT,
        build,
        schemaEpoch,
        madeBy: 'browser',
        beganAt: stretches[0]?.at ?? clock.now(),
        of: '',
      },
    };
    const body: EntryBody | undefined =
      said === null ? undefined : { kind: 'act', tab: this.#tabOf(tabId), act: { act: 'reported', ...said } };
    const change = isInRanges ? inRanges : <Value>(value: Value) => value;
    const end = {
      last: body && { body, at: clock.now() },
      digest: rows && (await digestOfRows(change(rows), () => pause(clock, 0))),
    };
    return saveTape(header, stretches, webPorts, change, end);
  }

  /** A part as it stands at one place among the commits, packed, and all rows at that place where it goes as far. */
  async #kept(part: RecordedPart): Promise<{ readonly stretches: readonly Stretch[]; readonly rows?: KeyframeRows }> {
    const { db } = this.#deps;
    await this.#settle();
    const now = () => {
      const packed = this.#tape.flush();
      const stretches = this.#part(part).map((stretch) => ({ ...stretch, blocks: [...stretch.blocks] }));
      return { packed, stretches };
    };
    let kept: (ReturnType<typeof now> & { readonly rows?: KeyframeRows }) | undefined;
    const goesOn = this.#isOn && (part !== 'whole' || this.#isRecording);
    if (db !== undefined && goesOn) {
      await readKeyframe(db, ({ house, member, memberDatabase }) => {
        if (memberDatabase !== this.#owner || this.#due.size > 0) return;
        kept = { ...now(), rows: this.#allowed.rows({ house, member }) };
      }).catch(() => undefined);
    }
    kept ??= now();
    await kept.packed;
    return kept;
  }

  /** All that is stored at this moment, and nothing that happened. */
  async #now(): Promise<readonly Stretch[]> {
    const { db, clock } = this.#deps;
    const tape = createTape((text) => webPorts.gzip(text));
    const begin = (rows: KeyframeRows) => tape.begin(this.#allowed.rows(rows), clock.now(), []);
    if (db === undefined) begin({ house: {}, member: {} });
    else await readKeyframe(db, begin);
    await tape.flush();
    return tape.stretches;
  }

  async #marksOf(block: TapeBlock): Promise<StripMarks> {
    const marks = this.#marks.get(block) ?? (await stripMarks(block, webPorts));
    this.#marks.set(block, marks);
    return marks;
  }

  get #isRecording(): boolean {
    return this.#wanted !== undefined && this.#wanted.whole === undefined;
  }

  get #isOn(): boolean {
    return this.#stopListening !== undefined;
  }

  /** Stretches of a part: from the last one on that is there before the first of its minutes. */
  #part(part: RecordedPart): readonly Stretch[] {
    const { stretches } = this.#tape;
    if (part === 'whole') {
      const { whole, first } = this.#wanted ?? {};
      return whole ?? (first === undefined ? [] : stretches.slice(stretches.indexOf(first)));
    }
    const from = this.#deps.clock.now() - part * MINUTE;
    const index = stretches.findLastIndex(({ at }) => at <= from);
    return stretches.slice(Math.max(0, index));
  }

  #tabOf(tabId: string): string {
    const known = this.#tabs.get(tabId) ?? `t${this.#tabs.size + 1}`;
    this.#tabs.set(tabId, known);
    return known;
  }

  #entry(body: EntryBody): void {
    this.#tape.entry(body, this.#deps.clock.now());
  }

  /** Now and then: what is due is done, what is too old or too much is forgotten. */
  #look(): void {
    const { db, clock } = this.#deps;
    if (db === undefined) return;
    const now = clock.now();
    if (this.#deps.isSaving() && !this.#isRecording) return this.#stop();
    if (!this.#isOn) {
      this.#stopListening = db.commits.listen((commit) => this.#commit(commit));
      this.#ask('house', 'member');
    }
    // By a clock that was set back it may have been at a time to come, which is as good as long ago.
    const isAgo = (at: number, ms: number) => Math.abs(now - at) >= ms;
    // Minutes of such a time do not end before the clock is there again; what somebody records is kept all the same.
    if (!this.#isRecording && (this.#tape.stretches.at(-1)?.at ?? now) - now >= STRETCH_MS) this.#forget();
    const isQuiet = !db.commits.isBusy && isAgo(this.#lastCommit, QUIET_MS);
    const isDue = this.#due.size > 0 || isAgo(this.#readAt, STRETCH_MS);
    if (isDue && this.#dueSince === 0) this.#dueSince = now;
    if (isDue && (isQuiet || isAgo(this.#dueSince, LONGEST_WAIT_MS))) void this.#read(db);
    const pinned = this.#isRecording ? this.#wanted?.first : undefined;
    const bytes =
      pinned === undefined ? this.#tape.bound(now - RING_MS, RING_BYTES) : this.#tape.bound(pinned.at - 1, Infinity);
    if (pinned !== undefined && bytes > MOST_BYTES) this.end();
    // One stretch alone is too much: it begins anew.
    else if (pinned === undefined && bytes > RING_BYTES) this.#forget();
  }

  #read(db: ToldDatabase): Promise<void> {
    this.#reading ??= readKeyframe(db, (keyframe) => this.#take(keyframe))
      .catch(() => undefined)
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }

  /** What came by now is packed, and what is to be read for it is read. */
  async #settle(): Promise<void> {
    const { db } = this.#deps;
    if (db !== undefined && this.#isOn && this.#due.size > 0) await this.#read(db);
    // While nothing is recorded, nobody else tells who signed in.
    if (db !== undefined && !this.#isOn) this.#keepFrom(databaseOf(await db.sessions.get('session')));
    await this.#tape.flush();
  }

  /** What somebody recorded is nothing for whoever signs in after them. */
  #keepFrom(memberDatabase: string | undefined): void {
    const owner = this.#wanted?.owner;
    if (owner !== undefined && memberDatabase !== undefined && memberDatabase !== owner) this.#wanted = undefined;
  }

  #take({ house, member, memberDatabase }: StoredKeyframe): void {
    if (!this.#isOn) return;
    // Nothing of one member stands before another, or before whoever comes when they are gone.
    if (this.#owner !== undefined && this.#owner !== memberDatabase) this.#endSession();
    if (this.#owner !== memberDatabase) this.#due.add('member');
    this.#keepFrom(memberDatabase);
    this.#owner = memberDatabase;
    const anew = [...this.#due];
    this.#due.clear();
    this.#dueSince = 0;
    this.#readAt = this.#deps.clock.now();
    this.#tape.begin(this.#allowed.rows({ house, member }), this.#readAt, anew);
    for (const [tabId, act] of this.#deps.places.all()) this.#entry({ kind: 'act', tab: this.#tabOf(tabId), act });
    if (this.#wanted !== undefined && this.#wanted.first === undefined)
      this.#wanted.first = this.#tape.stretches.at(-1);
  }

  #commit(commit: ToldCommit): void {
    const { db, name, put } = commit;
    this.#lastCommit = this.#deps.clock.now();
    const session = db === 'house' ? (put['sessions']?.[0] as SessionRow | undefined) : undefined;
    if (session !== undefined && databaseOf(session) !== this.#owner) {
      if (this.#owner !== undefined) {
        this.#endSession();
        return;
      }
      this.#ask('member');
    }
    // Of a member whose rows were not read yet, or who is gone.
    if (db === 'member' && name !== this.#owner) return;
    this.#entry(this.#allowed.commit(commit));
  }

  #ask(...databases: readonly RecordedDatabase[]): void {
    for (const db of databases) this.#due.add(db);
    if (this.#dueSince === 0) this.#dueSince = this.#deps.clock.now();
  }

  /** What a connection led to may be gone, and be made anew by somebody else. */
  #isLost(): void {
    if (!this.#isOn) return;
    this.#entry({ kind: 'trouble', where: 'storage', detail: 'a connection to the database ended' });
    this.#ask('house', 'member');
  }

  /** Whose it was is gone: what somebody recorded is whole, and of the rest nothing is kept. */
  #endSession(): void {
    this.end();
    if (this.#wanted !== undefined) this.#wanted.owner = this.#owner;
    this.#forget();
    this.#allowed = allowAnew();
    this.#owner = undefined;
  }

  #forget(): void {
    this.#tape.forget();
    this.#ask('house', 'member');
  }

  #stop(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.#tape.forget();
    if (this.#wanted !== undefined) this.#wanted.owner ??= this.#owner;
    this.#owner = undefined;
  }
}

/** Calls that say nothing of what a member does: how a tab hears of prices, and of recordings. */
const UNSAID: ReadonlySet<CallName> = new Set<CallName>(['hello', 'untilOutdated', 'changedFixtures', 'recording']);
