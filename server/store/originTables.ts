/**
 * The tables of the origin, as rows. Ids are text; money is won, odds are hundredths, times are epoch ms.
 */
import type { MAILING_STATES } from '../../src/domain/office/mailing.ts';
import type { ArticlePart, Shelf } from '../../src/domain/articles/article.ts';
import type { Generated } from 'kysely';
import type { ExclusionLength } from '../../src/domain/limits/exclusion.ts';
import type { InquiryState, InquiryTopic } from '../../src/domain/inquiries/inquiry.ts';
import type { LimitSpan, OwnLimitKind } from '../../src/domain/limits/ownLimit.ts';
import type { AuditOutcome } from '../../src/domain/office/audit.ts';
import type { QueueKind } from '../../src/domain/office/queue.ts';
import type { PartnerProduct } from '../../src/domain/office/partners.ts';
import type { Role } from '../../src/domain/office/roles.ts';
import type { PostKind, PostState, ReportWhy, Spoken } from '../../src/domain/posts/post.ts';

export interface OriginTables {
  meta: { key: string; value: string };
  schema_steps: { step: number; applied_at: number };
  leases: { name: string; holder: string; expires_at: number };
  processes: ProcessTable;
  members: MemberTable;
  member_blocks: MemberBlockTable;
  member_notes: MemberNoteTable;
  mailings: MailingTable;
  mailing_members: { mailing_id: string; member_id: string };
  sessions: SessionTable;
  fixtures: FixtureTable;
  producers: { producer: string; state: string; changed_at: number };
  holds: HoldTable;
  overrides: OverrideTable;
  margins: MarginTable;
  caps: CapTable;
  game_payouts: GamePayoutTable;
  bets: BetTable;
  bet_picks: BetPickTable;
  bet_keys: BetKeyTable;
  held_bets: HeldBetTable;
  results: ResultTable;
  game_results: GameResultTable;
  entered_scores: EnteredScoreTable;
  proto_numbers: ProtoNumberTable;
  settlement_work: { work_id: Generated<number>; fixture_id: string; selection_id: string };
  settlements: SettlementTable;
  disputed_results: DisputedResultTable;
  set_aside_bets: { bet_id: string; why: string; at: number };
  accounts: { account: string; balance: number };
  transfers: TransferTable;
  ledger_entries: LedgerEntryTable;
  money_requests: MoneyRequestTable;
  tether_rates: TetherRateTable;
  coupons: CouponTable;
  statement_tickets: StatementTicketTable;
  calculations: CalculationTable;
  partner_rates: PartnerRatesTable;
  rolling_payouts: RollingPayoutTable;
  lobby_days: LobbyDayTable;
  draw_chains: DrawChainTable;
  rounds: RoundTable;
  event_log: EventLogTable;
  stream_heads: StreamHeadTable;
  settings: { key: string; value: string };
  levels: { level: number; body: string };
  news: { id: string; contents: string; ordinal: number };
  messages: MessageTable;
  inquiries: InquiryTable;
  posts: PostTable;
  comments: CommentTable;
  spoken_reports: { what: SpokenOf; id: string; member_id: string; why: ReportWhy; at: number };
  articles: ArticleTable;
  article_reads: { article_id: string; member_id: string; at: number };
  post_views: { post_id: string; member_id: string; day: number };
  password_tickets: PasswordTicketTable;
  known_addresses: KnownAddressTable;
  known_devices: KnownDeviceTable;
  second_factors: {
    member_id: string;
    secret: string;
    last_step: number;
    /** Whether recovery codes were looked at that are there still: 0 or 1. */
    codes_kept: Generated<number>;
  };
  recovery_codes: { code_hash: string; member_id: string };
  login_tickets: LoginTicketTable;
  own_limits: OwnLimitTable;
  lobby_sessions: LobbySessionTable;
  supplier_calls: SupplierCallTable;
  house_launches: {
    session_id: string;
    top_seed: string;
    commitment: string;
    played: number;
    staked: number;
    returned: number;
  };
  house_rounds: HouseRoundTable;
  exclusions: { member_id: string; since: number; length: ExclusionLength; until: number | null };
  stamps: { member_id: string; day: string; streak: number; points: number; at: number };
  quest_claims: { member_id: string; day: string; quest_id: string; points: number; at: number };
  tournaments_paid: { id: string; at: number };
  tournament_places: TournamentPlaceTable;
  friend_rewards: { friend_id: string; member_id: string; points: number; at: number };
  house_keys: { name: string; value: string };
  operators: OperatorTable;
  operator_sessions: OperatorSessionTable;
  office_leases: { kind: QueueKind; id: string; operator_id: string; until: number };
  office_queue: { kind: QueueKind; id: string; since: number; amount: number | null; member_id: string };
  proposals: ProposalTable;
  audit_entries: AuditTable;
  reality_checks: { member_id: string; minutes: number; acknowledged_at: number | null };
}

