/**
 * The one table of what a tab may ask of the worker (rules WRK): a row says what a call takes and answers, where it is done, how long a
 * tab waits, and what stands for an answer that does not come. The tab's proxy, its time limits, the reading of arguments and the dispatch
 * to handlers are all made of it. Here are no schemas: a tab loads this file, and each handler brings the schema of what it takes.
 */
import type { AlertChoice } from '../domain/alerts/alerts.ts';
import type { BetConsent } from '../domain/bet-slip/consent.ts';
import type { SlipChoicesChange } from '../domain/bet-slip/slipChoices.ts';
import type { BetTotals } from '../domain/bets/betTotals.ts';
import type { CancelOutcome } from '../domain/bets/cancelling.ts';
import type { SlipPick } from '../domain/bet-slip/slipPick.ts';
import type { LineChoice } from '../domain/events/line.ts';
import type { Topic } from '../domain/events/topics.ts';
import type { FavouriteKind } from '../domain/favourites/favourites.ts';
import type { Result } from '../domain/kernel/decision.ts';
import type { CommandVerdict } from '../domain/commands/commandState.ts';
import type { BetId, CommandKey, FixtureId, SelectionId } from '../domain/kernel/ids.ts';
import type { DrawsKept } from '../domain/calls/draws.ts';
import type { CommandName } from '../domain/calls/commands.ts';
import type { DocumentName } from '../domain/calls/house.ts';
import type { ListName } from '../domain/calls/lists.ts';
import type { BetFilter } from '../domain/lists/betList.ts';
import type { ListFilter } from '../domain/lists/list.ts';
import type { ListCursor } from '../domain/lists/listKey.ts';
import type { FoundNames, GameNames } from '../domain/search/gameIndex.ts';
import type { OddsHistory } from '../domain/sports/oddsHistory.ts';
import type { GameResult } from '../domain/results/gameResult.ts';
import type { TeamResults, TeamsAsked } from '../domain/results/teamResults.ts';
import type { LobbyKind } from '../domain/reference/lobbies.ts';
import type { OddsPolicy } from '../domain/reference/oddsPolicies.ts';
import type { PageKind } from '../domain/reference/pages.ts';
import type { Shortcut } from '../domain/reference/shortcuts.ts';
import type {
  ChangePasswordRequest,
  ChangePinRequest,
  FindPasswordRequest,
  MemberEdit,
  Recommender,
  SignUpRequest,
} from '../domain/session/account.ts';
import type { LoginStep, LoginStepRequest } from '../domain/session/loginSteps.ts';
import type { LoginRequest } from '../domain/session/member.ts';
import type {
  AccountFailure,
  CallFailure,
  ChangedFixtures,
  GameFailure,
  GameState,
  Hello,
  Launch,
  LaunchFailure,
  LoginFailure,
  PlaceBetOutcome,
  RecordingAnswer,
  RecordingAsk,
  SlipResult,
  Welcome,
} from './contract.ts';

/** What each kind of call answers. Who fails to get that answer is told what stands for it: WRK-3, WRK-4, WRK-6. */
interface Answers {
  /** A value, or a failure. */
  readonly result: Result<unknown, unknown>;
  /** What became of a bet. */
  readonly bet: PlaceBetOutcome;
  /** Nothing: the worker is told something. */
  readonly nothing: null;
  /** Something that only the worker knows and nothing can stand for. It comes when it happens, and says nothing of how fast the worker is. */
  readonly news: unknown;
}

/** Which stand-in a call has when its answer is lost (WRK-3, WRK-4, WRK-6). */
export type AnswerKind = keyof Answers;

/** @typeParam Shape what the call takes, by name, and answers */
export interface CallRow<Shape = (...given: never[]) => unknown, Kind extends AnswerKind = AnswerKind> {
  readonly kind: Kind;
  /** How long a tab waits, ms. */
  readonly timeoutMs: number;
  /** For the compiler alone: nothing stands here. */
  readonly shape?: Shape;
}

/** A local call is done with what is in this browser: how long a tab waits for it, ms. */
const LOCAL = 3_000;
/** A house call asks the origin: how long a tab waits for it unless its row says otherwise, ms. */
const HOUSE = 12_000;

