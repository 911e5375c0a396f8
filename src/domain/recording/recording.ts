/**
 * What a recording says (rules RCD, docs/RECORDING.md): what one browser, or the origin, stored, in the order in which it was stored, with what
 * its tabs did beside it. Screens are functions of what is stored, the path and the clock: whoever stores the same again sees the same.
 *
 * Rows are what the allow-list of `src/db/recording` lets out of the tables; here they are values of any shape.
 */
import { z } from 'zod';

/** The number that begins every file: raised with each change of shape, older ones are upcast. */
export const RECORDING_FORMAT = 2;

/** The first line of a file. */
export const RecordingHeader = z.object({
  hanpan: z.literal(RECORDING_FORMAT),
  /** Identity of the code that recorded. */
  build: z.string().max(100),
  /** Of the rows (SYN-07): those of another epoch are not read as ours. */
  schemaEpoch: z.number().int(),
  /** Who recorded: a tab's browser, an origin, or a converter of another format. */
  madeBy: z.enum(['browser', 'origin', 'convert']),
  /** Epoch ms of the first entry, by the clock that all entries are stamped with. */
  beganAt: z.number().int(),
  /** What was recorded, in words of the machine: name of a converted file, of a simulation's seed; '' for none. */
  of: z.string().max(300),
});
export type RecordingHeader = z.infer<typeof RecordingHeader>;

/** Which of the databases a row is of. */
export const RecordedDatabase = z.enum(['house', 'member']);
export type RecordedDatabase = z.infer<typeof RecordedDatabase>;

/** By table: rows, or keys as they stand in the database (text, number, or a list of these). */
export const ByTable = z.record(z.string().max(40), z.array(z.unknown()));

/** Events of the offer as they are logged; `columns` as base64. */
export const PackedRecord = z.object({
  columns: z.string(),
  fixtures: z.string(),
  selections: z.string(),
  others: z.string(),
});
export type PackedRecord = z.infer<typeof PackedRecord>;

/** A record of an event log: `packed` for the offer's, `events` for a member's and the slips'. */
export const LoggedRecord = z.object({
  stream: z.enum(['events', 'bets', 'slip']),
  epoch: z.string(),
  /** First and last offset. */
  from: z.number().int(),
  to: z.number().int(),
  /** Epoch ms of the commit. */
  at: z.number().int(),
  packed: PackedRecord.optional(),
  events: z.array(z.unknown()).optional(),
});
export type LoggedRecord = z.infer<typeof LoggedRecord> & { readonly [SHARED]?: SharedPart };

/** Where a record that was read says of which events of its block it is made. */
export const SHARED = Symbol('shared');
/** Some of the events that records of a block are packed in together. */
export interface SharedPart {
  readonly events: SharedEvents;
  /** Place of its first event among them, and how many are its own. */
  readonly first: number;
  readonly count: number;
}
/** Events of many records, packed together. */
export interface SharedEvents {
  /** Some of them as a record of their own; `undefined` where they cannot be read. */
  part(first: number, count: number): PackedRecord | undefined;
}

/** What is said with a recording that reports a fault (RPT-3). */
export const ReportSaid = z.object({
  text: z.string().max(2_000),
  machine: z.object({
    width: z.number().int(),
    height: z.number().int(),
    /** Device pixels of one of the page's. */
    ratio: z.number(),
    browser: z.string().max(300),
    /** Bytes of storage, where the browser says so. */
    used: z.number().nullable(),
    quota: z.number().nullable(),
  }),
});
export type ReportSaid = z.infer<typeof ReportSaid>;

/** What a tab did. Paths have no query but what the page table names. */
export const TabAct = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('opened'),
    path: z.string().max(500),
    width: z.number().int(),
    height: z.number().int(),
    theme: z.enum(['dark', 'light']),
  }),
  z.object({ act: z.literal('went'), path: z.string().max(500) }),
  z.object({ act: z.literal('sized'), width: z.number().int(), height: z.number().int() }),
  z.object({ act: z.literal('shown') }),
  z.object({ act: z.literal('hidden') }),
  z.object({ act: z.literal('closed') }),
  /** Prices of an offset of `events` were painted: how old they were, ms since the origin decided them. */
  z.object({ act: z.literal('painted'), offset: z.number().int(), ms: z.number() }),
  /** Somebody saved what went wrong: the sentence they wrote for whoever opens the file, and the machine it was on. */
  z.object({ act: z.literal('reported'), ...ReportSaid.shape }),
]);
export type TabAct = z.infer<typeof TabAct>;

/** Something went wrong, or was slow: a line that could not be read, an error on the console, a task of `ms`, a gap. */
export const RecordedTrouble = z.object({
  kind: z.literal('trouble'),
  where: z.enum(['console', 'unreadable', 'longTask', 'gap', 'storage', 'worker']),
  detail: z.string().max(500),
  ms: z.number().optional(),
});
export type RecordedTrouble = z.infer<typeof RecordedTrouble>;

/** Events of the offer from one keyframe to the next, at least. */
export const KEYFRAME_EVENTS = 50_000;

const stamp = {
  /** Place among all entries, from 0 without a gap. */
  n: z.number().int().min(0),
  /** Epoch ms, never less than that of the entry before. */
  at: z.number().int(),
};

