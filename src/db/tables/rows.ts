/**
 * The rows of the local database that are not domain objects themselves. Written by the worker only (law 3); the tables are
 * listed in `database.ts`.
 */
import type { BoardEntry } from '../../domain/sports/board.ts';
import type { NamedGame } from '../../domain/sports/offerIndex.ts';
import type { EventEnvelope } from '../../domain/events/decode.ts';
import type { StreamName } from '../../domain/events/catalogue.ts';
import type { BlockName } from '../../domain/events/frames.ts';
import type { LineChoice, LineState } from '../../domain/events/line.ts';
import type { PageTopic, Topic } from '../../domain/events/topics.ts';
import type { Position } from '../../domain/kernel/position.ts';
import type { MadeBy, ProjectionName } from '../../domain/kernel/projectionVersion.ts';
import type { Slip, SlipEvent } from '../../domain/bet-slip/slip.ts';
import type { Bet } from '../../domain/bets/bet.ts';
import type { BetId } from '../../domain/kernel/ids.ts';
import type { CommandState } from '../../domain/commands/commandState.ts';
import type { BetIntent } from '../../domain/bet-slip/betIntent.ts';
import type { PackedEvents } from '../packing/eventColumns.ts';
import type { FixtureRow } from '../packing/packedFixtures.ts';
import type { DocumentName } from '../../domain/calls/house.ts';
import type { ListName } from '../../domain/calls/lists.ts';
import type { ListFilter } from '../../domain/lists/list.ts';
import type { ListRun } from '../../domain/lists/listRuns.ts';
import type { LevelSetting } from '../../domain/session/limits.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { Member } from '../../domain/session/member.ts';
import type { SessionEnding } from '../../domain/session/session.ts';
import type { ChoiceRow } from './choiceRows.ts';
import type { TermId } from './termId.ts';

/** Everything that has an event log here: the origin's two streams, and the slips, whose events are made in this browser. */
export type LogStream = StreamName | 'slip';

/** One committed batch of a stream: the event log is a record per batch, because IndexedDB charges per record. */
export type LogRow = {
  /** Local, auto-incremented, in commit order over all streams. */
  seq?: number;
  epoch: string;
  /** First and last offset in the batch. */
  from: number;
  to: number;
  /** Epoch ms when it was committed here. */
  at: number;
} & LogContents;

/** What a record holds: thousands of price changes in columns, the few events of a member and a slip as they are. */
export type LogContents =
  | { stream: 'events'; packed: PackedEvents }
  | { stream: 'bets'; events: EventEnvelope[] }
  | { stream: 'slip'; events: SlipEvent[] };

/** Where a stream stands; written in the transaction that applies the events up to it (law 4). */
export interface CheckpointRow {
  stream: LogStream;
  epoch: string;
  offset: number;
}

/** The state of a stream's projections at a position, from which its log replays (law 4). */
export type SnapshotRow = {
  epoch: string;
  offset: number;
  /** Who made the state: it proves nothing to code that does not go on from there (PRJ-2). Absent in rows of older code. */
  madeBy?: MadeBy;
} & (
  | { stream: 'events'; state: FeedSnapshot }
  | { stream: 'bets'; state: MemberSnapshot }
  | { stream: 'slip'; state: SlipSnapshot }
);

/** Fixtures on one page, in no particular order. */
export interface BoardRow {
  page: PageKind;
  entries: BoardEntry[];
}

/**
 * Who is signed in, for every tab. Every write made for a member carries the id of the session it was made for, so that nothing of
 * one member is ever seen by the next. The id is random and never counted: a counter begins anew where storage is lost (SES-18).
 */
export interface SessionRow {
  id: 'session';
  state: 'signedIn' | 'signedOut';
  memberId: string | null;
  /** Of the session that runs, or else of the one that was the last to end. */
  sessionId: string;
  /** Where what is theirs is kept (`MemberDatabase`); `null` when signed out. */
  database: string | null;
  /** Epoch ms, the value of `custom.auth` (SES-04); 0 when signed out. */
  expiresAt: number;
  /**
   * The end by the default, where the minutes that the house gives were unknown when it began: as long as it is the end, they move it (SES-R3).
   * Not whether it is: code that does not know this field moves the end and leaves it.
   */
  defaultEnd?: number;
  /** Why the last session ended; `null` at the first visit and while signed in. */
  ending: SessionEnding | null;
}

