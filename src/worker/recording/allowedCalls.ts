/**
 * What may leave of what a tab asked of the worker and what it heard (rules RCD-20 to RCD-22), by call: a call that is not decided upon here does not compile. Most
 * answers change what is stored and nothing else; those whose words a screen shows leave so that the same words are shown again.
 */
import { z } from 'zod';
import { ALERT_CHOICES } from '../../domain/alerts/alerts.ts';
import { BetTotals } from '../../domain/bets/betTotals.ts';
import { CancelOutcome } from '../../domain/bets/cancelling.ts';
import { SlipChoicesChange } from '../../domain/bet-slip/slipChoices.ts';
import { drawsCall } from '../../domain/calls/draws.ts';
import { DocumentName } from '../../domain/calls/house.ts';
import { listCalls } from '../../domain/calls/lists.ts';
import { LINE_CHOICES } from '../../domain/events/line.ts';
import { Topic } from '../../domain/events/topics.ts';
import { FAVOURITE_KINDS, FavouriteId } from '../../domain/favourites/favourites.ts';
import { FixtureId, SelectionId } from '../../domain/kernel/ids.ts';
import { Odds } from '../../domain/kernel/odds.ts';
import { BetFilter } from '../../domain/lists/betList.ts';
import { ListCursor } from '../../domain/lists/listKey.ts';
import { GameResult } from '../../domain/results/gameResult.ts';
import { TeamResults, TeamsAsked } from '../../domain/results/teamResults.ts';
import { LobbyKind, SUPPLIERS } from '../../domain/reference/lobbies.ts';
import { OddsPolicy } from '../../domain/reference/oddsPolicies.ts';
import { PageKind } from '../../domain/reference/pages.ts';
import { SHORTCUTS } from '../../domain/reference/shortcuts.ts';
import { allowedParts, listFilter, type AllowedParts } from '../../db/recording/allowedParts.ts';
import { gameNames } from '../../db/recording/allowedSettings.ts';
import type { Pseudonym } from '../../db/recording/pseudonyms.ts';
import { callTable, type CallName } from '../callTable.ts';

/** What may leave of one call. */
interface AllowedCall {
  /** Of all that it takes, in order; `null`: nothing of it. */
  readonly given: z.ZodType<readonly unknown[]> | null;
  /** Of what it answers where it succeeds; `null`: nothing of it. */
  readonly answer: z.ZodType | null;
}

/** Calls, for one file. */
export interface AllowedCalls {
  given(name: string, given: readonly unknown[]): readonly unknown[];
  /** `null` for an answer that stays at home. */
  answer(name: string, answer: unknown): unknown;
}

const nothing = z.null();
const number = z.number().optional();
const word = z.string().max(60).optional();
/** The house's own words, as they are shown. */
const message = z.string().max(500).optional();

/** Why something was not done: by a rule with its numbers, by the house with its words. */
const rejection = z.object({ reason: z.string().max(60), limit: number, folds: number, picks: number });
const failure = z.object({ kind: word, reason: word, field: word.nullable(), message, limit: number, folds: number });

const betOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), betId: z.string().max(64) }),
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('refused'), message }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('rejected'), rejection }),
]);

const oddsHistory = z.object({
  points: z.array(z.object({ at: z.number(), odds: z.number(), version: z.number(), isAfterGap: z.boolean() })),
});
const Stake = z.number();
const gameState = z.union([
  z.enum(['open', 'closed']),
  z.object({ isResting: z.boolean(), changesAt: z.number().nullable() }),
]);
const provider = z.enum(SUPPLIERS);
const page = PageKind;
const commandVerdict = z.object({ kind: z.enum(['done', 'refused', 'said', 'notDone', 'unknown']) });
/** Nothing of what was given or answered: somebody's words, secrets, or of no use to a screen. */
const silent: AllowedCall = { given: null, answer: null };
const done = (...given: readonly [z.ZodType, ...z.ZodType[]]): AllowedCall => ({
  given: z.tuple(given as [z.ZodType, ...z.ZodType[]]),
  answer: nothing,
});

