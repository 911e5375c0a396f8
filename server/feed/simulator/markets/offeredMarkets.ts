/** Which markets a game is offered with, at which lines, and the ids of their selections. */
import type { SelectionId } from '../../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../../src/domain/reference/markets.ts';
import type { Side } from '../../../../src/domain/sports/fixture.ts';
import { hashOf } from '../random.ts';
import type { Prospect } from '../sportModel.ts';
import { fairChance } from './fairChance.ts';
import type { LinePlan, MarketPlan } from './marketPlan.ts';

/** An answer that can be backed. */
export interface OfferedSelection {
  readonly selectionId: SelectionId;
  readonly side: Side;
  readonly name: string;
  /** From this selection's view; `''` without a line. */
  readonly line: string;
}

/** One line of a market of a game. */
export interface OfferedMarket {
  readonly plan: MarketPlan;
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  /** The line from home's view in quarters of a point; 0 without a line. */
  readonly quarters: number;
  readonly selections: readonly OfferedSelection[];
}

/** Names a line among all of a game. */
export const lineKey = (marketId: string, baseLine: string): string => `${marketId}|${baseLine}`;

/** What of its plan a game is offered with: its main lines alone, the whole of it, or the lines near the balanced one. */
export type Depth = 'main' | 'whole' | 'inPlay';

/** Lines whose sides are further from even than this are not opened. */
const LEAST_CHANCE = 0.12;
const LEAST_OF_THREE = 0.035;
/** How far from the expected value the balanced line is looked for, in points. */
const SEARCH = 2;

/**
 * @param isOpen whether the part that a market asks about still takes bets
 * @returns the same for the same prospect, whatever was offered before
 */
export function offeredMarkets(
  plans: readonly MarketPlan[],
  prospect: Prospect,
  depth: Depth,
  idOf: SelectionIds,
  isOpen: (plan: MarketPlan) => boolean = () => true,
): readonly OfferedMarket[] {
  return plans
    .filter((plan) => (depth !== 'main' || plan.isMain) && isOpen(plan))
    .flatMap((plan) => linesOf(plan, prospect, depth).map((quarters) => marketAt(plan, quarters, idOf)));
}

/** The market of a plan at one line. */
export function marketAt(plan: MarketPlan, quarters: number, idOf: SelectionIds): OfferedMarket {
  const isLined = plan.lines !== null;
  return {
    plan,
    marketId: plan.marketId,
    marketName: plan.marketName,
    baseLine: isLined ? lineText(quarters) : '',
    quarters,
    selections: plan.seats.map(([side, name], seat) => ({
      selectionId: idOf(plan, quarters, seat),
      side,
      name,
      line: isLined ? lineText(viewOf(plan, side, quarters)) : '',
    })),
  };
}

/** Handicaps are written from each side's own view. */
const hasView = ({ asks }: MarketPlan): boolean => asks === 'handicap' || asks === 'europeanHandicap';
const viewOf = (plan: MarketPlan, side: Side, quarters: number): number =>
  hasView(plan) && side === 'away' ? -quarters : quarters;

function linesOf(plan: MarketPlan, prospect: Prospect, depth: Depth): readonly number[] {
  const { lines } = plan;
  if (lines === null) return [0];
  if (lines.kind === 'fixed') {
    const least = plan.seats.length > 2 ? LEAST_OF_THREE : LEAST_CHANCE;
    return lines.quarters.filter((quarters) => depth === 'main' || evenness(plan, quarters, prospect) >= least);
  }
  const balanced = balancedLine(plan, lines, prospect);
  if (balanced === undefined) return [];
  if (depth === 'main' || lines.reach === 0) return [balanced];
  const reach = depth === 'inPlay' ? Math.min(2, lines.reach) : lines.reach;
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => balanced + (index - reach) * lines.step);
  return around.filter((quarters) => quarters === balanced || isWorthwhile(plan, lines, quarters, prospect));
}

function isWorthwhile(plan: MarketPlan, { least }: Ladder, quarters: number, prospect: Prospect): boolean {
  return isAllowed(plan, least, quarters) && evenness(plan, quarters, prospect) >= LEAST_CHANCE;
}

