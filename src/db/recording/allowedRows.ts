/**
 * What may leave a browser in a recording (rules RCD-20 to RCD-22): of each table the rows by a schema that names their fields, of each log its records. What is not
 * named stays at home. Ids that belong to somebody are told by pseudonyms of the file, and texts that somebody wrote are not told.
 */
import { z } from 'zod';
import { MoneyRequest } from '../../domain/cashier/moneyRequest.ts';
import type { EventType } from '../../domain/events/catalogue.ts';
import { catalogue } from '../../domain/events/catalogue.ts';
import { StreamHealth } from '../../domain/events/connection.ts';
import { EventEnvelope } from '../../domain/events/decode.ts';
import { Topic } from '../../domain/events/topics.ts';
import { listCalls, type ListName } from '../../domain/calls/lists.ts';
import { Inquiry, InquiryTurn } from '../../domain/inquiries/inquiry.ts';
import { BetId, MAX_ID } from '../../domain/kernel/ids.ts';
import { Position } from '../../domain/kernel/position.ts';
import { ListCursor } from '../../domain/lists/listKey.ts';
import type { LoggedRecord, RecordedDatabase } from '../../domain/recording/recording.ts';
import { Letter } from '../../domain/notices/message.ts';
import { Post, PostComment } from '../../domain/posts/post.ts';
import { PAGE_KINDS } from '../../domain/reference/pages.ts';
import { HouseRound } from '../../domain/lobbies/houseRound.ts';
import { SessionEnding } from '../../domain/session/session.ts';
import type { BoardEntry } from '../../domain/sports/board.ts';
import { Fixture } from '../../domain/sports/fixture.ts';
import { Coupon } from '../../domain/wallet/coupon.ts';
import { HouseChange, LedgerEntry } from '../../domain/wallet/entry.ts';
import { readFixtureRow } from '../packing/packedFixtures.ts';
import type { HanpanDatabase, MemberDatabase } from '../tables/database.ts';
import type { FixtureRow } from '../packing/packedFixtures.ts';
import type { LogRow } from '../tables/rows.ts';
import { allowedDocuments } from './allowedDocuments.ts';
import { allowedParts, listFilter, unsaid, type AllowedParts } from './allowedParts.ts';
import { allowedSettings } from './allowedSettings.ts';
import { loggedOffer } from './loggedRecord.ts';
import type { Pseudonym } from './pseudonyms.ts';
import type { TablesOf } from './recordedTables.ts';

/** What may leave, for one file. Everything it is given is of any shape. */
export interface AllowedRows {
  /** The row as it may leave; `undefined` for one that stays at home. */
  row(db: RecordedDatabase, table: string, row: unknown): unknown;
  /** The key of a row that is gone, as it stands in the recording. */
  key(db: RecordedDatabase, table: string, key: unknown): unknown;
  /** A record of a log as it may leave. */
  record(row: LogRow): LoggedRecord;
}

/** Reads a row; `undefined` for one that stays at home. */
type RowReader = (row: unknown) => unknown;
type Readers = Readonly<Record<string, RowReader | null>>;

const stays = null;
const time = z.number().int();
const page = z.enum(PAGE_KINDS);
const stream = z.enum(['events', 'bets', 'slip']);

const by =
  (schema: z.ZodType): RowReader =>
  (row) => {
    const read = schema.safeParse(row);
    return read.success ? read.data : undefined;
  };

const TEXTS = ['fixtureId', 'sportId', 'locationId', 'leagueId'] as const satisfies (keyof BoardEntry)[];

/** By hand: a page of a board has thousands. */
function entryOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { fixtureId, startAt, sportId, locationId, leagueId }: Partial<Record<keyof BoardEntry, unknown>> = value;
  const entry = { fixtureId, startAt, sportId, locationId, leagueId };
  const isText = (text: unknown) => typeof text === 'string' && text.length <= MAX_ID;
  return typeof startAt === 'number' && TEXTS.every((field) => isText(entry[field])) ? entry : undefined;
}

const board = z
  .object({ page, entries: z.array(z.unknown()) })
  .transform(({ page: name, entries }) => ({ page: name, entries: entries.map(entryOf).filter(Boolean) }));

function fixtureRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('fixtureId' in row && 'about' in row && 'state' in row))
    return undefined;
  const { fixtureId, about, state } = row as FixtureRow;
  const own = { fixtureId, about, state };
  return typeof about === 'string' && typeof state === 'string' && readFixtureRow(own) !== undefined ? own : undefined;
}

const checkpoint = z.object({ stream, epoch: z.string().max(32), offset: z.number().int().min(0) });
const health = StreamHealth.pick({
  ...{ stream: true, state: true, lastByteAt: true, asOf: true, heartbeatMs: true, retryAt: true, attempt: true },
  ...{ clockOffset: true, apartMs: true, producers: true, diverged: true },
});

