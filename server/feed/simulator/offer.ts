/** Which markets a game is offered with: the win market, one or two under/over lines and a handicap near an even chance. */
import type { SelectionId } from '../../../src/domain/kernel/ids.ts';
import { MARKET } from '../../../src/domain/reference/markets.ts';
import { meanOf, type Outlook } from './distribution.ts';
import type { PlannedGame } from './calendar.ts';
import { fairChance } from './price.ts';
import { hashOf, type Key } from './random.ts';
import type { BackedSide, MarketKind } from './settle.ts';
import type { SimulatedSport } from './models/sportModels.ts';

/** A selection with the key its chance is drawn by. */
export interface OfferedSelection {
  readonly selectionId: SelectionId;
  readonly side: BackedSide;
  readonly name: string;
  /** From this selection's view; `''` without a line. */
  readonly line: string;
}

/** A market of a game, with its line in quarters where it has one. */
export interface OfferedMarket {
  readonly kind: MarketKind;
  readonly marketId: string;
  readonly marketName: string;
  readonly baseLine: string;
  /** The line from home's view in quarters of a point; 0 without a line. */
  readonly quarters: number;
  readonly selections: readonly OfferedSelection[];
}

/** How far from the expected value an even line is looked for, in points. */
const SEARCH = 3;

type Seat = readonly [side: BackedSide, name: string];
const HOME: Seat = ['home', '1'];
const DRAW: Seat = ['draw', 'X'];
const AWAY: Seat = ['away', '2'];

/** The markets of a game; the same for the same seed and game, whatever the time. */
export function offerOf(
  planned: PlannedGame,
  sport: SimulatedSport,
  outlook: Outlook,
  seed: number,
): readonly OfferedMarket[] {
  const id = selectionIds(planned, seed);
  const lineless = (kind: MarketKind, marketId: string, marketName: string, seats: readonly Seat[]): OfferedMarket => ({
    kind,
    marketId,
    marketName,
    baseLine: '',
    quarters: 0,
    selections: seats.map(([side, name]) => ({ selectionId: id(), side, name, line: '' })),
  });
  const win = sport.hasDraw
    ? lineless('threeWay', MARKET.oneXTwo, '1X2', [HOME, DRAW, AWAY])
    : sport.hasOvertime
      ? lineless('twoWay', MARKET.oneTwoWithOvertime, '12 Including Overtime', [HOME, AWAY])
      : lineless('twoWay', MARKET.oneTwo, '12', [HOME, AWAY]);
  const total = evenLine('total', outlook, sport.hasDraw, [seed, planned.fixtureId]);
  const handicap = evenLine('handicap', outlook, sport.hasDraw, [seed, planned.fixtureId]);
  const totals = sport.nextTotal === 0 ? [total] : [total, total + 4 * sport.nextTotal];
  return [win, ...totals.map((quarters) => totalMarket(quarters, id)), handicapMarket(handicap, id)];
}

function totalMarket(quarters: number, id: () => SelectionId): OfferedMarket {
  const line = lineText(quarters);
  return {
    kind: 'total',
    marketId: MARKET.overUnder,
    marketName: 'Under/Over',
    baseLine: line,
    quarters,
    selections: [
      { selectionId: id(), side: 'over', name: 'Over', line },
      { selectionId: id(), side: 'under', name: 'Under', line },
    ],
  };
}

function handicapMarket(quarters: number, id: () => SelectionId): OfferedMarket {
  return {
    kind: 'handicap',
    marketId: MARKET.asianHandicap,
    marketName: 'Asian Handicap',
    baseLine: lineText(quarters),
    quarters,
    selections: [
      { selectionId: id(), side: 'home', name: '1', line: lineText(quarters) },
      { selectionId: id(), side: 'away', name: '2', line: lineText(-quarters) },
    ],
  };
}

/**
 * The line whose two sides are nearest to an even chance. Most lines are halves; where draws count, some are whole (they can
 * push) and some quarters (they can be half won).
 *
 * @returns quarters of a point, from home's view
 */
function evenLine(kind: 'total' | 'handicap', outlook: Outlook, hasDraw: boolean, keys: readonly Key[]): number {
  const draw = hashOf('line', kind, ...keys) % 100;
  const remainders = !hasDraw || draw < 60 ? [2] : draw < 80 ? [0] : [1, 3];
  const middle = Math.floor(kind === 'total' ? meanOf(outlook.total) : -meanOf(outlook.margin));
  const side = kind === 'total' ? 'over' : 'home';
  let best = { quarters: 4 * middle + (remainders[0] ?? 2), distance: 1 };
  for (let whole = middle - SEARCH; whole <= middle + SEARCH; whole += 1) {
    for (const remainder of remainders) {
      const quarters = 4 * whole + remainder;
      // Without draws a line within a point of zero would be the win market again.
      if (kind === 'handicap' && !hasDraw && Math.abs(quarters) < 4) continue;
      const distance = Math.abs(fairChance(kind, side, quarters, outlook) - 0.5);
      if (distance < best.distance) best = { quarters, distance };
    }
  }
  return best.quarters;
}

/** `-3` → `-0.75`. No `-0`. */
function lineText(quarters: number): string {
  return String(quarters === 0 ? 0 : quarters / 4);
}

/**
 * Ids as LSports forms them: some digits, then the fixture's id. They exceed 2^53 and are exact as text only. A game's
 * selections are numbered within one block of 64, so no two are alike.
 */
function selectionIds({ fixtureId }: PlannedGame, seed: number): () => SelectionId {
  let next = (160_000 + (hashOf('selections', seed, fixtureId) % 3_200_000)) * 64;
  return () => {
    next += 1;
    return `${next}${fixtureId}` as SelectionId;
  };
}
