/** Members as operators see them (rules MBR): rows of a search, and all that is known of one. Never a password, a token, or more of a phone than its last digits. */
import { z } from 'zod';
import { MoneyRequest } from '../cashier/moneyRequest.ts';
import { Inquiry } from '../inquiries/inquiry.ts';
import { BetId, MAX_ID } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { Exclusion } from '../limits/exclusion.ts';
import { OwnLimit } from '../limits/ownLimit.ts';
import { list, numberAsked } from '../lists/list.ts';
import { Message } from '../notices/message.ts';
import { BetStatus } from '../reference/statuses.ts';
import { LevelSetting } from '../session/limits.ts';
import { EntryGroup, LedgerEntry, Purse } from '../wallet/entry.ts';
import { AuditEntry } from './audit.ts';
import { QueueMember } from './queue.ts';

const Instant = z.number().int().min(0);
const Count = z.number().int().min(0);

/** Characters of a note. */
export const MOST_NOTED = 500;

/** `signedIn`: has a session now; `blocked` by the house; `restricted`: tendency 22. */
export const MEMBER_STATES = ['signedIn', 'blocked', 'restricted'] as const;
export const MemberState = z.enum(MEMBER_STATES);
/** What a search of members is narrowed to. */
export type MemberState = z.infer<typeof MemberState>;

/** A member as a search lists them: won and points that they have, and whether they are here or kept out. */
export const MemberRow = QueueMember.extend({
  tendency: z.number().int(),
  isBlocked: z.boolean(),
  isSignedIn: z.boolean(),
  emoney: Won,
  point: Won,
  /** Epoch ms; 0 for whoever joined before it was kept. */
  joinedAt: Instant,
  /** When their newest session began; `null` for whoever never signed in, or not for long. */
  lastSignInAt: Instant.nullable(),
});
export type MemberRow = z.infer<typeof MemberRow>;

/** `newest`: who joined last first; `balance`: who has most won first. */
export const MEMBER_SORTS = ['newest', 'balance'] as const;

/** `search`: in user id, nickname or id, or the last digits of a phone; `partner`: by user id, with everybody below them (MGR-1). */
export const MemberFilter = z.strictObject({
  search: z.string().min(1).max(60).optional(),
  level: numberAsked(z.number().int().min(1).max(99)).optional(),
  state: MemberState.optional(),
  tendency: numberAsked(z.number().int().min(0).max(99)).optional(),
  partner: z.string().min(1).max(40).optional(),
  sort: z.enum(MEMBER_SORTS).optional(),
});
/** What is looked for; what is absent asks for nothing. */
export type MemberFilter = z.infer<typeof MemberFilter>;

/** Where a row stands: by when it joined, or by what it has. */
export const memberKey = ({ joinedAt, emoney, id }: MemberRow, sort: MemberFilter['sort']) => ({
  at: sort === 'balance' ? emoney : joinedAt,
  id,
});

/** Who joined last, first; or who has most. Operators are not among them. */
export const memberList = list({
  path: '/office/members',
  caller: 'operator',
  right: 'member.see',
  row: MemberRow,
  filter: MemberFilter,
  pageSize: 50,
  keyOf: (row) => memberKey(row, 'newest'),
  fits: () => true,
});

const MemberEntryFilter = z.strictObject({
  userId: z.string().min(1).max(40),
  purse: Purse,
  group: EntryGroup.optional(),
});

/** The ledger of one member, with what was there after each entry. */
export const memberEntryList = list({
  path: '/office/member-entries',
  caller: 'operator',
  right: 'member.see',
  row: LedgerEntry,
  filter: MemberEntryFilter,
  pageSize: 30,
  keyOf: ({ at, entryId }) => ({ at, id: entryId }),
  fits: () => true,
});

/** Won over a span, as the member's own ledger says: what was staked is less what came back unplayed. */
const Sums = z.object({
  charged: Won,
  exchanged: Won,
  staked: WonDelta,
  won: WonDelta,
  /** Given and taken by the house. */
  adjusted: WonDelta,
});

const MemberBet = z.object({
  betId: BetId,
  page: z.string().max(40),
  stake: Won,
  /** Hundredths. */
  totalOdds: z.number().int(),
  paid: Won,
  status: BetStatus,
  placedAt: Instant,
  folds: Count,
  /** Sides of its first game; empty for a round of ours. */
  home: z.string().max(200),
  away: z.string().max(200),
});

/** What an operator said of a member, to operators alone (MBR-5). */
export const MemberNote = z.object({
  id: z.string().max(MAX_ID),
  at: Instant,
  name: z.string().max(40),
  text: z.string().max(MOST_NOTED),
});
export type MemberNote = z.infer<typeof MemberNote>;

/** All that operators see of one member, of one moment (MBR-3). Won, points, epoch ms; odds in hundredths. */
export const MemberRecord = z.object({
  row: MemberRow,
  /** `null` for who is not kept out. */
  block: z.object({ at: Instant, name: z.string().max(40), reason: z.string().max(200) }).nullable(),
  /** First and last letter, and last digits of the phone, which is the play account's number. */
  depositor: z.string().max(40),
  account: z.string().max(4),
  recommender: z.string().max(40).nullable(),
  /** 1 where the member has others below them. */
  role: z.number().int(),
  debt: Won,
  openBets: z.object({ count: Count, won: Won }),
  sums: z.object({ days30: Sums, ever: Sums }),
  /** What the level allows; most odds in hundredths, for this member and for the level alone. */
  level: LevelSetting.nullable(),
  maxOdds: z.number().int(),
  maxOddsOfLevel: z.number().int(),
  own: z.array(OwnLimit.extend({ used: Won.nullable() })),
  exclusion: Exclusion.nullable(),
  /** The newest first; `endedAt` `null` for the one that is open. */
  sessions: z
    .array(
      z.object({
        startedAt: Instant,
        endedAt: Instant.nullable(),
        state: z.enum(['active', 'replaced', 'closed', 'loggedOut', 'expired']),
      }),
    )
    .max(10),
  /** Other members who have signed in from an address this one did. */
  sameAddress: z.array(QueueMember).max(20),
  /** Other members who have signed in with a browser this one did. */
  sameDevice: z.array(QueueMember).max(20),
  bets: z.array(MemberBet).max(10),
  requests: z.array(MoneyRequest).max(10),
  letters: z.array(Message.omit({ contents: true })).max(10),
  inquiries: z.array(Inquiry.pick({ id: true, topic: true, state: true, askedAt: true })).max(10),
  notes: z.array(MemberNote).max(50),
  /** What operators did about this member; empty for roles that may not see the log. */
  acts: z.array(AuditEntry).max(20),
});
export type MemberRecord = z.infer<typeof MemberRecord>;
