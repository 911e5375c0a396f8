/**
 * What a member is asked before a bet, and what their yes covers (CRT-19, rules CNS-1 … CNS-4): the terms are everything that will be
 * sent and nothing else, at today's prices, and a bet is sent on exactly the terms that somebody said yes to.
 */
import { z } from 'zod';
import type { SeenScores } from '../bets/seenScores.ts';
import { accept, reject, type Decision } from '../kernel/decision.ts';
import { BetKey, FixtureId, SelectionId } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import { Odds } from '../kernel/odds.ts';
import { OddsPolicy } from '../reference/oddsPolicies.ts';
import { MAX_PICKS } from '../reference/pages.ts';
import type { Fixture } from '../sports/fixture.ts';
import { pickOf } from './decideSlip.ts';
import { withNewOdds, type BetHold, type Slip, type SlipEvent } from './slip.ts';
import type { SlipPick } from './slipPick.ts';

const goals = z.number().int().min(0);

/** What a member sees of one pick. */
export const PickTerms = z.object({
  selectionId: SelectionId,
  fixtureId: FixtureId,
  /** Hundredths. */
  odds: Odds,
  line: z.string(),
  baseLine: z.string(),
  version: z.number().int().min(1),
  /** Of a game in play, with the score shown beside it if it has one; `null` for every other game. */
  inPlay: z.object({ score: z.object({ home: goals, away: goals }).nullable() }).nullable(),
});
export type PickTerms = z.infer<typeof PickTerms>;

export const BetTerms = z.object({
  picks: z.array(PickTerms).max(MAX_PICKS),
  /** Won. */
  stake: Won,
  policy: OddsPolicy,
});
export type BetTerms = z.infer<typeof BetTerms>;

/** A yes: to which question, and what it said. */
export const BetConsent = z.object({
  /** Key of the question: the bet's own key to be, or the key of the refused bet whose changed odds it is about. */
  question: BetKey,
  terms: BetTerms,
});
export type BetConsent = z.infer<typeof BetConsent>;

/** A pick at what it costs now, and its game as far as a bet depends on it. */
export interface Quote {
  readonly pick: SlipPick;
  readonly inPlay: PickTerms['inPlay'];
}

type FixtureOf = (fixtureId: FixtureId) => Fixture | undefined;

/**
 * The picks a question about this slip is about, at today's prices: those on it, or those that a yes to changed odds would put there.
 *
 * Of two prices the newer version counts, because the origin's answer may be ahead of the stream and the stream of the answer.
 */
export function quotesOf(slip: Slip, fixtureOf: FixtureOf): Quote[] {
  const picks = slip.phase.at === 'changed' ? withNewOdds(slip.picks, slip.phase.changes) : slip.picks;
  return picks.map((pick) => {
    const fixture = fixtureOf(pick.fixtureId);
    const offered = fixture === undefined ? undefined : pickOf(fixture, pick.selectionId);
    const isNewer = offered !== undefined && offered.version > pick.version;
    return { pick: isNewer ? offered : pick, inPlay: inPlayOf(fixture) };
  });
}

function inPlayOf(fixture: Fixture | undefined): PickTerms['inPlay'] {
  if (fixture?.status !== 'inPlay') return null;
  const { score } = fixture;
  return { score: score === null ? null : { home: score.home, away: score.away } };
}

/** The terms of a bet on this slip at these prices. */
export function termsOf({ stake, policy }: Slip, quotes: readonly Quote[]): BetTerms {
  const picks = quotes.map(({ pick, inPlay }): PickTerms => {
    const { selectionId, fixtureId, odds, line, baseLine, version } = pick;
    return { selectionId, fixtureId, odds, line, baseLine, version, inPlay };
  });
  return { picks, stake, policy };
}

/**
 * Whether a yes to `asked` is a yes to `now` (rule CNS-2). A newer version at the same price, line and score is the same to a member
 * (BET-6); an older one is not.
 */
export function isSameTo(asked: BetTerms, now: BetTerms): boolean {
  return (
    asked.stake === now.stake &&
    asked.policy === now.policy &&
    asked.picks.length === now.picks.length &&
    asked.picks.every((pick, index) => isSamePick(pick, now.picks[index]))
  );
}

function isSamePick(asked: PickTerms, now: PickTerms | undefined): boolean {
  return (
    now !== undefined &&
    asked.selectionId === now.selectionId &&
    asked.fixtureId === now.fixtureId &&
    asked.odds === now.odds &&
    asked.line === now.line &&
    asked.baseLine === now.baseLine &&
    asked.version <= now.version &&
    showsSameScore(asked.inPlay, now.inPlay)
  );
}

function showsSameScore(asked: PickTerms['inPlay'], now: PickTerms['inPlay']): boolean {
  if (asked === null || now === null) return asked === now;
  return asked.score?.home === now.score?.home && asked.score?.away === now.score?.away;
}

/** Why a yes is none. `betInFlight`: the question was answered already, or another bet is open. `questionChanged`: ask again. */
export type ConsentRejection = 'betInFlight' | 'questionChanged';

/** The picks a bet is sent with: at the prices and versions that were agreed to. */
const agreedPicks = (quotes: readonly Quote[], { picks }: BetTerms): SlipPick[] =>
  picks.flatMap(({ version }, index) => quotes.slice(index, index + 1).map(({ pick }) => ({ ...pick, version })));

/**
 * A bet on the slip as it was agreed to (rule CNS-2): the slip takes over the prices of the question, so that it shows what is sent.
 *
 * @param key of the bet
 * @param now epoch ms of this browser; a bet on games in play is held from then on
 */
export function requestBet(
  slip: Slip,
  fixtureOf: FixtureOf,
  { terms }: BetConsent,
  key: BetKey,
  now: number,
): Decision<SlipEvent, ConsentRejection> {
  if (slip.phase.at !== 'open') return reject('betInFlight');
  const quotes = quotesOf(slip, fixtureOf);
  if (!isSameTo(terms, termsOf(slip, quotes))) return reject('questionChanged');
  const { page } = slip;
  return accept(
    { type: 'PicksRequoted', page, picks: agreedPicks(quotes, terms) },
    { type: 'BetRequested', page, key, ...holdOf(terms, now) },
  );
}

/** Nothing for a bet that is not held: none of its games is in play. */
function holdOf({ picks }: BetTerms, since: number): { readonly hold?: BetHold } {
  const games = picks.flatMap(({ fixtureId, inPlay }) => (inPlay === null ? [] : [{ fixtureId, score: inPlay.score }]));
  return games.length === 0 ? {} : { hold: { since, games } };
}

/** Yes to changed odds (CRT-12), if they are still what was said yes to: the slip takes them over and can be bet. */
export function acceptChangedOdds(
  slip: Slip,
  fixtureOf: FixtureOf,
  { question, terms }: BetConsent,
): Decision<SlipEvent, ConsentRejection> {
  if (slip.phase.at !== 'changed' || slip.phase.key !== question) return reject('betInFlight');
  const quotes = quotesOf(slip, fixtureOf);
  if (!isSameTo(terms, termsOf(slip, quotes))) return reject('questionChanged');
  const { page } = slip;
  return accept(
    { type: 'ChangedOddsAccepted', page, key: question },
    { type: 'PicksRequoted', page, picks: agreedPicks(quotes, terms) },
  );
}

/** The scores that were seen beside the picks in play, for the origin to compare (rule CLS-5). */
export function scoresSeen({ picks }: BetTerms): SeenScores {
  return new Map(picks.flatMap(({ fixtureId, inPlay }) => (inPlay === null ? [] : [[fixtureId, inPlay.score]])));
}
