/**
 * The origin of a run, whichever it is: the model written from the contract, or the origin's own code on a store in memory. What it
 * answers, what can be done to it, and what an oracle may ask of its ledger and its log.
 */
import type { Bet } from '../../../src/domain/bets/bet.ts';
import type { Position } from '../../../src/domain/kernel/position.ts';
import type { Member } from '../../../src/domain/session/member.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import type { OfferHistory } from './offerHistory.ts';
import type { StreamConnection } from './streamWire.ts';

/** Which origin a run has. */
export const ORIGINS = ['model', 'real'] as const;
export type OriginKind = (typeof ORIGINS)[number];

export interface ModelCall {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty if there is none. */
  readonly query: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  /** The bet whose changed odds this one accepts. */
  readonly parentKey?: string | undefined;
  readonly body: unknown;
  /** As they were sent. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** JSON, a text, or bytes. */
  readonly body: unknown;
  /** Of bytes. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoggedEvent {
  /** The envelope as it stands on the wire. */
  readonly text: string;
  /** No client can read it, ever: an event of a kind that does not exist yet. */
  readonly isForeign: boolean;
}

/** The log of one stream. */
export interface StreamTruth {
  readonly epoch: string;
  /** Offset of the newest event. */
  readonly head: number;
  /** The event at an offset of the present epoch. */
  at(offset: number): LoggedEvent | undefined;
}

export interface FeedTruth extends OfferHistory {
  readonly stream: StreamTruth;
  readonly news: readonly { id: string; contents: string }[];
}

/** What became of a key: the answer it will always get, or that it never executes. */
export type KeyRecord = { readonly answer: Answer } | 'void';

export interface MemberTruth {
  readonly stream: StreamTruth;
  readonly id: string;
  readonly record: Member;
  /** Oldest first. */
  readonly bets: readonly Bet[];
  readonly keys: ReadonlyMap<string, KeyRecord>;
  /** The balance at a position of the member's stream, won; `undefined` for a position that never was. */
  balanceAt(position: Position): number | undefined;
  /** Bets accepted up to an offset of the present epoch; `undefined` for an offset that never was. */
  betsAt(offset: number): number | undefined;
  /** Sum of the ledger's entries, won. */
  ledgerSum(): number;
  /** Entries that took a stake. */
  debits(): number;
}

/** What is asked for with a stream. */
export interface StreamAsk {
  readonly call: ModelCall;
  readonly name: 'events' | 'bets';
  /** `Last-Event-ID`. */
  readonly cursor: string | undefined;
  readonly wire: StreamWireDeps;
}

/** What lies between an origin's end of a stream and the worker's. */
export interface StreamWireDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly faults: Faults;
  readonly build: string;
  readonly signal: AbortSignal;
  /** Offsets that were garbled before: a second delivery of them is whole. */
  readonly garbled: Set<string>;
  /** Whether the origin numbers its frames. */
  readonly isCounting: boolean;
  /** A heartbeat as the origin tells it now: whether the offer is wide is this run's to say (S-32). */
  heartbeatOf(text: string): string;
  /** From now on its client must let go of it, within so many ms. */
  onDoomed(what: string, withinMs: number, isOpen: () => boolean): void;
  /** The origin told an event later than it may. */
  onLate(what: string): void;
  onDelivered(events: number): void;
  onBytes(): void;
  onClosed(): void;
}

export interface SimulatedOrigin {
  readonly feed: FeedTruth;
  readonly members: ReadonlyMap<string, MemberTruth>;
  /** The build it serves, as `/health` says. */
  build: string;
  answer(call: ModelCall): Answer | Promise<Answer>;
  openStream(ask: StreamAsk): StreamConnection | Answer | Promise<StreamConnection | Answer>;
  /** What a stream with this token is denied with before anything else; `undefined` where only asking tells. */
  denialOf(token: string | undefined): number | undefined;
  /** Whose bet it is. */
  ownerOf(betId: string): string | undefined;
  /** Ends every session of a member with a status of docs/API.md. */
  endSessions(memberId: string, status: number): void;
  /** Things happen to the offer, so many. */
  happen(count: number): void;
  /** The price of a selection moves, if it is on offer. */
  movePrice(fixtureId: string, selectionId: string): void;
  /** An event that no client knows yet. It means nothing to the offer. */
  sayForeign(): void;
  /** An event of a known kind whose data nobody can read. It means nothing to the offer either. */
  sayUnreadable(): void;
  /** Some of what a member has bet on is decided. */
  settleSome(memberId: string): void;
  /** Forgets all but the newest events. `perMember` as it is if absent. */
  trimLog(events: number, perMember?: number): void;
  /** A new log that cannot prove what came before. */
  restartLog(): void;
  /** Sets its machine's wall clock forward, or back. */
  moveClock(ms: number): void;
  /** Its processes end at once, and others begin after `ms`. */
  interrupt(ms: number): void;
  /** What is wrong with its books by a reckoning of its own; empty where they are right. */
  audit(): readonly string[];
  close(): void;
}

export const MEMBER_NAMES = ['m1', 'm2'] as const;
/** Won a member begins with. */
export const FUNDS = 900_000_000_000;
/** Long enough that no clock that is set forward ends it; expiry has faults of its own. */
export const LONG_SESSION_MIN = 60 * 24 * 300;
export const HEARTBEAT_MS = 5_000;