function documentsOf(pseudonym: Pseudonym): RowReader {
  const values: Readonly<Record<string, z.ZodType>> = allowedDocuments(pseudonym);
  const row = z.object({
    name: z.enum(Object.keys(values)),
    value: z.unknown(),
    fetchedAt: time,
    askedAt: time.optional(),
    hasFailed: z.boolean(),
  });
  return (given) => {
    const read = row.safeParse(given);
    if (!read.success) return undefined;
    const { value, ...rest } = read.data;
    const told = value === undefined ? undefined : values[rest.name]?.safeParse(value);
    if (told === undefined) return rest;
    return told.success ? { ...rest, value: told.data } : undefined;
  };
}

/** Words that somebody looked for do not leave: a list asked with them stays, and so does its key, which has them too. */
const isAskedByWords = (text: string) => / search=/.test(text);

const untold = unsaid('…');

/** What may leave of a row of each list; a list that is not decided upon here does not compile. */
const rowsOf = (parts: AllowedParts): { readonly [Name in ListName]: z.ZodType } => ({
  articles: listCalls.articles.list.row,
  letters: Letter.pick({ sentAt: true, readAt: true, isDeleted: true }).extend({
    ...{ id: parts.id, title: unsaid('…'), contents: unsaid() },
  }),
  bets: parts.bet,
  inquiries: Inquiry.pick({ id: true, topic: true, state: true, askedAt: true }).extend({
    betId: BetId.nullable(),
    turns: z.array(InquiryTurn.pick({ by: true, at: true }).extend({ text: untold })),
  }),
  posts: Post.pick({
    ...{ id: true, kind: true, state: true, level: true, isOwn: true, isReported: true, at: true, editedAt: true },
    ...{ views: true, comments: true },
  }).extend({ author: untold, title: untold, text: untold }),
  comments: PostComment.pick({
    ...{ id: true, postId: true, state: true, isOwn: true, isReported: true, isWriters: true, at: true },
  }).extend({ author: untold, text: untold }),
  results: listCalls.results.list.row,
  rounds: listCalls.rounds.list.row,
  // A round's number says nothing without the house's books; the key of its bet stays.
  houseRounds: HouseRound.extend({ salt: unsaid('-') }),
  entries: LedgerEntry.omit({ cause: true }).extend({ cause: parts.id.nullable() }),
  ledgerDays: listCalls.ledgerDays.list.row,
  requests: MoneyRequest.extend({ id: parts.id }),
  houseChanges: HouseChange.extend({ reason: unsaid() }),
  coupons: Coupon.extend({ couponId: parts.id, title: unsaid('-') }),
  calculations: listCalls.calculations.list.row,
});

function listsOf(parts: AllowedParts): Pick<Readers, 'lists' | 'listRows'> & { lists: RowReader; listRows: RowReader } {
  const rows = rowsOf(parts);
  const name = z.enum(Object.keys(rows) as readonly ListName[]);
  const position = Position.nullable();
  const keys = z.array(z.object({ at: time, id: z.string().max(MAX_ID) }));
  const list = z
    .object({
      ...{ id: z.string().max(300), name, filter: listFilter, position, askedAt: time, usedAt: time },
      runs: z.array(z.object({ keys, next: ListCursor.nullable(), isOld: z.boolean() })),
    })
    .refine(({ id }) => !isAskedByWords(id));
  const entry = z.object({ name, id: z.string().max(MAX_ID), row: z.unknown(), position });
  return {
    lists: by(list),
    listRows(given) {
      const read = entry.safeParse(given);
      const row = read.success ? rows[read.data.name].safeParse(read.data.row) : undefined;
      return read.success && row?.success === true ? { ...read.data, row: row.data } : undefined;
    },
  };
}

/** A row as its list allows it. */
function toldRow(parts: AllowedParts): z.ZodType {
  const rows: Readonly<Record<string, z.ZodType>> = rowsOf(parts);
  const list = z.enum(Object.keys(rows));
  return z.object({ list, row: z.unknown() }).transform((told, context) => {
    const row = rows[told.list]?.safeParse(told.row);
    if (row?.success === true) return { list: told.list, row: row.data };
    context.addIssue({ code: 'custom', message: 'no row of its list' });
    return z.NEVER;
  });
}