/** Whose a member's database is. What is written to it for a session asks in the same transaction whether it is still that one. */
export interface FenceRow {
  id: 'fence';
  sessionId: string;
  memberId: string;
}

/** Settings fetched with the session, which are the member's, and what else is one value. */
export type SettingRow =
  | { key: 'levels'; value: LevelSetting[] }
  | { key: 'autoLogoutMin'; value: number }
  | { key: 'news'; value: string[] }
  /** The last term of leadership begun (`terms.ts`). */
  | { key: 'term'; value: TermId }
  /** How storing goes, if it does not go as it should (`storageHealth.ts`). */
  | { key: 'storage'; value: StorageTrouble }
  /** Of which topics the stored fixtures are those of the checkpoint; absent for all (`followedTopics.ts`). */
  | { key: 'followed'; value: Topic[] }
  /** Present while the offer stored is partial (`partialOffer.ts`). */
  | { key: 'partial'; value: PartialOffer }
  /** The image that is being fetched (`pendingImage.ts`). */
  | { key: 'image'; value: PendingImage }
  /** Which code made the rows (`projectionStamps.ts`); absent while that is the first version of all. */
  | { key: 'projections'; value: ProjectionStamps }
  /** How much of the image that is being fetched is here; absent while none is. */
  | { key: 'progress'; value: ImageProgress }
  /** The offer index that is stored (`offerIndex.ts`). */
  | { key: 'index'; value: StoredIndex }
  /** When the house last said that other games take bets than before, epoch ms at the origin (`tellGames.ts`). */
  | { key: 'gamesChangedAt'; value: number }
  /** How the line is, as the worker last judged it (`worker/line`); absent for good. */
  | { key: 'line'; value: LineState }
  /** What of the offer the member wants on a bad line; absent for `auto`. */
  | { key: 'lineChoice'; value: LineChoice }
  /** Present while the offer is wide (STREAMS.md, S-32), as the origin said last. */
  | { key: 'wide'; value: true }
  /** Until when popups are hidden on this machine, epoch ms by popup id (NAV-14). */
  | { key: 'popupSnoozes'; value: Record<string, number> }
  /** Commands of this session, the latest first (`records/commands.ts`). */
  | { key: 'commands'; value: readonly CommandState[] }
  | ChoiceRow;

/** Versions of the projections whose rows are stored; one that is missing is the first. */
export interface ProjectionStamps {
  versions: Partial<Record<ProjectionName, number>>;
  /** How often it was begun to make rows again since that last ended. */
  tries: number;
}

/** An offer of which nothing but the games of the followed topics is stored (STREAMS.md, S-25). */
export interface PartialOffer {
  /** By the topic of a page, the games it came to when its image was made: those pages are here, no other. */
  pages: Readonly<Partial<Record<PageTopic, readonly string[]>>>;
}

/** Which offer index is stored. */
export interface StoredIndex {
  /** Of its blocks: the same names and the same `since` are the same index. */
  names: BlockName[];
  /** What was told beside them, as it was told (IDX-6). Absent in rows of older code. */
  since?: string | undefined;
  /** When the origin last said so, epoch ms. */
  at: number;
}

/** Games of a league that the offer index named; some may be stored by now. */
export interface NamedLeagueRow {
  leagueId: string;
  games: NamedGame[];
}

/** How much of an image in blocks has come: bytes as they are sent. */
export interface ImageProgress {
  /** Bytes of all its blocks. */
  bytes: number;
  /** Bytes of its blocks that are stored. */
  had: number;
}

/** An image of topics in blocks that are not all here yet: it counts once they are (S-26). */
export interface PendingImage {
  position: Position;
  /** The topics whose fixtures it has; pages that were asked for stand as their games. */
  topics: Topic[];
  /** The games of each page that was asked for. */
  pages: PartialOffer['pages'];
  digest: string;
  blocks: { name: BlockName; bytes: number }[];
}

/** A block that came whole, compressed as it was sent. */
export interface BlockRow {
  name: BlockName;
  bytes: Uint8Array;
}