/** One line of a block. */
export const RecordingEntry = z.discriminatedUnion('kind', [
  /**
   * One transaction that was committed: tables cleared, keys deleted, rows put, in this order. A transaction that logged events of the offer
   * has neither `fixtures` nor `boards`: they follow from the events.
   */
  z.object({
    ...stamp,
    kind: z.literal('commit'),
    db: RecordedDatabase,
    cleared: z.array(z.string().max(40)).optional(),
    gone: ByTable.optional(),
    put: ByTable.optional(),
    log: z.array(LoggedRecord).optional(),
    /** The next entry is of the same transaction: it was too large for one line. What stands between them never stood anywhere. */
    more: z.literal(true).optional(),
  }),
  z.object({ ...stamp, kind: z.literal('act'), tab: z.string().max(40), act: TabAct }),
  /** A tab asked the worker for something (`callTable`); `given` as the call's row of the allow-list lets out. */
  z.object({
    ...stamp,
    kind: z.literal('call'),
    tab: z.string().max(40),
    id: z.number().int(),
    name: z.string().max(40),
    given: z.array(z.unknown()),
  }),
  /** Its answer, after `ms`. */
  z.object({
    ...stamp,
    kind: z.literal('answer'),
    tab: z.string().max(40),
    id: z.number().int(),
    ms: z.number(),
    answer: z.unknown(),
  }),
  z.object({ ...stamp, ...RecordedTrouble.shape }),
]);
export type RecordingEntry = z.infer<typeof RecordingEntry>;
/** An entry before it has its place and time. */
export type EntryBody = RecordingEntry extends infer Entry
  ? Entry extends RecordingEntry
    ? Omit<Entry, 'n' | 'at'>
    : never
  : never;

/** Events of the offer that an entry logs, by offsets: some may have been nobody's to know. */
export const offeredEvents = (body: EntryBody): number =>
  body.kind !== 'commit' || body.log === undefined
    ? 0
    : body.log.reduce((sum, { stream, from, to }) => (stream === 'events' ? sum + to - from + 1 : sum), 0);

/** All rows that are stored, before entry `n`: what is folded on from there. Derivable: readers may do without (but for the first). */
export const Keyframe = z.object({
  keyframe: z.number().int().min(0),
  at: z.number().int(),
  /** By table. */
  house: ByTable,
  member: ByTable,
  /** Another line of the same keyframe follows: it was too large for one. */
  more: z.literal(true).optional(),
});
export type Keyframe = z.infer<typeof Keyframe>;

/** The first line of a block: what stands in it, and the proof of what stands before it. */
export const BlockLine = z.object({
  /** Place among the blocks. */
  block: z.number().int().min(0),
  /** `n` of its first entry. */
  first: z.number().int().min(0),
  count: z.number().int().min(1),
  /** Epoch ms of its first and last entry. */
  from: z.number().int(),
  until: z.number().int(),
  /** SHA-256 of the text of the member before, in hex. */
  before: z.string().max(64),
  /** Of the state after its last entry, where whoever recorded knew it. */
  digest: z.string().max(32).optional(),
  /** All events of its runs (`priceRuns.ts`), one after the other. */
  events: PackedRecord.optional(),
});
export type BlockLine = z.infer<typeof BlockLine>;

/** The last line of a file. Without it the file was cut. */
export const EndLine = z.object({
  end: z.literal(true),
  entries: z.number().int().min(0),
  before: z.string().max(64),
  /** Of the state after the last entry; '' where whoever recorded did not know it. */
  digest: z.string().max(32),
});
export type EndLine = z.infer<typeof EndLine>;

/** What a recording asks of the machine it is read or written on. */
export interface RecordingPorts {
  /** One gzip member of a text, its header without a name or any other field. */
  gzip(text: string): Promise<Uint8Array>;
  /** The text of one gzip member. Rejects for anything else, and before it holds more than `most` bytes. */
  gunzip(member: Uint8Array, most: number): Promise<string>;
  /** SHA-256 of a text in UTF-8, in hex. */
  sha256(text: string): Promise<string>;
  /** Records packed together, with how many events each had; `undefined` where one of them cannot be read, or would say something else. */
  join(records: readonly PackedRecord[]): JoinedRecords | undefined;
  /** What was joined, to be read. */
  share(joined: PackedRecord): SharedEvents;
  /** Of the rows that this code reads (SYN-07); absent where nobody folds them. */
  readonly schemaEpoch?: number;
}

/** Several records as one. */
export interface JoinedRecords {
  readonly packed: PackedRecord;
  /** Events of each, in their order. */
  readonly counts: readonly number[];
}

/** What reading asks. */
export type ReadingPorts = Pick<RecordingPorts, 'gunzip' | 'sha256' | 'share' | 'schemaEpoch'>;
/** What writing asks. */
export type WritingPorts = Pick<RecordingPorts, 'gzip' | 'sha256' | 'join'>;

/** What nothing in a file may be larger than. */
export const RECORDING_LIMITS = {
  /** Bytes of a member as it is stored. */
  packed: 1_048_576,
  /** Bytes of its text. */
  text: 16_777_216,
  /** Entries of a block. */
  entries: 4_096,
  /** How deep brackets stand in one another. */
  depth: 64,
} as const;