/** What may leave of each event of a member; those of the offer are everybody's, and leave as they are. */
function eventsOf(parts: AllowedParts): { readonly [Type in EventType]: z.ZodType } {
  const everybodys = (type: EventType): z.ZodType => catalogue[type].data;
  return {
    FixtureOpened: everybodys('FixtureOpened'),
    FixtureChanged: everybodys('FixtureChanged'),
    FixtureClosed: everybodys('FixtureClosed'),
    MarketsOpened: everybodys('MarketsOpened'),
    OddsChanged: everybodys('OddsChanged'),
    ScoreChanged: everybodys('ScoreChanged'),
    NewsPublished: everybodys('NewsPublished'),
    ProducerStateChanged: everybodys('ProducerStateChanged'),
    RoundEnded: everybodys('RoundEnded'),
    GamesChanged: everybodys('GamesChanged'),
    BetAccepted: z.object({ bet: parts.bet }),
    BetSettled: catalogue.BetSettled.data.pick({ betId: true, status: true, paid: true, settledAt: true }).extend({
      picks: parts.bet.shape.picks,
    }),
    BalanceChanged: catalogue.BalanceChanged.data.pick({ emoney: true, delta: true, kind: true, betId: true }),
    PointsChanged: catalogue.PointsChanged.data.pick({ point: true }),
    UnreadCountChanged: catalogue.UnreadCountChanged.data.pick({ unreadCount: true }),
    RowTold: toldRow(parts),
    DocumentTold: catalogue.DocumentTold.data.pick({ document: true }),
    SessionEnded: catalogue.SessionEnded.data.pick({ ending: true }),
  };
}

/** @param pseudonym of the file; of a file that is read, `knownPseudonym` */
export function allowRows(pseudonym: Pseudonym): AllowedRows {
  const parts = allowedParts(pseudonym);
  const settings = allowedSettings(parts, pseudonym);
  const events: Readonly<Record<string, z.ZodType>> = eventsOf(parts);
  const documents = documentsOf(pseudonym);
  const common = { log: stays, checkpoints: by(checkpoint), snapshots: stays, settings: settings.rowOf, documents };
  const kept = { ...common, health: by(health), quarantine: stays };
  const session = z.object({
    ...{ id: z.literal('session'), state: z.enum(['signedIn', 'signedOut']), memberId: parts.id.nullable() },
    ...{ sessionId: z.literal('').or(parts.id), expiresAt: time, ending: SessionEnding.nullable() },
    defaultEnd: time.optional(),
    /** There is one member's database in a recording. */
    database: z
      .string()
      .transform(() => 'member')
      .nullable(),
  });
  const readers: Readonly<Record<RecordedDatabase, Readers>> = {
    house: {
      ...kept,
      fixtures: fixtureRow,
      boards: by(board),
      sessions: by(session),
      looks: by(z.object({ tabId: parts.id, lockName: parts.id, topics: z.array(Topic) })),
      blocks: stays,
      namedBoards: by(board),
      namedLeagues: by(z.object({ leagueId: z.string().max(MAX_ID), games: z.array(Fixture) })),
    } satisfies Record<TablesOf<HanpanDatabase>, RowReader | null>,
    member: {
      ...kept,
      slips: by(parts.slip),
      bets: by(parts.bet),
      members: by(parts.member),
      ...listsOf(parts),
      fence: stays,
      vault: stays,
    } satisfies Record<TablesOf<MemberDatabase>, RowReader | null>,
  };
  const readerOf = (db: RecordedDatabase, table: string) =>
    (Object.hasOwn(readers[db], table) ? readers[db][table] : null) ?? null;

  return {
    row: (db, table, row) => readerOf(db, table)?.(row),
    key(db, table, key) {
      if (readerOf(db, table) === null) return undefined;
      if (table === 'settings') return settings.keyOf(key);
      const isPrivate = table === 'members' || table === 'looks';
      const text = isPrivate ? parts.id.safeParse(key).data : key;
      if (typeof text === 'string') return text.length <= MOST_KEY && !isAskedByWords(text) ? text : undefined;
      return z.tuple([z.enum(Object.keys(listCalls)), z.string().max(MAX_ID)]).safeParse(text).data;
    },
    record(row) {
      if (row.stream === 'events') return loggedOffer(row);
      const { epoch, from, to, at } = row;
      const told =
        row.stream === 'bets' ? row.events.flatMap((one) => envelopeOf(events, one)) : slipEventsOf(parts, row.events);
      return { stream: row.stream, epoch, from, to, at, events: [...told] };
    },
  };
}

const MOST_KEY = 300;

function envelopeOf(events: Readonly<Record<string, z.ZodType>>, given: unknown): readonly unknown[] {
  const envelope = EventEnvelope.safeParse(given);
  if (!envelope.success || !Object.hasOwn(events, envelope.data.type)) return [];
  const { type, v, at, data } = envelope.data;
  const told = events[type]?.safeParse(data);
  return told?.success === true ? [{ type, v, at, data: told.data }] : [];
}

const slipEventsOf = (parts: AllowedParts, given: readonly unknown[]): readonly unknown[] =>
  given.flatMap((event) => parts.slipEvent.safeParse(event).data ?? []);