/** What is not as it should be with local storage: no log is kept because the disk is full, or all was made anew. */
export interface StorageTrouble {
  state: 'full' | 'madeAnew';
  /** Epoch ms. */
  at: number;
}

/** What the house told when it was last asked (`calls/house.ts`). */
export interface DocumentRow {
  name: DocumentName;
  /** As its schema has it; `undefined` while no attempt succeeded. */
  value: unknown;
  /** Epoch ms of the last success; 0 for never. */
  fetchedAt: number;
  /** When that one was asked for, epoch ms: what the house said is no older. Absent in rows of older code. */
  askedAt?: number;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
}

/** What is kept of one list by one filter (`domain/lists`, decision 0076). */
export interface ListRow {
  /** `listId` of name and filter. */
  id: string;
  name: ListName;
  /** Read by the schema of its list. */
  filter: ListFilter;
  runs: readonly ListRun[];
  /** Where the member's stream stood when its first page was answered; `null` before that, and where no stream tells of it. */
  position: Position | null;
  /** When its first page was last asked for and answered, epoch ms; 0 for never. */
  askedAt: number;
  /** When somebody last asked for any of it, epoch ms. */
  usedAt: number;
}

/** A row of any list of that name, whatever the filter. */
export interface ListEntryRow {
  name: ListName;
  id: string;
  /** Read by the schema of its list when it came. */
  row: unknown;
  /** Where the member's stream stood when it was so; `null` where no stream tells of it. */
  position: Position | null;
}

/** What one tab looks at. Goes with the lock that the tab holds for as long as it lives. */
export interface LookRow {
  tabId: string;
  lockName: string;
  topics: Topic[];
}

/** Something that no schema accepts, kept aside, bounded in number and size. */
export interface QuarantineRow {
  id?: number;
  at: number;
  /** `tab`: the arguments of a call. */
  source: StreamName | 'http' | 'storage' | 'tab';
  kind: string;
  detail: string;
  /** The first 2,000 characters. Never a response that may hold a token. */
  sample: string;
}

/** The session token, encrypted under a key that cannot leave this browser (design: never in localStorage, log or URL). */
export interface VaultRow {
  id: 'token';
  key: CryptoKey;
  iv: Uint8Array;
  cipher: ArrayBuffer;
  sessionId: string;
}

/** A logout that the origin has not been told, with its token as the vault had it. */
export interface LogoutRow extends Omit<VaultRow, 'id'> {
  /** Epoch ms. */
  createdAt: number;
}

/**
 * States of a bet in the outbox; `accepted`, `refused`, `changed` and `notPlaced` are final. `intent` is read, not written: older builds
 * stored a bet so before they stored it as sent.
 */
export type OutboxState = 'intent' | 'sent' | 'unknown' | 'accepted' | 'refused' | 'changed' | 'notPlaced';

/** A bet in the outbox, kept strictly durable from before its first byte is sent until long after its outcome. */
export interface OutboxRow {
  key: string;
  memberId: string;
  page: PageKind;
  state: OutboxState;
  /** What is asked for; `null` once the member has signed out: the key is enough to find out what became of it. */
  intent: BetIntent | null;
  /** SHA-256 of the request in hex, kept in its place. */
  fingerprint?: string;
  /** The last bet that the origin had decided of the same slip, or the session where there was none (SLIP-18). Absent in rows of older builds. */
  follows?: string;
  /** Of an accepted one, what it is told with again without asking. Absent in rows of older builds. */
  betId?: BetId;
  createdAt: number;
  updatedAt: number;
  /** How often it was sent: 1, or 0 in a row of an older build whose worker died before that. */
  attempts: number;
}

/** A command in the outbox (CMD-2), kept as a bet is. */
export interface CommandRow extends CommandState {
  memberId: string;
}

/** Snapshot contents of the `events` stream. */
export interface FeedSnapshot {
  fixtures: FixtureRow[];
  news: string[];
}

/** Snapshot contents of the `bets` stream. */
export interface MemberSnapshot {
  member: Member;
  bets: Bet[];
}

/** Snapshot contents of the slips' own log. */
export interface SlipSnapshot {
  slips: Slip[];
}