type RowOf<Kind extends AnswerKind> = <Shape extends (...given: never[]) => Answers[Kind]>(
  where: typeof LOCAL | typeof HOUSE,
  timeoutMs?: number,
) => CallRow<Shape, Kind>;

const rowOf =
  <Kind extends AnswerKind>(kind: Kind): RowOf<Kind> =>
  (where, timeoutMs = where) => ({ kind, timeoutMs });

const asks = rowOf('result');
const bets = rowOf('bet');
const tells = rowOf('nothing');
const awaits = rowOf('news');

/** Every call there is, by name. Adding a row without a handler, or the other way round, does not compile. */
export const callTable = {
  // The tab: said by its link, not by screens
  hello: awaits<(hello: Hello) => Welcome>(LOCAL),
  /** Settles when newer code than this worker's is known to run in this browser or at the origin: the tab is to be refreshed. */
  untilOutdated: awaits<() => null>(LOCAL, Infinity),
  /** Tells which slip page this tab shows, `null` for none; the last tab to leave a page clears its slip (CRT-10). */
  showPage: tells<(tabId: string, page: PageKind | null) => null>(LOCAL),
  /**
   * Tells whose prices this tab shows (S-16), for as long as it holds its lock. The stream is of what all tabs look at; a tab that never
   * says anything looks at none.
   */
  lookAt: tells<(tabId: string, lockName: string, topics: readonly Topic[]) => null>(LOCAL),
  /** This tab goes away for good or into the back/forward cache. */
  goodbye: tells<(tabId: string) => null>(LOCAL),
  /**
   * Resolves as soon as one of the fixtures that this tab looks at has changed, within ten seconds whatever happens.
   *
   * `fixtureIds` are all that the tab looks at, none: it looks away. `run` is the one that the tab is in; another one is told at once.
   */
  changedFixtures: awaits<(tabId: string, fixtureIds: readonly string[], run: string | null) => ChangedFixtures>(
    LOCAL,
    13_000,
  ),

  // Session
  /** Signs in; or resolves to what is asked for first, such as an operator's code (SEC-02). Waits longer than the worker does for the origin. */
  login: asks<(request: LoginRequest) => Result<LoginStep | null, LoginFailure>>(HOUSE, 27_000),
  /** Answers that; signs in after the last of them. */
  continueLogin: asks<(request: LoginStepRequest) => Result<LoginStep | null, AccountFailure>>(HOUSE),
  logout: tells<() => null>(HOUSE),

  // Account
  checkRecommender: asks<(code: string) => Result<Recommender, AccountFailure>>(HOUSE),
  /** Joins; does not sign in. */
  signUp: asks<(request: SignUpRequest) => Result<null, AccountFailure>>(HOUSE),
  /** Proves who lost a password; the ticket sets a new one (`changePassword`). */
  findPassword: asks<(request: FindPasswordRequest) => Result<{ readonly ticket: string }, AccountFailure>>(HOUSE),
  changePassword: asks<(request: ChangePasswordRequest) => Result<null, AccountFailure>>(HOUSE),
  changePin: asks<(request: ChangePinRequest) => Result<null, AccountFailure>>(HOUSE),
  editMember: asks<(edit: MemberEdit) => Result<null, AccountFailure>>(HOUSE),

  // Documents of the house, letters, popups, lobbies
  /**
   * Fetches a document of the house if the stored one is older than a few seconds, once for all tabs that ask; screens call it when they are
   * shown and read it with `houseDocument`. `isAnew` fetches it whatever its age: what it told a moment ago may be over.
   */
  refreshDocument: asks<(name: DocumentName, isAnew?: boolean) => Result<null, CallFailure>>(HOUSE),
  /** Fetches a page of a list, once for all tabs that ask: the first one, or that after a cursor as it is stored (LST-7). */
  readList: asks<(name: ListName, filter: ListFilter, after: ListCursor | null) => Result<null, CallFailure>>(HOUSE),
  /** Marks a letter as read: the unread count falls in every tab (SES-11). */
  readMessage: asks<(messageId: string) => Result<null, AccountFailure>>(HOUSE),
  deleteMessage: asks<(messageId: string) => Result<null, AccountFailure>>(HOUSE),
  /** Hides a popup on this machine for six hours (NAV-14). */
  snoozePopup: asks<(popupId: string) => Result<null, CallFailure>>(LOCAL),
  /**
   * Asks where a lobby is (NAV-10) and, for casino and slot, keeps the session for 120 minutes from now (SES-04). `provider` is that of a
   * casino or slot lobby, `null` for the others.
   */
  launch: asks<(lobby: LobbyKind, provider: string | null) => Result<Launch, LaunchFailure>>(HOUSE),

  // What a member chooses on this machine
  /** Marks a team, a league or a market, or takes the mark away (rules FAV). */
  toggleFavourite: asks<(kind: FavouriteKind, id: string) => Result<null, CallFailure>>(LOCAL),
  /** How the slip is to be from now on; what is left out stays (rules SCH). */
  chooseSlip: asks<(change: SlipChoicesChange) => Result<null, CallFailure>>(LOCAL),

  /** Remembers that a game was looked at, for the list of those looked at last (FAV-4). */
  viewGame: asks<(fixtureId: FixtureId) => Result<null, CallFailure>>(LOCAL),
  /** Switches a key on or off (KEY-2). */
  switchShortcut: asks<(shortcut: Shortcut, isOn: boolean) => Result<null, CallFailure>>(LOCAL),

  /** Takes an alert to be told: `true` for the one tab that tells it (ALR-3). Without a name it only begins to be told what is news. */
  claimAlert: asks<(alertId: string) => Result<boolean, CallFailure>>(LOCAL),
  /** Switches a kind of alerts to the other of on and off. */
  switchAlert: asks<(choice: AlertChoice) => Result<null, CallFailure>>(LOCAL),
  /**
   * Waits for a price (ALR-6), in hundredths; `null` waits no more. `false`: there is nothing to wait for, as the selection is not here, is settled or
   * has these odds already.
   */
  markPrice:
    asks<(fixtureId: FixtureId, selectionId: SelectionId, odds: number | null) => Result<boolean, CallFailure>>(LOCAL),

  // Finding
  /**
   * Finds teams, leagues and games by name among all that is listed (rules SRC). Nothing to look for finds nothing, and makes the index ready.
   * `isWhole`: nothing that is listed is missing from it.
   */
  findGames: asks<(text: string) => Result<FoundNames & { readonly isWhole: boolean }, CallFailure>>(LOCAL),

  /** What is known of two sides: their last games, those against one another, their places in the league (rules TBL). */
  teamResults: asks<(asked: TeamsAsked) => Result<TeamResults, CallFailure>>(HOUSE),
  /** The games of the proto round that ends at a moment, epoch ms, in the order of their numbers (PRT-3). */
  protoNumbers: asks<(until: number) => Result<readonly FixtureId[], CallFailure>>(HOUSE),
  /** The next game of each team, `null` for one that has none on offer. The teams as favourites name them. */
  nextOfTeams: asks<(ids: readonly string[]) => Result<readonly (GameNames | null)[], CallFailure>>(LOCAL),

  /** How some games ended, those of a bet; one that has not is not told. */
  gamesEnded: asks<(fixtureIds: readonly FixtureId[]) => Result<readonly GameResult[], CallFailure>>(HOUSE),

  // The history of bets
  /** What all bets of a filter come to (rules TOT). */
  betTotals: asks<(filter: BetFilter) => Result<BetTotals, CallFailure>>(HOUSE),
  /** Takes a bet back while the house lets the member do so (rules CXL). */
  cancelBet: asks<(betId: BetId) => Result<CancelOutcome, CallFailure>>(HOUSE),

  // Mini games
  /** What the draws of a game's day, `YYYYMMDD` of Seoul, are checked against, and what was told of its round `n`. Anyone may ask. */
  readDraws: asks<(gameId: string, day: string, n?: number) => Result<DrawsKept, CallFailure>>(HOUSE),
  /** Whether the house takes bets on a game, by its number (MIN-02, ROU-21). */
  checkGame: asks<(gameId: string) => Result<GameState, GameFailure>>(HOUSE),

  // Bet slip
  togglePick: asks<(page: PageKind, fixtureId: FixtureId, selectionId: SelectionId) => SlipResult>(LOCAL),
  /** The moves of a price that the event log of this browser has (rules HIS). */
  readOdds: asks<(fixtureId: FixtureId, selectionId: SelectionId) => Result<OddsHistory, CallFailure>>(LOCAL),
  removePick: asks<(page: PageKind, selectionId: SelectionId) => SlipResult>(LOCAL),
  restorePicks: asks<(page: PageKind, picks: readonly SlipPick[]) => SlipResult>(LOCAL),
  clearSlip: asks<(page: PageKind) => SlipResult>(LOCAL),
  /** `stake` in won. */
  changeStake: asks<(page: PageKind, stake: number) => SlipResult>(LOCAL),
  /** No to the changed-odds question: clears the slip; the European page keeps it and is handed the changes. */
  declineChangedOdds: asks<(page: PageKind) => SlipResult>(LOCAL),
  /** What may happen from now on when odds changed (CRT-17, FAIR-02). */
  chooseOddsPolicy: asks<(page: PageKind, policy: OddsPolicy) => SlipResult>(LOCAL),

  // Bets: a tab waits longer than the worker does for the origin
  /**
   * Runs the checks again on what is stored, then places the bet that was agreed to: at most once per question, whatever the network does.
   * `consent` is the question that was answered, word for word; if a bet would be another one by now, nothing is sent (CRT-19).
   */
  placeBet: bets<(page: PageKind, consent: BetConsent) => PlaceBetOutcome>(HOUSE, 20_000),
  /** Yes to the changed-odds question: takes the new odds over and places the bet under a new key (CRT-12, CRT-19). */
  acceptChangedOdds: bets<(page: PageKind, consent: BetConsent) => PlaceBetOutcome>(HOUSE, 20_000),

  // Commands of a member
  /**
   * Does what a member said under a key, at most once whatever the network does (rules CMD): the key is made when the question is asked, so that a second
   * yes to it is the same command. `given` is read by the schema of the command's row. Where it stands is shown to every tab (`db/queries/commands.ts`).
   */
  perform: asks<(name: CommandName, given: unknown, key: CommandKey) => Result<CommandVerdict, CallFailure>>(
    HOUSE,
    20_000,
  ),

  // The line
  /** What of the offer is fetched on a bad line (rules LIN). */
  chooseLine: asks<(choice: LineChoice) => Result<null, CallFailure>>(LOCAL),
  /** Try now: the member pressed "connect again", or the tab saw the network come back or itself become visible. */
  wake: tells<(reason: 'member' | 'online' | 'visible') => null>(LOCAL),

  // Recordings
  /** What this tab did, or wants of what is recorded (rules RCD, RPT). One row for all of it: a first page waits for the name of each. */
  recording: asks<(tabId: string, ask: RecordingAsk) => Result<RecordingAnswer, CallFailure>>(HOUSE),
};

