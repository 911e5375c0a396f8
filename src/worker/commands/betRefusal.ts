/** Why a bet that was agreed to is not sent all the same: the rules of amounts, and what is known of its games right now. */
import { withPrices, type SlipBase } from '../../db/queries/slip.ts';
import type { OfferFacts } from '../../db/care/offerFacts.ts';
import { bonusFault } from '../../domain/bet-slip/bonusPick.ts';
import { checkBet } from '../../domain/bet-slip/checkBet.ts';
import type { BetTerms } from '../../domain/bet-slip/consent.ts';
import { canBetOn, producerOf } from '../../domain/events/connection.ts';
import { isOfTopics } from '../../domain/events/topics.ts';
import { isOfRound } from '../../domain/kernel/isOfRound.ts';
import type { PlaceBetRejection } from '../contract.ts';

/**
 * @param base the slip, open and saying what was agreed to
 * @param facts of the games that were agreed to
 * @param now epoch ms
 * @returns `undefined` if it may be sent
 */
export function betRefusal(
  base: SlipBase,
  terms: BetTerms,
  facts: OfferFacts,
  now: number,
): PlaceBetRejection | undefined {
  const ids = base.slip.picks.map(({ fixtureId }) => fixtureId);
  const view = withPrices(base, ids, { ...facts, fixtures: ids.map((id) => facts.fixtures.get(id)) });
  const odds = terms.picks.map((pick) => pick.odds);
  const rejection = checkBet(terms.stake, odds, view.limits) ?? bonusFault(view.picks.map(({ quote }) => quote.pick));
  if (rejection !== undefined) return rejection;
  if (!isFresh(terms, facts, now)) return { reason: 'stale' };
  if (terms.picks.some(({ fixtureId }) => isOfRound(fixtureId) && !facts.fixtures.has(fixtureId)))
    return { reason: 'roundClosed' };
  return view.isBackable ? undefined : { reason: 'suspended' };
}

/**
 * Whether the connection and, for each pick, the part of the feed its price comes from can be trusted now (STL-3, S-14), and whether the
 * stream is of its game (S-20). The price of a round is nobody's but the table's: there the connection alone counts, which tells the clock.
 */
function isFresh({ picks }: BetTerms, { fixtures, followed, isPartial, health }: OfferFacts, now: number) {
  const games = picks.filter(({ fixtureId }) => !isOfRound(fixtureId));
  const offered = games.flatMap(({ fixtureId }) => fixtures.get(fixtureId) ?? []);
  // Of a partial offer, what is not stored may be on offer (S-25).
  if (isPartial && offered.length < games.length) return false;
  if (!offered.every((fixture) => isOfTopics(followed, fixture))) return false;
  const producers = offered.map(producerOf);
  return canBetOn(health, now) && producers.every((producer) => canBetOn(health, now, producer));
}
