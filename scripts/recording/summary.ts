/** What is in a recording: how much of each kind, from when to when, and what went wrong in it. */
import type { Recording } from '../../src/domain/recording/openRecording.ts';
import type { LoggedRecord, RecordingEntry } from '../../src/domain/recording/recording.ts';
import { eventsOfRecord } from '../../src/db/recording/offerRecords.ts';

export interface Summary {
  readonly entries: number;
  /** Ms from the first entry to the last. */
  readonly length: number;
  /** Entries by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Events by type, of every stream. */
  readonly events: Readonly<Record<string, number>>;
  /** Calls by name. */
  readonly calls: Readonly<Record<string, number>>;
  readonly tabs: readonly string[];
  readonly bets: number;
  /** Selections that were suspended. */
  readonly suspensions: number;
  /** Streams that went on elsewhere than they had ended. */
  readonly gaps: number;
  /** Troubles by where they were. */
  readonly troubles: Readonly<Record<string, number>>;
}

/** Reads all of it once. */
export async function summaryOf(recording: Recording): Promise<Summary> {
  const tally = new Tally();
  for await (const { entries } of recording.blocks()) for (const entry of entries) tally.take(entry);
  return tally.summary(recording.entries);
}

class Tally {
  readonly #kinds: Record<string, number> = {};
  readonly #events: Record<string, number> = {};
  readonly #calls: Record<string, number> = {};
  readonly #troubles: Record<string, number> = {};
  readonly #tabs = new Set<string>();
  readonly #ends = new Map<string, number>();
  #suspensions = 0;
  #gaps = 0;
  #first: number | undefined;
  #last = 0;

  take(entry: RecordingEntry): void {
    this.#first ??= entry.at;
    this.#last = entry.at;
    count(this.#kinds, entry.kind);
    if ('tab' in entry) this.#tabs.add(entry.tab);
    if (entry.kind === 'call') count(this.#calls, entry.name);
    if (entry.kind === 'trouble') count(this.#troubles, entry.where);
    if (entry.kind === 'commit') for (const record of entry.log ?? []) this.#record(record);
  }

  summary(entries: number): Summary {
    return {
      ...{ entries, length: this.#last - (this.#first ?? this.#last), kinds: this.#kinds, events: this.#events },
      ...{ calls: this.#calls, tabs: [...this.#tabs], bets: this.#events['BetAccepted'] ?? 0 },
      ...{ suspensions: this.#suspensions, gaps: this.#gaps, troubles: this.#troubles },
    };
  }

  #record(record: LoggedRecord): void {
    const { stream, epoch, from, to } = record;
    const name = `${stream} ${epoch}`;
    const end = this.#ends.get(name);
    if (end !== undefined && from !== end + 1) this.#gaps += 1;
    this.#ends.set(name, to);
    for (const event of eventsOfRecord(record) ?? []) {
      count(this.#events, event.type);
      if (event.type !== 'OddsChanged') continue;
      this.#suspensions += event.data.changes.filter(({ status }) => status === 'suspended').length;
    }
    for (const event of record.events ?? []) count(this.#events, typeOf(event));
  }
}

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
    ? event.type
    : 'unknown';

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + 1;
}

/** Counts in one line, the most frequent first. */
export const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ') || 'none';
