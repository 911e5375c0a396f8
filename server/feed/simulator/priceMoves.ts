/**
 * Which prices move now. Most moves go where members look: the games in play, those at the top of the board, and the ones that start soonest.
 *
 * A game that is looked at takes the price the model has at this moment; whether that is a change depends on how far opinion
 * drifted, or the game went, since the last look.
 */
import type { MarketReport } from '../feed.ts';
import { prospectAt, type Game } from './game.ts';
import { playedMarkets, pricedMarkets } from './gameReports.ts';
import type { OfferedMarket } from './markets/offeredMarkets.ts';
import type { Random } from './random.ts';
import type { RunningGame } from './runningGame.ts';
import type { Prospect } from './sportModel.ts';

/** Games whose prices may move, the most watched first in all but the last two. */
export interface Watched {
  readonly topOfBoard: readonly RunningGame[];
  readonly soonest: readonly RunningGame[];
  readonly inPlay: readonly RunningGame[];
  readonly all: readonly RunningGame[];
}

/** How many games are looked at for one change that is wanted, at most. */
const LOOKS_PER_CHANGE = 3;

/**
 * @param wanted how many selections should change
 * @returns reports of changed selections; fewer than wanted if opinion stands still
 */
export function movePrices(watched: Watched, wanted: number, random: Random, now: number): readonly MarketReport[] {
  const reports: MarketReport[] = [];
  const prospectOf = prospectsOf(now);
  let changed = 0;
  for (let attempt = 0; changed < wanted && attempt < wanted * LOOKS_PER_CHANGE; attempt += 1) {
    const running = pickGame(watched, random);
    if (running === undefined) continue;
    const moved = moveMarkets(running, pickMarket([...running.lines.values()], random), now, prospectOf);
    reports.push(...moved);
    changed += moved.reduce((sum, { selections }) => sum + selections.length, 0);
  }
  return reports;
}

/** Prospects of one moment. At a high pace most looks of a step go to the same few games, and a model is worked out once for all of them. */
function prospectsOf(now: number): (game: Game) => Prospect {
  const known = new Map<Game, Prospect>();
  return (game) => {
    const prospect = known.get(game) ?? prospectAt(game, now);
    known.set(game, prospect);
    return prospect;
  };
}

function moveMarkets(
  running: RunningGame,
  markets: readonly OfferedMarket[],
  now: number,
  prospectOf: (game: Game) => Prospect,
): readonly MarketReport[] {
  const { game, stage, isHeld } = running;
  if (stage === 'inPlay') return isHeld ? [] : playedMarkets(running, markets, now, prospectOf(game));
  const isOpen = stage === 'scheduled' && game.planned.startAt > now;
  return isOpen ? pricedMarkets(running, markets, prospectOf(game)) : [];
}

/** A quarter of the looks goes to what is in play, four tenths to the top of the board, a quarter to the next starts, the rest anywhere. */
export function pickGame({ topOfBoard, soonest, inPlay, all }: Watched, random: Random): RunningGame | undefined {
  const draw = random();
  const from = draw < 0.25 ? inPlay : draw < 0.65 ? topOfBoard : draw < 0.9 ? soonest : all;
  const place = random();
  // Squared: the first quarter of a list gets half of the looks.
  return from[Math.floor(from.length * (from === all || from === inPlay ? place : place * place))];
}

/** All lines of one market, so that they agree: a third of the time who wins, another the main ones, the rest any. */
function pickMarket(offer: readonly OfferedMarket[], random: Random): readonly OfferedMarket[] {
  const draw = random();
  const from = draw < 0.66 ? offer.filter(({ plan }) => plan.isMain) : offer;
  const picked = draw < 0.33 ? offer[0] : from[Math.floor(random() * from.length)];
  return offer.filter(({ marketId }) => marketId === picked?.marketId);
}
