/**
 * What may leave of things that several rows, events and calls are made of (rules RCD-20 to RCD-22). Fields are named one by one: what is not named stays at home,
 * and a field that is new somewhere leaves only once somebody names it here.
 */
import { z } from 'zod';
import { BetPick, Bet } from '../../domain/bets/bet.ts';
import { BetTerms } from '../../domain/bet-slip/consent.ts';
import { BetHold, Slip } from '../../domain/bet-slip/slip.ts';
import { SlipPick } from '../../domain/bet-slip/slipPick.ts';
import { OddsChange } from '../../domain/bets/bettingCall.ts';
import { Member } from '../../domain/session/member.ts';
import { LevelSetting } from '../../domain/session/limits.ts';
import { PageKind } from '../../domain/reference/pages.ts';
import { BetId } from '../../domain/kernel/ids.ts';
import type { Pseudonym } from './pseudonyms.ts';

/** Longest text that is looked at. */
const MOST = 500;

/** Ids and keys that belong to somebody. */
export const privateId = (pseudonym: Pseudonym) =>
  z
    .string()
    .max(MOST)
    .transform((value, context) => {
      const name = pseudonym(value);
      if (name !== undefined) return name;
      context.addIssue({ code: 'custom', message: 'not a pseudonym' });
      return z.NEVER;
    });

/** A text that never leaves: something stands in its place, so that what reads it finds a text. */
export const unsaid = (instead = '') => z.string().transform(() => instead);

const PICK = {
  selectionId: true,
  fixtureId: true,
  sportId: true,
  marketId: true,
  marketName: true,
  side: true,
  name: true,
  line: true,
  baseLine: true,
  leagueName: true,
  home: true,
  away: true,
  startAt: true,
  odds: true,
  version: true,
} as const;

const pick = SlipPick.pick(PICK);
const changes = z.array(OddsChange);

/** A bet: its number stays, which says nothing without the house's books; its key does not. */
const betOf = (pseudonym: Pseudonym) =>
  Bet.pick({
    ...{ betId: true, page: true, betStyle: true, stake: true, totalOdds: true, expectedWinnings: true, paid: true },
    ...{ status: true, placedAt: true, settledAt: true },
  }).extend({
    key: privateId(pseudonym),
    picks: z.array(BetPick.pick({ ...PICK, settlement: true })).min(1),
  });

const slipOf = (pseudonym: Pseudonym) => {
  const key = privateId(pseudonym);
  const hold = BetHold.pick({ since: true, games: true }).optional();
  return Slip.pick({ page: true, stake: true, policy: true }).extend({
    picks: z.array(pick),
    declined: changes,
    phase: z.discriminatedUnion('at', [
      z.object({ at: z.literal('open') }),
      z.object({ at: z.literal('sending'), key, hold }),
      z.object({ at: z.literal('changed'), key, changes }),
      z.object({ at: z.literal('unknown'), key }),
    ]),
    outcome: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('accepted'), key, betId: BetId, wasUnknown: z.boolean() }),
        z.object({ kind: z.literal('refused'), key, message: z.string().max(MOST) }),
        z.object({ kind: z.literal('notPlaced'), key }),
      ])
      .nullable(),
    lastKey: key.optional(),
  });
};

const slipEventOf = (pseudonym: Pseudonym) => {
  const key = privateId(pseudonym);
  const page = PageKind;
  const type = <Type extends string>(text: Type) => z.literal(text);
  return z.discriminatedUnion('type', [
    z.object({ type: type('PickAdded'), page, pick, replaces: z.array(SlipPick.shape.selectionId) }),
    z.object({ type: type('PicksRestored'), page, picks: z.array(pick) }),
    z.object({ type: type('PickRemoved'), page, selectionId: SlipPick.shape.selectionId }),
    z.object({ type: type('SlipCleared'), page, reason: z.string().max(20) }),
    z.object({ type: type('PicksRequoted'), page, picks: z.array(pick) }),
    z.object({ type: type('StakeChanged'), page, stake: Slip.shape.stake }),
    z.object({ type: type('BetRequested'), page, key, hold: BetHold.pick({ since: true, games: true }).optional() }),
    z.object({ type: type('OddsChangeReported'), page, key, changes }),
    z.object({ type: type('ChangedOddsAccepted'), page, key }),
    z.object({ type: type('ChangedOddsDeclined'), page, key, changes }),
    z.object({ type: type('OddsPolicyChosen'), page, policy: Slip.shape.policy }),
    z.object({ type: type('BetPlaced'), page, key, betId: BetId }),
    z.object({ type: type('BetRefused'), page, key, message: z.string().max(MOST) }),
    z.object({ type: type('BetOutcomeUnknown'), page, key }),
    z.object({ type: type('BetNotPlaced'), page, key }),
  ]);
};

/** Who somebody is never leaves; what they have and may do does, for screens show it. */
const memberOf = (pseudonym: Pseudonym) =>
  Member.pick({
    ...{ level: true, emoney: true, point: true, type: true, role: true, withdrawalType: true, tendency: true },
    ...{ unreadCount: true, updatedAt: true, position: true, revision: true },
  }).extend({ id: privateId(pseudonym), userId: unsaid('recorded'), nickname: unsaid('Recorded') });

const asked = z.union([z.string().max(64), z.number()]).optional();

/** What a list is asked by: all but the words that somebody looked for. */
export const listFilter = z.object({
  from: asked,
  until: asked,
  status: asked,
  product: asked,
  category: asked,
  leagueId: asked,
  gameId: asked,
  provider: asked,
  virtual: asked,
  purse: asked,
  group: asked,
  area: asked,
  state: asked,
  kind: asked,
  own: asked,
  post: asked,
  part: asked,
  shelf: asked,
  article: asked,
  unread: asked,
});

/** All of them, for one file. */
export const allowedParts = (pseudonym: Pseudonym) => ({
  id: privateId(pseudonym),
  bet: betOf(pseudonym),
  slip: slipOf(pseudonym),
  slipEvent: slipEventOf(pseudonym),
  member: memberOf(pseudonym),
  consent: z.object({
    question: privateId(pseudonym),
    terms: BetTerms.pick({ picks: true, stake: true, policy: true }),
  }),
  pick,
  levels: z.array(LevelSetting).max(100),
});
export type AllowedParts = ReturnType<typeof allowedParts>;