/** A place as it was when its prize was paid; `points` is the prize. */
export interface TournamentPlaceTable {
  id: string;
  place: number;
  member_id: string;
  bet_id: string;
  score: number;
  stake: number;
  paid: number;
  settled_at: number;
  points: number;
}

/** A launch of a supplier's game, until it takes no stakes any more. */
export interface LobbySessionTable {
  session_id: string;
  member_id: string;
  supplier: string;
  game: string;
  started_at: number;
  expires_at: number;
}

/** What a supplier asked of the wallet under a key: `said` what for, `is_done` 1 where it was not refused. */
export interface SupplierCallTable {
  supplier: string;
  transaction_id: string;
  session_id: string;
  round_id: string;
  action: 'debit' | 'credit' | 'rollback';
  amount: number;
  reference: string | null;
  said: string;
  answer: string;
  is_done: number;
  at: number;
}

/** A round of a house game; `staked` and `returned` of its launch, with it. */
export interface HouseRoundTable {
  round_id: string;
  session_id: string;
  member_id: string;
  game: string;
  n: number;
  choice: string;
  stake: number;
  paid: number;
  drawn: string;
  seed: string;
  salt: string;
  staked: number;
  returned: number;
  at: number;
}

/** A limit of a member's own: won, or minutes; `amount` `null` for none. Something waits to take its place where `raised_from` is set. */
export interface OwnLimitTable {
  member_id: string;
  kind: OwnLimitKind;
  span: LimitSpan;
  amount: number | null;
  raised_to: number | null;
  raised_from: number | null;
}

export interface MemberTable {
  id: string;
  user_id: string;
  password_hash: string;
  nickname: string;
  level: number;
  point: number;
  type: number;
  role: number;
  withdrawal_type: number;
  tendency: number;
  updated_at: number;
  /** Raised by the database with every change of what browsers are shown of the row. */
  revision: Generated<number>;
  /** What the nickname looks like; empty until it was worked out. */
  nickname_key: Generated<string>;
  /** Digits; empty where the member never told. */
  phone: Generated<string>;
  /** As `password_hash`; empty where the member has none. */
  pin_hash: Generated<string>;
  /** The hash in whose place the same password is stored now, at a higher cost. */
  renewed_from: Generated<string>;
  /** 1 where the password was given by the house. */
  must_change: Generated<number>;
  /** User id of the member who vouched for this one. */
  recommender: string | null;
  /** Epoch ms; 0 for whoever joined before it was kept. */
  joined_at: Generated<number>;
}

/** Whom the house keeps out (MBR-4): who did it, when and why. */
export interface MemberBlockTable {
  member_id: string;
  operator_id: string;
  name: string;
  at: number;
  reason: string;
}

/** What an operator said of a member, to operators alone. */
export interface MemberNoteTable {
  id: string;
  member_id: string;
  operator_id: string;
  name: string;
  at: number;
  text: string;
}

/** A letter to many: `filter` is JSON; `members` whose it was when it was sent, `left_out` of them who did not get it. */
export interface MailingTable {
  id: string;
  title: string;
  contents: string;
  filter: string;
  operator_id: string;
  name: string;
  at: number;
  members: number;
  sent: number;
  left_out: number;
  state: (typeof MAILING_STATES)[number];
  /** `null` while it is under way. */
  ended_at: number | null;
}

