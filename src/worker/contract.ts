/**
 * What a tab may ask of the worker: typed calls, every one of which settles in bounded time (law 3).
 *
 * Nothing else crosses. What screens show they read from the local database; these calls only cause events.
 */
import type { LineChoice } from '../domain/events/line.ts';
import type { BonusRejection } from '../domain/bet-slip/bonusPick.ts';
import type { BetConsent } from '../domain/bet-slip/consent.ts';
import type { BetRejection } from '../domain/bet-slip/checkBet.ts';
import type { SlipRejection } from '../domain/bet-slip/decideSlip.ts';
import type { Pick } from '../domain/bet-slip/slip.ts';
import type { Topic } from '../domain/events/topics.ts';
import type { Result } from '../domain/kernel/decision.ts';
import type { SelectionId, FixtureId } from '../domain/kernel/ids.ts';
import type { OddsPolicy } from '../domain/reference/oddsPolicies.ts';
import type { PageKind } from '../domain/reference/pages.ts';
import type { DocumentName } from '../domain/notices/houseDocuments.ts';
import type { LobbyKind } from '../domain/reference/lobbies.ts';
import type {
  ChangePasswordRequest,
  FindPasswordRequest,
  MemberEdit,
  Recommender,
  SignUpRequest,
} from '../domain/session/account.ts';
import type { LoginStep, LoginStepRequest } from '../domain/session/loginSteps.ts';
import type { LoginRequest } from '../domain/session/member.ts';

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
  | { readonly kind: 'unexpected'; readonly detail: string }
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
  | { readonly reason: 'suspended' };

/** What became of a confirmed bet by the time the call settled. The slip's phase and outcome say the same to every tab. */
export type PlaceBetOutcome =
  | { readonly kind: 'accepted'; readonly betId: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string }
  /** Not known yet; it is being asked for by its key and will be told through the slip. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'rejected'; readonly rejection: PlaceBetRejection };

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

/** The calls. Plain structured-cloneable values only. */
export interface EngineCalls {
  hello(hello: Hello): Promise<Welcome>;
  /** Settles when newer code than this worker's is known to run in this browser or at the origin: the tab is to be refreshed. */
  untilOutdated(): Promise<null>;
  /** Tells which slip page this tab shows, `null` for none; the last tab to leave a page clears its slip (CRT-10). */
  showPage(tabId: string, page: PageKind | null): Promise<null>;
  /**
   * Tells whose prices this tab shows (S-16), for as long as it holds its lock. The stream is of what all tabs look at; a tab that never
   * says anything looks at none.
   */
  lookAt(tabId: string, lockName: string, topics: readonly Topic[]): Promise<null>;
  /** This tab goes away for good or into the back/forward cache. */
  goodbye(tabId: string): Promise<null>;
  /** Signs in; or resolves to what is asked for first, such as an operator's code (SEC-02). */
  login(request: LoginRequest): Promise<Result<LoginStep | null, LoginFailure>>;
  /** Answers that; signs in after the last of them. */
  continueLogin(request: LoginStepRequest): Promise<Result<LoginStep | null, AccountFailure>>;
  logout(): Promise<null>;
  checkRecommender(code: string): Promise<Result<Recommender, AccountFailure>>;
  /** Joins; does not sign in. */
  signUp(request: SignUpRequest): Promise<Result<null, AccountFailure>>;
  /** Proves who lost a password; the ticket sets a new one (`changePassword`). */
  findPassword(request: FindPasswordRequest): Promise<Result<{ readonly ticket: string }, AccountFailure>>;
  changePassword(request: ChangePasswordRequest): Promise<Result<null, AccountFailure>>;
  editMember(edit: MemberEdit): Promise<Result<null, AccountFailure>>;
  /**
   * Fetches a document of the house if the stored one is older than a few seconds, once for all tabs that ask; screens call it
   * when they are shown and read it with `houseDocument`.
   *
   * @param isAnew fetches it whatever its age: what it told a moment ago may be over
   */
  refreshDocument(name: DocumentName, isAnew?: boolean): Promise<Result<null, CallFailure>>;
  /** Marks a letter as read: the unread count falls in every tab (SES-11). */
  readMessage(messageId: string): Promise<Result<null, AccountFailure>>;
  deleteMessage(messageId: string): Promise<Result<null, AccountFailure>>;
  /** Hides a popup on this machine for six hours (NAV-14). */
  snoozePopup(popupId: string): Promise<Result<null, CallFailure>>;
  /**
   * Asks where a lobby is (NAV-10) and, for casino and slot, keeps the session for 120 minutes from now (SES-04).
   *
   * @param provider of a casino or slot lobby; `null` for the others
   */
  launch(lobby: LobbyKind, provider: string | null): Promise<Result<Launch, LaunchFailure>>;
  togglePick(page: PageKind, fixtureId: FixtureId, selectionId: SelectionId): Promise<SlipResult>;
  removePick(page: PageKind, selectionId: SelectionId): Promise<SlipResult>;
  restorePicks(page: PageKind, picks: readonly Pick[]): Promise<SlipResult>;
  clearSlip(page: PageKind): Promise<SlipResult>;
  changeStake(page: PageKind, stake: number): Promise<SlipResult>;
  /**
   * Runs the checks again on what is stored, then places the bet that was agreed to: at most once per question, whatever the network does.
   *
   * @param consent the question that was answered, word for word; if a bet would be another one by now, nothing is sent (CRT-19)
   */
  placeBet(page: PageKind, consent: BetConsent): Promise<PlaceBetOutcome>;
  /** Yes to the changed-odds question: takes the new odds over and places the bet under a new key (CRT-12, CRT-19). */
  acceptChangedOdds(page: PageKind, consent: BetConsent): Promise<PlaceBetOutcome>;
  /** No: clears the slip; the European page keeps it and is handed the changes. */
  declineChangedOdds(page: PageKind): Promise<SlipResult>;
  /** What may happen from now on when odds changed (CRT-17, FAIR-02). */
  chooseOddsPolicy(page: PageKind, policy: OddsPolicy): Promise<SlipResult>;
  /**
   * Resolves as soon as one of the fixtures that this tab looks at has changed, within ten seconds whatever happens.
   *
   * @param fixtureIds all that the tab looks at; none: it looks away
   * @param run that the tab is in; another one is told at once
   */
  changedFixtures(tabId: string, fixtureIds: readonly string[], run: string | null): Promise<ChangedFixtures>;
  /** What of the offer is fetched on a bad line (rules LIN). */
  chooseLine(choice: LineChoice): Promise<Result<null, CallFailure>>;
  /** Try now: the member pressed "connect again", or the tab saw the network come back or itself become visible. */
  wake(reason: 'member' | 'online' | 'visible'): Promise<null>;
}

/** How long a tab waits for each kind of call before it says `workerGone`, ms. Bets and logins wait longer than the worker's own limit. */
export const CALL_TIMEOUT_MS = { local: 3_000, network: 12_000, login: 27_000, bet: 20_000, watch: 13_000 } as const;