type Ladder = Extract<LinePlan, { kind: 'ladder' }>;

/** A total below its least line is none; a handicap within it is another market. */
const isAllowed = (plan: MarketPlan, least: number, quarters: number): boolean =>
  plan.asks === 'handicap' ? Math.abs(quarters) >= least : quarters >= least;

/** The smallest chance among the sides of a line. */
function evenness(plan: MarketPlan, quarters: number, prospect: Prospect): number {
  return Math.min(...plan.seats.map(([side, name]) => fairChance({ plan, quarters, side, name }, prospect)));
}

/** The line whose two sides are nearest to an even chance; of two, the smaller. `undefined` where every line is out of reach. */
function balancedLine(plan: MarketPlan, lines: Ladder, prospect: Prospect): number | undefined {
  const { remainders, step, least } = lines;
  const even = (quarters: number) => Math.abs(firstChance(plan, quarters, prospect) - 0.5);
  const middle = Math.floor(middleOf(plan, prospect));
  let best: number | undefined;
  let distance = 1;
  const span = Math.max(SEARCH, Math.ceil(step / 8) + 1);
  for (let whole = middle - span; whole <= middle + span + 1; whole += 1) {
    for (const remainder of remainders) {
      const quarters = 4 * whole + remainder;
      // In steps of more than a point the lines of a game stand on one grid, however far the balanced one moves.
      if (step > 4 && (((quarters - remainder) % step) + step) % step !== 0) continue;
      if (!isAllowed(plan, least, quarters)) continue;
      const away = even(quarters);
      if (away < distance) [best, distance] = [quarters, away];
    }
  }
  return best;
}

/** Of winner and total it is the total that has the line. */
function firstChance(plan: MarketPlan, quarters: number, prospect: Prospect): number {
  if (plan.asks !== 'winnerAndTotal') {
    const [side, name] = plan.seats[0] ?? ['home', '1'];
    return fairChance({ plan, quarters, side, name }, prospect);
  }
  return fairChance({ plan: { ...plan, asks: 'overUnder' }, quarters, side: 'over', name: 'Over' }, prospect);
}

/** Where an even line is looked for: the middle value of what decides, in points. */
function middleOf(plan: MarketPlan, prospect: Prospect): number {
  const part = prospect.part(plan.part);
  const { asks } = plan;
  const chances =
    asks === 'handicap'
      ? part.margin()
      : asks === 'homeOverUnder'
        ? part.home()
        : asks === 'awayOverUnder'
          ? part.away()
          : part.total();
  let sum = 0;
  let index = 0;
  while (index < chances.weights.length && sum < 0.5) {
    sum += chances.weights[index] ?? 0;
    index += 1;
  }
  const median = chances.from + index - 1;
  return asks === 'handicap' ? -median : median;
}

/** `-3` → `-0.75`. No `-0`. */
function lineText(quarters: number): string {
  return String(quarters === 0 ? 0 : quarters / 4);
}

/** The id of a seat of a market at a line. */
export type SelectionIds = (plan: MarketPlan, quarters: number, seat: number) => SelectionId;

const MARKET_NUMBERS: ReadonlyMap<string, number> = new Map(Object.values(MARKET).map((id, number) => [id, number]));
const MARKETS = 128;
/** Lines of a market: from −256 to 1,791 quarters; without one there are seats instead. */
const LINES = 2_048;
const LOWEST_LINE = -256;
const SEATS = 6;
const BLOCK = MARKETS * LINES * SEATS;

/**
 * Ids as LSports forms them: some digits, then the fixture's id. They exceed 2^53 and are exact as text only. The digits name the seat, so that a
 * line that comes back has the ids it had.
 */
export function selectionIds(fixtureId: string, seed: number): SelectionIds {
  const first = (6 + (hashOf('selections', seed, fixtureId) % 180)) * BLOCK;
  return ({ marketId, lines }, quarters, seat) => {
    const number = (MARKET_NUMBERS.get(marketId) ?? MARKETS - 1) * LINES * SEATS;
    const place = lines === null ? seat : (quarters - LOWEST_LINE) * SEATS + seat;
    return `${first + number + place}${fixtureId}` as SelectionId;
  };
}