const tabCalls = ({ id }: AllowedParts) => ({
  hello: silent,
  untilOutdated: silent,
  showPage: done(id, page.nullable()),
  lookAt: done(id, id, z.array(Topic)),
  goodbye: done(id),
  changedFixtures: silent,
  recording: silent,
});

const memberCalls = ({ id }: AllowedParts) => ({
  login: silent,
  continueLogin: silent,
  logout: { given: null, answer: nothing },
  checkRecommender: silent,
  signUp: silent,
  findPassword: silent,
  changePassword: silent,
  changePin: silent,
  editMember: silent,
  readMessage: done(id),
  deleteMessage: done(id),
  toggleFavourite: done(z.enum(FAVOURITE_KINDS), FavouriteId),
  chooseSlip: done(SlipChoicesChange),
  viewGame: done(FixtureId),
  switchShortcut: done(z.enum(SHORTCUTS), z.boolean()),
  claimAlert: { given: z.tuple([z.string().max(120)]), answer: z.boolean() },
  switchAlert: done(z.enum(ALERT_CHOICES)),
  markPrice: { given: z.tuple([FixtureId, SelectionId, Odds.nullable()]), answer: z.boolean() },
  betTotals: { given: z.tuple([BetFilter]), answer: BetTotals },
  // What a member says may be a password, an account, a letter; what comes of it is told by lists and documents.
  perform: { given: null, answer: commandVerdict },
  cancelBet: { given: z.tuple([z.string().max(64)]), answer: CancelOutcome },
});

const houseCalls = () => ({
  refreshDocument: done(DocumentName, z.boolean().optional()),
  readList: done(z.enum(Object.keys(listCalls)), listFilter, ListCursor.nullable()),
  snoozePopup: done(z.string().max(80)),
  launch: { given: z.tuple([LobbyKind, provider.nullable()]), answer: null },
  findGames: silent,
  teamResults: { given: z.tuple([TeamsAsked]), answer: TeamResults },
  protoNumbers: { given: z.tuple([z.number()]), answer: z.array(FixtureId) },
  nextOfTeams: { given: z.tuple([z.array(FavouriteId)]), answer: z.array(gameNames.nullable()) },
  gamesEnded: { given: z.tuple([z.array(FixtureId)]), answer: z.array(GameResult) },
  readDraws: { given: z.tuple([drawsCall.params.shape.gameId, drawsCall.params.shape.day]), answer: drawsCall.answer },
  checkGame: { given: z.tuple([drawsCall.params.shape.gameId]), answer: gameState },
  readOdds: { given: z.tuple([FixtureId, SelectionId]), answer: oddsHistory },
  chooseLine: done(z.enum(LINE_CHOICES)),
  wake: done(z.enum(['member', 'online', 'visible'])),
});

const slipCalls = ({ consent, pick }: AllowedParts) => ({
  togglePick: done(page, FixtureId, SelectionId),
  removePick: done(page, SelectionId),
  restorePicks: done(page, z.array(pick)),
  clearSlip: done(page),
  changeStake: done(page, Stake),
  declineChangedOdds: done(page),
  chooseOddsPolicy: done(page, OddsPolicy),
  placeBet: { given: z.tuple([page, consent]), answer: betOutcome },
  acceptChangedOdds: { given: z.tuple([page, consent]), answer: betOutcome },
});

const isCall = (name: string): name is CallName => Object.hasOwn(callTable, name);

/** @param pseudonym of the file */
export function allowCalls(pseudonym: Pseudonym): AllowedCalls {
  const parts = allowedParts(pseudonym);
  const table: { readonly [Name in CallName]: AllowedCall } = {
    ...tabCalls(parts),
    ...memberCalls(parts),
    ...houseCalls(),
    ...slipCalls(parts),
  };
  return {
    given: (name, given) => (isCall(name) ? (table[name].given?.safeParse(given).data ?? []) : []),
    answer(name, answer) {
      const allowed = isCall(name) ? table[name].answer : null;
      if (!isCall(name) || allowed === null) return null;
      if (callTable[name].kind !== 'result') return allowed.safeParse(answer).data ?? null;
      const value = z.object({ ok: z.literal(true), value: allowed });
      const failed = z.object({ ok: z.literal(false), failure });
      return z.union([value, failed]).safeParse(answer).data ?? null;
    },
  };
}
