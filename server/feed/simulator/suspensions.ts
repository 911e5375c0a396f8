/** Short suspensions: now and then a selection, a market or a whole game may not be bet on for 5 to 20 seconds. */
import type { MarketReport } from '../feed.ts';
import { pricesAt } from './game.ts';
import { marketReport } from './gameReports.ts';
import { pickGame, type Watched } from './priceMoves.ts';
import { wholeBetween, type Random } from './random.ts';
import type { OfferedMarket, OfferedSelection } from './offer.ts';
import type { RunningGame } from './runningGame.ts';

/** Suspends something of one game. Empty if the game drawn has something suspended already or is about to start. */
export function suspendSomething(watched: Watched, random: Random, now: number): readonly MarketReport[] {
  const running = pickGame(watched, random);
  if (running?.stage !== 'scheduled' || running.suspended.size > 0 || running.game.planned.startAt <= now) return [];
  const until = now + wholeBetween(random, 5_000, 20_000);
  return partsOf(running.game.offer, random).map(([market, selections]) => {
    for (const { selectionId } of selections) running.suspended.set(selectionId, until);
    return marketReport(running.game, market, selections, running.prices, () => true);
  });
}

/** Opens again what was suspended long enough, at the price of now. */
export function endSuspensions(running: RunningGame, now: number): readonly MarketReport[] {
  const { game, prices, suspended } = running;
  if (suspended.size === 0 || running.stage !== 'scheduled') return [];
  const current = pricesAt(game, game.offer, now);
  return game.offer.flatMap((market) => {
    const due = market.selections.filter(({ selectionId }) => (suspended.get(selectionId) ?? Infinity) <= now);
    for (const { selectionId } of due) {
      suspended.delete(selectionId);
      prices.set(selectionId, current.get(selectionId) ?? 0);
    }
    return due.length === 0 ? [] : [marketReport(game, market, due, prices, () => false)];
  });
}

type Part = readonly [market: OfferedMarket, selections: readonly OfferedSelection[]];

/** A fifth of the time everything, half of the time one market, otherwise one selection. */
function partsOf(offer: readonly OfferedMarket[], random: Random): readonly Part[] {
  const draw = random();
  if (draw < 0.2) return offer.map((market) => [market, market.selections]);
  const market = offer[Math.floor(random() * offer.length)];
  if (market === undefined) return [];
  if (draw < 0.7) return [[market, market.selections]];
  const selection = market.selections[Math.floor(random() * market.selections.length)];
  return selection === undefined ? [] : [[market, [selection]]];
}
