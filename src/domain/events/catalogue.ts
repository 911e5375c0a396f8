/**
 * The event catalogue: everything the origin can tell a browser, read on the first day.
 *
 * One line gives an event's stream, version and data; its type is its key. Past tense, immutable. A change of shape is a new
 * version here and an upcaster in `decode.ts`, never an edit.
 */
import { z } from 'zod';
import { Bet } from '../bets/bet.ts';
import { BetId, FixtureId } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { Round } from '../mini-games/round.ts';
import { NewsItem } from '../notices/notice.ts';
import { BetStatus, FixtureStatus } from '../reference/statuses.ts';
import { SESSION_ENDINGS } from '../session/session.ts';
import { TransferKind } from '../wallet/ledger.ts';
import { Fixture, Market, Score, SelectionChange } from '../sports/fixture.ts';

/** The two streams a browser holds: everyone's facts, and this member's own. */
export const StreamName = z.enum(['events', 'bets']);
export type StreamName = z.infer<typeof StreamName>;

export const PRODUCERS = ['prematch', 'inPlay'] as const;
export const ProducerState = z.enum(['up', 'delayed', 'down', 'recovering']);
export type ProducerState = z.infer<typeof ProducerState>;

function event<Stream extends StreamName, Data extends z.ZodType>(stream: Stream, version: number, data: Data) {
  return { stream, version, data } as const;
}

export const catalogue = {
  // Whose fact: the feed's.
  /** A fixture came on offer, whole. */
  FixtureOpened: event('events', 1, z.object({ fixture: Fixture })),
  /** Its start or status changed. */
  FixtureChanged: event(
    'events',
    1,
    z.object({ fixtureId: FixtureId, status: FixtureStatus, startAt: z.number().int() }),
  ),
  /** It left the offer for good. */
  FixtureClosed: event('events', 1, z.object({ fixtureId: FixtureId })),
  MarketsOpened: event('events', 1, z.object({ fixtureId: FixtureId, markets: z.array(Market).min(1) })),
  /** Odds, status or settlement of some selections of one fixture. Older versions change nothing. */
  OddsChanged: event('events', 1, z.object({ fixtureId: FixtureId, changes: z.array(SelectionChange).min(1) })),
  ScoreChanged: event('events', 1, z.object({ fixtureId: FixtureId, score: Score })),
  // Whose fact: the house's.
  NewsPublished: event('events', 1, z.object({ news: z.array(NewsItem).max(20) })),
  ProducerStateChanged: event('events', 1, z.object({ producer: z.enum(PRODUCERS), state: ProducerState })),
  /** A round of a mini game or virtual game was drawn, or voided: once, and never otherwise afterwards (ROU-1). */
  RoundEnded: event('events', 1, z.object({ round: Round })),
  /** Which games take bets is another matter now (ROU-10): whoever shows one asks again. */
  GamesChanged: event('events', 1, z.object({})),
  // Whose fact: this member's.
  BetAccepted: event('bets', 1, z.object({ bet: Bet })),
  /** What the results of its picks make of a bet: decided, decided anew, or open still or again (status 0, SET-8), and then at no time. */
  BetSettled: event(
    'bets',
    1,
    z.object({
      betId: BetId,
      status: BetStatus,
      paid: Won,
      settledAt: z.number().int(),
      picks: Bet.shape.picks,
    }),
  ),
  BalanceChanged: event(
    'bets',
    1,
    z.object({
      /** Won available afterwards. */
      emoney: Won,
      /** Change of the balance, won; negative where it fell. */
      delta: WonDelta,
      kind: TransferKind,
      betId: BetId.nullable(),
    }),
  ),
  PointsChanged: event('bets', 1, z.object({ point: z.number().int().min(0) })),
  UnreadCountChanged: event('bets', 1, z.object({ unreadCount: z.number().int().min(0) })),
  /** A row of one of the member's lists, whole, as it is from now on (rule LST-11). The list's own schema reads it. */
  RowTold: event('bets', 1, z.object({ list: z.string().min(1).max(40), row: z.unknown() })),
  /** A document of the member's is another one now: a browser that shows it fetches it again (rule DOC-7). */
  DocumentTold: event('bets', 1, z.object({ document: z.string().min(1).max(40) })),
  /** The origin ended this session; the stream closes after it. */
  SessionEnded: event('bets', 1, z.object({ ending: z.enum(SESSION_ENDINGS) })),
};

type Catalogue = typeof catalogue;
export type EventType = keyof Catalogue;
export const EVENT_TYPES = Object.keys(catalogue) as readonly EventType[];

/** An event of one type: when the origin decided it (epoch ms) and what it says. */
export type EventOf<Type extends EventType> = {
  readonly [T in Type]: { readonly type: T; readonly at: number; readonly data: z.infer<Catalogue[T]['data']> };
}[Type];

export type DomainEvent = EventOf<EventType>;

type TypesOf<Stream extends StreamName> = {
  [T in EventType]: Catalogue[T]['stream'] extends Stream ? T : never;
}[EventType];
export type FeedEvent = EventOf<TypesOf<'events'>>;
export type MemberEvent = EventOf<TypesOf<'bets'>>;
