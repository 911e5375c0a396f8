/**
 * What tab and worker say to each other, by name (law 3): what the calls of `callTable.ts` take, answer and fail with.
 *
 * Nothing else crosses. What screens show they read from the local database; calls only cause events, and each settles in bounded time.
 */
import type { BonusRejection } from '../domain/bet-slip/bonusPick.ts';
import type { BetRejection } from '../domain/bet-slip/checkBet.ts';
import type { SlipRejection } from '../domain/bet-slip/decideSlip.ts';
import type { Result } from '../domain/kernel/decision.ts';
import type { RecordedTrouble, ReportSaid, TabAct } from '../domain/recording/recording.ts';

/** Grows when a call changes shape. Tab and worker of different protocols never talk in silence. */
export const PROTOCOL = 7;

/** The first thing a tab says. */
export interface Hello {
  readonly tabId: string;
  readonly protocol: number;
  /** Which database it reads (`SCHEMA_EPOCH`). */
  readonly schemaEpoch: number;
  /** Identity of the code, as built. */
  readonly build: string;
  /** The Web Lock the tab holds for as long as it lives; its release is how the worker learns of a dead tab. */
  readonly lockName: string;
}

/** The worker's answer to a hello: who serves, and by which lock its death is noticed (SYN-07). */
export interface Welcome {
  /** Changes when the worker restarted; the tab then says hello again. */
  readonly instanceId: string;
  readonly protocol: number;
  readonly schemaEpoch: number;
  readonly build: string;
  /** The Web Lock the worker holds for as long as it lives. */
  readonly lockName: string;
}

/** How a call can fail outside the rules. `unreachable`: no answer from the origin; `unexpected`: an answer not as agreed. */
export type CallFailure =
  | { readonly kind: 'unreachable' }
  /** `said`: the sentence of whoever answered, where there is one. */
  | { readonly kind: 'unexpected'; readonly detail: string; readonly said?: string }
  | { readonly kind: 'signedOut' }
  /** The worker died or did not answer in time; set by the tab's side of the call. */
  | { readonly kind: 'workerGone' };

/** A login that the origin refused: 404 carries the server's sentence (SES-03). `noStorage`: it could not be remembered (D5). */
export type LoginFailure =
  | CallFailure
  | { readonly kind: 'noStorage' }
  | { readonly kind: 'refused'; readonly message: string };

/** A form the origin refused. `message` is its sentence, shown as is; `reason` and `field` are for machines. */
export type AccountFailure =
  | CallFailure
  | { readonly kind: 'refused'; readonly message: string; readonly reason: string; readonly field: string | null };

/** Whether the house takes bets on a mini game; of one that has hours of rest also when they change that, by the origin's clock, epoch ms. */
export type GameState = 'open' | 'closed' | { readonly isResting: boolean; readonly changesAt: number | null };

/** Why it is not known whether a mini game is open; `refused` carries the origin's sentence (MIN-02). */
export type GameFailure = CallFailure | { readonly kind: 'refused'; readonly message: string };

/** Why a lobby did not open: a rule, the house (`closed`: answer 404 or an error of the lobby's side), or the outside. */
export type LaunchFailure =
  | CallFailure
  /** Tendency 22 (SES-09). */
  | { readonly kind: 'restricted' }
  /** The game could not be opened (§8). */
  | { readonly kind: 'maintenance' };

/** Where a lobby is: checked to be https, or of this origin. */
export interface Launch {
  readonly url: string;
}

/** Why a bet was not even sent. `stale`: prices are not current; `suspended`: a pick is; both from the database as it is now. */
export type PlaceBetRejection =
  | BetRejection
  | BonusRejection
  | { readonly reason: 'betInFlight' }
  /** It is no longer what the member was asked: they are to be asked again. */
  | { readonly reason: 'questionChanged' }
  | { readonly reason: 'stale' }
  | { readonly reason: 'suspended' }
  /** By the origin's clock the round takes no bets any more. */
  | { readonly reason: 'roundClosed' };

/**
 * What became of a confirmed bet by the time the call settled. Screens take from it only why nothing was sent: what became of a bet that
 * was sent they are told by the slip's phase and outcome, which are stored before the call settles.
 */
export type PlaceBetOutcome =
  | { readonly kind: 'accepted'; readonly betId: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Not known yet; it is being asked for by its key and will be told through the slip. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'rejected'; readonly rejection: PlaceBetRejection };

/** `null` for done; else why the slip stayed as it was, or why nobody answered. */
export type SlipResult = Result<null, SlipRejection | CallFailure>;

/** A fixture as it stands at an offset of the `events` stream, stored there or about to be; the texts of its stored row. */
export interface ChangedFixture {
  readonly fixtureId: string;
  readonly offset: number;
  /** `null` if it is what was told last in this run. */
  readonly about: string | null;
  /** `null`: the fixture has left the offer. */
  readonly state: string | null;
}

/** Fixtures that one tab may look at. */
export const MAX_LOOKED_AT = 100;

/** What is told beside the database (rules PSH). */
export interface ChangedFixtures {
  /** Every change since this run began is told, each in its turn; `null`: nothing is told, and nothing told before counts any more. */
  readonly run: string | null;
  /** Of the stream. */
  readonly epoch: string;
  readonly fixtures: readonly ChangedFixture[];
}

/** Which part of what is recorded: its last minutes, 1 to 10, or all since somebody began to record. */
export type RecordedPart = number | 'whole';

/** What there is of it, for whoever is about to save it (RPT-2). */
export interface RecordingFacts {
  /** `saving`: nothing is recorded while data is saved; `none`: nothing can be recorded in this browser. */
  readonly state: 'on' | 'saving' | 'none';
  /** Epoch ms of its beginning; `null` where there is nothing yet. */
  readonly from: number | null;
  readonly until: number;
  readonly entries: number;
  readonly bytes: number;
  /** Epoch ms of each. */
  readonly suspended: readonly number[];
  readonly bets: readonly number[];
  readonly errors: readonly number[];
  /** What somebody records, or recorded and has not saved; epoch ms of its beginning. */
  readonly recording: { readonly since: number; readonly isOver: boolean } | null;
}

/** What a tab says or wants of recordings, each by its own word. */
export type RecordingAsk =
  /** What it did and saw since it last told. */
  | { readonly ask: 'tell'; readonly acts: readonly (TabAct | RecordedTrouble)[] }
  /** Everything is kept from now on, until `end` or the end of the session. */
  | { readonly ask: 'begin' | 'end' }
  | { readonly ask: 'facts'; readonly part: RecordedPart }
  /** A file of it; `isInRanges`: with amounts as ranges. */
  | {
      readonly ask: 'save';
      readonly part: RecordedPart;
      readonly said: ReportSaid | null;
      readonly isInRanges: boolean;
    };

/** Facts for `facts`, the bytes of a file for `save`, else nothing. */
export type RecordingAnswer = RecordingFacts | Uint8Array | null;

/** What a worker says aloud to every tab of the browser (D1): nothing can be stored any more, or again. */
export type RoomWord = 'noRoom' | 'roomAgain';

/** Of its own: a page in the back/forward cache that hears what workers say to each other all the time would be dropped from it. */
export const ROOM_CHANNEL = 'hanpan-room';