/** `state` tells what a token that no longer works is answered: see `session/sessionAnswers.ts`. */
export interface SessionTable {
  token_hash: string;
  member_id: string;
  state: 'active' | 'replaced' | 'closed' | 'loggedOut' | 'expired';
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

/** A change of a member's money or points; `at` is never before that of the entry before it. */
export interface LedgerEntryTable {
  entry_id: Generated<number>;
  member_id: string;
  purse: 'money' | 'points';
  at: number;
  delta: number;
  balance: number;
  kind: string;
  cause: string | null;
  bet_id: string | null;
}

/** `member_id` is `null` while nobody has registered its number. */
export interface CouponTable {
  coupon_id: string;
  member_id: string | null;
  code: string | null;
  kind: string;
  amount: number;
  title: string;
  level: number;
  least_charge: number;
  folds: number;
  odds: number;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
  bet_id: string | null;
}

export interface StatementTicketTable {
  ticket_hash: string;
  member_id: string;
  purse: 'money' | 'points';
  from_at: number;
  until_at: number;
  expires_at: number;
}

/** A settlement that was asked for; `amount` in points. */
export interface CalculationTable {
  member_id: string;
  area: string;
  day: number;
  rolling: number;
  amount: number;
  state: string;
  at: number;
  reason: string;
}

/** A fixture with its markets, selections and versions packed in `body`; what is searched by stands beside it. */
export interface FixtureTable {
  fixture_id: string;
  sport_id: string;
  location_id: string;
  league_id: string;
  start_at: number;
  status: string;
  body: string;
  /** JSON list of the selections that the feed has open and a hold suspends; `null` for none. */
  fed_open: Generated<string | null>;
}

/** What the house holds; `target` is JSON, `hold_key` one text for equal ones. */
export interface HoldTable {
  hold_key: string;
  target: string;
  /** Of what belongs to one fixture. */
  fixture_id: string | null;
  operator_id: string;
  name: string;
  at: number;
  reason: string;
}

/** A price of the house; `until` `null` where it is until lifted. */
export interface OverrideTable {
  fixture_id: string;
  selection_id: string;
  price: number;
  until: number | null;
  operator_id: string;
  name: string;
  at: number;
  reason: string;
}

/** A margin of the house: `target` is JSON, `margin_key` one text for equal ones, `shift` hundredths of a percent. */
export interface MarginTable {
  margin_key: string;
  target: string;
  /** Of what belongs to one fixture. */
  fixture_id: string | null;
  shift: number;
  operator_id: string;
  name: string;
  at: number;
  reason: string;
}

/** Sums in won; `null` where the level's counts. */
export interface CapTable {
  cap_key: string;
  target: string;
  max_stake: number | null;
  max_winnings: number | null;
  operator_id: string;
  name: string;
  at: number;
  reason: string;
}

/** What a game pays from a round on (PAY-3). */
export interface GamePayoutTable {
  game_id: string;
  /** When that round opens, epoch ms. */
  from_at: number;
  from_round: string;
  /** Counted within the game, from 2 on. */
  version: number;
  /** Of every cell by market and key, as JSON; hundredths. */
  odds: string;
  operator_id: string;
  name: string;
  at: number;
}

/** Of a game the last score that an operator entered. */
export interface EnteredScoreTable {
  fixture_id: string;
  score: string;
  operator_id: string;
  name: string;
  at: number;
}

export interface BetTable {
  bet_id: string;
  member_id: string;
  key: string;
  page: string;
  bet_style: 'KR' | 'EU';
  stake: number;
  total_odds: number;
  expected_winnings: number;
  paid: number;
  status: number;
  placed_at: number;
  settled_at: number | null;
  /** When its member took it back, or an operator, who is named. */
  cancelled_at: Generated<number | null>;
  cancelled_by: Generated<string | null>;
}

/** `body` is the pick with its words; what settlement needs stands beside it. */
export interface BetPickTable {
  bet_id: string;
  ordinal: number;
  member_id: string;
  fixture_id: string;
  market_id: string;
  base_line: string;
  selection_id: string;
  start_at: number;
  settlement: number | null;
  /** Version of the result that `settlement` is; 0 before the first. */
  result_version: number;
  body: string;
}

/** The newest result of a selection somebody backs; `settlement` is `null` where the feed took a result back. */
export interface ResultTable {
  fixture_id: string;
  selection_id: string;
  settlement: number | null;
  version: number;
  at: number;
  /** 1 where an operator decided it. */
  is_ruled: Generated<number>;
  /** What the score that was told comes to, where that is another and nobody decided it (DIS-8); 0 where a result of before was not judged yet. */
  contradicted_by: Generated<number | null>;
}

/** How a game ended; `body` is all of it, and what is searched, ordered and added up by stands beside it. */
/** Which place a game has for good in the round that ends at `round`, epoch ms; from 0. */
export interface ProtoNumberTable {
  round: number;
  place: number;
  fixture_id: string;
}

export interface GameResultTable {
  fixture_id: string;
  sport_id: string;
  category: string;
  league_id: string;
  home: string;
  away: string;
  /** Names of both teams and the league, folded (SRC-1). */
  names: string;
  start_at: number;
  ended_at: number;
  status: string;
  /** `null` for a game without a final score. */
  home_score: number | null;
  away_score: number | null;
  /** How often another score or status was told. */
  corrections: number;
  /** As members are told of it. */
  body: string;
  /** JSON of what the feed tells below an entered score (RES-7), `null` in it for no end; `null` where no score was entered. */
  told: string | null;
}

/** A result of the feed that nothing is settled by: our own reckoning is `reckoned`. */
export interface DisputedResultTable {
  fixture_id: string;
  selection_id: string;
  settlement: number;
  reckoned: number;
  at: number;
  /** 1 where an operator decided otherwise (DIS-6). */
  is_overruled: number;
}

/** One settlement of a bet. `result_version` is the sum over its picks, so it grows with every result and every correction. */
export interface SettlementTable {
  bet_id: string;
  result_version: number;
  status: number;
  paid: number;
  at: number;
}

/** A bet on a game in play that waits for its decision. `request` and `scores` are JSON. */
export interface HeldBetTable {
  member_id: string;
  key: string;
  bet_id: string;
  fingerprint: string;
  parent_key: string | null;
  policy: 'none' | 'better' | 'any';
  request: string;
  scores: string;
  arrived_at: number;
  decide_at: number;
}

/** What a key stands for: a decision with its stored answer, or a tombstone. */
export interface BetKeyTable {
  member_id: string;
  key: string;
  state: 'decided' | 'void';
  fingerprint: string | null;
  parent_key: string | null;
  status: number | null;
  body: string | null;
  created_at: number;
  /** Path of the command that it is a key of; `null` for bets and void keys. */
  command: Generated<string | null>;
}

export interface TransferTable {
  transfer_id: Generated<number>;
  from_account: string;
  to_account: string;
  amount: number;
  kind: string;
  bet_id: string | null;
  /** Id of what it is for, where that is no bet. */
  cause: string | null;
  at: number;
}

/** A request to charge or to exchange; `due_at`: when the house approves it by itself. */
export interface MoneyRequestTable {
  id: string;
  member_id: string;
  kind: 'charge' | 'exchange';
  state: 'requested' | 'approved' | 'rejected' | 'cancelled';
  amount: number;
  usdt: number | null;
  /** Hundredths of a won. */
  rate: number | null;
  bonus_kind: string | null;
  bonus_percent: number | null;
  points: number;
  rolling: number;
  rolling_percent: number;
  reason: string | null;
  requested_at: number;
  due_at: number | null;
  decided_at: number | null;
}

/** The rate of play tether held for a member; `is_secure`: 1 once its deposit window was answered as https. */
export interface TetherRateTable {
  member_id: string;
  id: string;
  rate: number;
  at: number;
  until: number;
  is_secure: number;
}

/** `seq` is commit order over all streams, `position` the dense offset in one of them; `envelope` is the event as it travels. */
export interface EventLogTable {
  seq: Generated<number>;
  stream: string;
  position: number;
  envelope: string;
}

export interface StreamHeadTable {
  stream: string;
  head: number;
  /** Offsets up to this one are no longer in the log. */
  trimmed_to: number;
  /** A cursor below this one may not resume: it would replay the end of an earlier session. */
  resume_floor: number;
}

export interface MessageTable {
  id: string;
  member_id: string;
  title: string;
  contents: string;
  sent_at: number;
  read_at: number | null;
}

/** Where a login stands; `secret` is of an authenticator that is being set up. */
export interface LoginTicketTable {
  ticket_hash: string;
  member_id: string;
  step: 'newPassword' | 'enrol' | 'code' | 'recoveryCodes';
  secret: string | null;
  expires_at: number;
}

/** A member has signed in from there; `address` is a digest. */
export interface KnownAddressTable {
  member_id: string;
  address: string;
  seen_at: number;
  /** The address as one text for all members, keyed; empty for those of before. */
  place: Generated<string>;
}

/** A browser that a member signed in with: `device` a keyed digest of its mark. Epoch ms. */
export interface KnownDeviceTable {
  device: string;
  member_id: string;
  first_at: number;
  seen_at: number;
}

/** A ticket that sets a new password once; only its hash is kept. */
export interface PasswordTicketTable {
  ticket_hash: string;
  member_id: string;
  expires_at: number;
}

/** The seeds of a game's rounds of one day, of Seoul: each is the hash of the next, `top_seed` the last, `commitment` the hash of the first. */
export interface DrawChainTable {
  game_id: string;
  /** `YYYYMMDD`. */
  day: string;
  rounds: number;
  top_seed: string;
  commitment: string;
  salt: string;
  created_at: number;
}

/** How a round ended. `drawn` is a JSON list of numbers; it and `seed` are empty where the round was not drawn. */
export interface RoundTable {
  round_id: string;
  game_id: string;
  draws_at: number;
  state: 'drawn' | 'void';
  drawn: string;
  seed: string;
  /** When an operator made it void, epoch ms. Without a seed it is yet to be drawn (ROU-16). */
  voided_at: number | null;
}

type SpokenOf = Spoken['what'];

/** What a member asked; `turns` is JSON. */
export interface InquiryTable {
  id: string;
  member_id: string;
  topic: InquiryTopic;
  bet_id: string | null;
  state: InquiryState;
  asked_at: number;
  /** When the member said something last. */
  said_at: number;
  turns: string;
}

/** What a member said on the free board; `judged_at` is when the house looked at it. */
interface SpokenTable {
  id: string;
  member_id: string;
  state: PostState;
  text: string;
  at: number;
  reports: Generated<number>;
  judged_at: number | null;
}

export interface PostTable extends SpokenTable {
  kind: PostKind;
  title: string;
  edited_at: number | null;
  views: Generated<number>;
  comments: Generated<number>;
}

/** What the house says to all; `part` follows from `shelf`, for the index of its list. */
export interface ArticleTable {
  id: string;
  part: ArticlePart;
  shelf: Shelf;
  title: string;
  summary: string;
  contents: string;
  picture: string | null;
  starts_at: number | null;
  ends_at: number | null;
  at: number;
  changed_at: number | null;
  withdrawn_at: number | null;
}

export interface CommentTable extends SpokenTable {
  post_id: string;
}

/** Who runs the house: a member of type 1 with a role. */
export interface OperatorTable {
  member_id: string;
  name: string;
  role: Role;
  blocked_at: number | null;
}

/** A session of an operator; `acted_at` is when they did something last. */
export interface OperatorSessionTable {
  token_hash: string;
  member_id: string;
  state: 'active' | 'ended' | 'blocked';
  created_at: number;
  acted_at: number;
  ended_at: number | null;
}

/** An act that waits for a second operator; `given` and `lines` are JSON. */
export interface ProposalTable {
  id: string;
  act: string;
  given: string;
  state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn';
  by_id: string;
  at: number;
  reason: string;
  target: string;
  member_id: string | null;
  amount: number;
  lines: string;
  hash: string;
  decided_by: string | null;
  decided_at: number | null;
}

/** What an operator did; `before` and `after` are JSON. The database takes no change of it. */
export interface AuditTable {
  seq: number;
  at: number;
  operator_id: string | null;
  name: string;
  role: Role | null;
  from_address: string;
  device: string;
  act: string;
  outcome: AuditOutcome;
  target: string;
  member: string | null;
  amount: number | null;
  before: string;
  after: string;
  reason: string;
  effect_hash: string | null;
  proposed_by: string | null;
  previous_hash: string;
  hash: string;
}

/** Percentages of a partner from a day on, hundredths of a percent. */
export interface PartnerRatesTable {
  partner_id: string;
  from_at: number;
  casino: number;
  slot: number;
  mini: number;
}

/** What a partner took out of what was rolled; won. */
export interface RollingPayoutTable {
  id: string;
  partner_id: string;
  product: PartnerProduct;
  amount: number;
  at: number;
}

/** What a member played in a lobby on a day of Seoul, as the ledger has it; won. `staked` is less what came back. */
export interface LobbyDayTable {
  member_id: string;
  day: number;
  lobby: 'casino' | 'slot';
  rounds: number;
  staked: number;
  paid: number;
}

/** What one process of the house holds open (OPS-10). */
export interface ProcessTable {
  id: string;
  role: string;
  seen_at: number;
  events: number;
  bets: number;
  office: number;
  members: number;
  behind: number;
}
