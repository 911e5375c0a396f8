/**
 * Which prices move now. Most moves go where members look: the games at the top of the board, and the ones that start soonest.
 *
 * A game that is looked at takes the price the model has at this moment; whether that is a change depends on how far opinion
 * drifted since the last look.
 */
import type { MarketReport } from '../feed.ts';
import { pricesAt } from './game.ts';
import { marketReport } from './gameReports.ts';
import type { OfferedMarket } from './offer.ts';
import type { Random } from './random.ts';
import type { RunningGame } from './runningGame.ts';

/** Games whose prices may move, the most watched first in both lists. */
export interface Watched {
  readonly topOfBoard: readonly RunningGame[];
  readonly soonest: readonly RunningGame[];
  readonly all: readonly RunningGame[];
}

/** How many games are looked at for one change that is wanted, at most. */
const LOOKS_PER_CHANGE = 6;

/**
 * @param wanted how many selections should change
 * @returns reports of changed selections; fewer than wanted if opinion stands still
 */
export function movePrices(watched: Watched, wanted: number, random: Random, now: number): readonly MarketReport[] {
  const reports: MarketReport[] = [];
  let changed = 0;
  for (let attempt = 0; changed < wanted && attempt < wanted * LOOKS_PER_CHANGE; attempt += 1) {
    const running = pickGame(watched, random);
    if (running?.stage !== 'scheduled' || running.game.planned.startAt <= now) continue;
    const market = pickMarket(running.game.offer, random);
    const report = market === undefined ? undefined : moveMarket(running, market, now);
    if (report === undefined) continue;
    reports.push(report);
    changed += report.selections.length;
  }
  return reports;
}

function moveMarket(running: RunningGame, market: OfferedMarket, now: number): MarketReport | undefined {
  const { game, prices, suspended } = running;
  const next = pricesAt(game, [market], now);
  const changed = market.selections.filter(
    ({ selectionId }) => !suspended.has(selectionId) && next.get(selectionId) !== prices.get(selectionId),
  );
  if (changed.length === 0) return undefined;
  for (const { selectionId } of changed) prices.set(selectionId, next.get(selectionId) ?? 0);
  return marketReport(game, market, changed, prices, () => false);
}

/** Half of the looks go to the top of the board, a third to the next starts, the rest anywhere. */
export function pickGame({ topOfBoard, soonest, all }: Watched, random: Random): RunningGame | undefined {
  const draw = random();
  const from = draw < 0.5 ? topOfBoard : draw < 0.83 ? soonest : all;
  const place = random();
  // Squared: the first quarter of a list gets half of the looks.
  return from[Math.floor(from.length * (from === all ? place : place * place))];
}

/** The win market is looked at as often as all others together. */
function pickMarket(offer: readonly OfferedMarket[], random: Random): OfferedMarket | undefined {
  return random() < 0.5 ? offer[0] : offer[Math.floor(random() * offer.length)];
}
