/** Short suspensions: now and then a selection, a market or a whole game may not be bet on for 5 to 20 seconds. */
import type { MarketReport } from '../feed.ts';
import { prospectAt } from './game.ts';
import { changedMarkets, pricedMarkets } from './gameReports.ts';
import type { OfferedMarket, OfferedSelection } from './markets/offeredMarkets.ts';
import { pickGame, type Watched } from './priceMoves.ts';
import { wholeBetween, type Random } from './random.ts';
import type { RunningGame } from './runningGame.ts';

/** Suspends something of one game. Empty if the game drawn has something suspended already or is about to start. */
export function suspendSomething(watched: Watched, random: Random, now: number): readonly MarketReport[] {
  const running = pickGame(watched, random);
  if (running?.stage !== 'scheduled' || running.suspended.size > 0 || running.game.planned.startAt <= now) return [];
  const until = now + wholeBetween(random, 5_000, 20_000);
  return partsOf([...running.lines.values()], random).flatMap(([market, selections]) => {
    for (const { selectionId } of selections) running.suspended.set(selectionId, until);
    return changedMarkets(running, [{ ...market, selections }], (_, before) => ({
      odds: before?.odds ?? 0,
      status: 'suspended',
      settlement: null,
    }));
  });
}

/** Opens again what was suspended long enough, at the price of now. */
export function endSuspensions(running: RunningGame, now: number): readonly MarketReport[] {
  const { lines, suspended } = running;
  if (suspended.size === 0 || running.stage !== 'scheduled') return [];
  const isDue = ({ selectionId }: OfferedSelection) => (suspended.get(selectionId) ?? Infinity) <= now;
  const due = [...lines.values()]
    .map((market) => ({ ...market, selections: market.selections.filter(isDue) }))
    .filter(({ selections }) => selections.length > 0);
  for (const { selections } of due) for (const { selectionId } of selections) suspended.delete(selectionId);
  return due.length === 0 ? [] : pricedMarkets(running, due, prospectAt(running.game, now));
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
