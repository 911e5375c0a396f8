/**
 * What of a recording is worth a mark on the bar of time, and places worth going to (RPL-6): gathered while it is read once from its beginning.
 */
import { gamesOfRecord } from '../../../../db/recording/offerRecords.ts';
import type { RecordedState } from '../../../../db/recording/recordedState.ts';
import type { RecordingEntry } from '../../../../domain/recording/recording.ts';
import type { Fixture } from '../../../../domain/sports/fixture.ts';

export const MARK_KINDS = ['suspension', 'settlement', 'bet', 'gap', 'unreadable'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly kind: MarkKind;
  /** Number of entries after which it stands. */
  readonly place: number;
  /** Epoch ms; of what lasts its beginning. */
  readonly from: number;
  /** Epoch ms of its end; the same for what is a moment, `undefined` while it has none. */
  until: number | undefined;
  /** Whom it is about, as the recording calls them; '' for nobody. */
  readonly about: string;
}

/** What a viewer may be taken to besides: places, ascending. */
export const SOUGHT_KINDS = [...MARK_KINDS, 'refusal', 'fixture', 'act'] as const;
export type SoughtKind = (typeof SOUGHT_KINDS)[number];

/** Kinds of entries, as they are stepped over. */
export const ENTRY_CODES = { commit: 1, act: 2, call: 3, answer: 4, trouble: 5 } as const;

type Commit = Extract<RecordingEntry, { kind: 'commit' }>;
type BeforeCommit = ReadonlyMap<string, Fixture | undefined>;

/** Gathers marks, entry by entry. */
export class MarkGatherer {
  readonly marks: Mark[] = [];
  /** Places after refusals, and after what the member did. */
  readonly refusals: number[] = [];
  readonly acts: number[] = [];
  /** Places after changes of a game, by its id. */
  readonly ofFixtures = new Map<string, number[]>();
  readonly #suspended = new Map<string, Mark>();

  /** The games that an entry is about, as they stand before it. */
  before(entry: RecordingEntry, state: RecordedState): BeforeCommit {
    return new Map(fixturesOf(entry).map((id) => [id, state.fixtureOf(id)]));
  }

  /** @param state with the entry applied */
  take(entry: RecordingEntry, before: BeforeCommit, state: RecordedState): void {
    const place = entry.n + 1;
    if (entry.kind === 'commit') this.#takeCommit(entry, before, state);
    else if (entry.kind === 'answer') {
      if (isRefusal(entry.answer)) this.refusals.push(place);
    } else if (entry.kind === 'trouble') this.#takeTrouble(entry);
    else if (entry.kind === 'call' || entry.act.act !== 'painted') this.acts.push(place);
  }

  #add(kind: MarkKind, place: number, from: number, until: number | undefined, about: string): Mark {
    const mark = { kind, place, from, until, about };
    this.marks.push(mark);
    return mark;
  }

  #takeTrouble({ n, at, where, detail, ms = 0 }: Extract<RecordingEntry, { kind: 'trouble' }>): void {
    if (where === 'gap') this.#add('gap', n + 1, at - ms, at, '');
    else if (where === 'unreadable') this.#add('unreadable', n + 1, at, at, detail);
  }

  #takeCommit(entry: Commit, before: BeforeCommit, state: RecordedState): void {
    const place = entry.n + 1;
    for (const [id, was] of before) {
      const is = state.fixtureOf(id);
      if (is === was) continue;
      addTo(this.ofFixtures, id, place);
      this.#takeFixture(id, was, is, place, entry.at);
    }
    for (const { events = [] } of entry.log ?? []) {
      for (const event of events) {
        const kind = markOfEvent(event);
        if (kind !== undefined) this.#add(kind, place, entry.at, entry.at, '');
      }
    }
  }

  #takeFixture(id: string, was: Fixture | undefined, is: Fixture | undefined, place: number, at: number): void {
    const open = this.#suspended.get(id);
    const isNow = is !== undefined && isSuspended(is);
    if (isNow && open === undefined) {
      this.#suspended.set(id, this.#add('suspension', place, at, undefined, nameOf(is)));
    } else if (!isNow && open !== undefined) {
      open.until = at;
      this.#suspended.delete(id);
    }
    if (is !== undefined && settledCount(is) > settledCount(was)) this.#add('settlement', place, at, at, nameOf(is));
  }
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Ids of the games that a commit's events or rows are about. */
function fixturesOf(entry: RecordingEntry): readonly string[] {
  if (entry.kind !== 'commit' || entry.db !== 'house') return [];
  const told = (entry.log ?? []).flatMap((record) => [...gamesOfRecord(record)]);
  const gone = (entry.gone?.['fixtures'] ?? []).filter((key) => typeof key === 'string');
  return [...told, ...gone, ...(entry.put?.['fixtures'] ?? []).flatMap((row) => idOf(row) ?? [])];
}

function idOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('fixtureId' in row)) return undefined;
  return typeof row.fixtureId === 'string' ? row.fixtureId : undefined;
}

const nameOf = ({ home, away }: Fixture): string => (away === '' ? home : `${home} – ${away}`);

/** All that is on offer of a game is suspended, and something is. */
function isSuspended({ markets }: Fixture): boolean {
  let isAny = false;
  for (const { selections } of markets) {
    for (const { status } of selections) {
      if (status === 'open') return false;
      isAny ||= status === 'suspended';
    }
  }
  return isAny;
}

function settledCount(fixture: Fixture | undefined): number {
  let count = 0;
  for (const { selections } of fixture?.markets ?? [])
    for (const { status } of selections) if (status === 'settled') count += 1;
  return count;
}

function typeOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined;
}

function markOfEvent(event: unknown): MarkKind | undefined {
  const type = typeOf(event);
  if (type === 'BetAccepted') return 'bet';
  return type === 'BetSettled' ? 'settlement' : undefined;
}

/** Whether something was asked for and not given: a failure, or a bet that was not placed. */
function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('ok' in answer) return answer.ok === false;
  return 'kind' in answer && (answer.kind === 'rejected' || answer.kind === 'refused');
}