/** A row of the table, by which a tab names its call on the port. */
export type CallName = keyof typeof callTable;
/** What a tab says of itself and hears of its worker. */
export type TabCallName = 'hello' | 'untilOutdated' | 'showPage' | 'lookAt' | 'goodbye' | 'changedFixtures';
/** What screens ask for. */
export type ScreenCallName = Exclude<CallName, TabCallName>;

type ShapeOf<Name extends CallName> = (typeof callTable)[Name] extends CallRow<infer Shape> ? Shape : never;

/** What a call takes, in order. */
export type GivenTo<Name extends CallName> = ShapeOf<Name> extends (...given: infer Given) => unknown ? Given : never;
/** What it answers. Any call that can fail can fail outside its own rules too. */
export type AnswerOf<Name extends CallName> =
  | (ShapeOf<Name> extends (...given: never[]) => infer Answer ? Answer : never)
  | ((typeof callTable)[Name]['kind'] extends 'result' ? Result<never, CallFailure> : never);

/** What a tab hears: the answer, or what stands for it. Nothing can stand for news. */
export type HeardOf<Name extends CallName> =
  | AnswerOf<Name>
  | ((typeof callTable)[Name]['kind'] extends 'news' ? undefined : never);

/** The calls as functions: what the worker exposes to a tab. Plain structured-cloneable values only. */
export type EngineCalls = {
  readonly [Name in CallName]: (...given: GivenTo<Name>) => Promise<AnswerOf<Name>>;
};
