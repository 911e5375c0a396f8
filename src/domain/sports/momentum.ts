/**
 * How a game leans, told out of the moves of its own prices (rules MOM): the chances that both sides' prices come to without the house's margin, one
 * step for each move. Pure; the moves are those of the local log (rules HIS).
 */
import type { Fixture, Selection } from './fixture.ts';
import { offeredOdds, winMarketOf } from './fixture.ts';
import type { OddsPoint } from './oddsHistory.ts';

/** Shares of 1 that add up to 1; a draw's is 0 where there is none. */
export interface Chances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface MomentumPoint extends Chances {
  /** Epoch ms; until the next point. */
  readonly at: number;
  /** Whether moves before it are not known: nothing is drawn between the point before and this one. */
  readonly isAfterGap: boolean;
}

/** What prices say of a game's end (rule MOM-1). @param odds hundredths; `undefined` for a side that is not priced */
export function chancesOf(odds: { readonly [Side in keyof Chances]?: number | undefined }): Chances | undefined {
  const { home, draw, away } = odds;
  if (home === undefined || away === undefined) return undefined;
  const raw = { home: 1 / home, draw: draw === undefined ? 0 : 1 / draw, away: 1 / away };
  const sum = raw.home + raw.draw + raw.away;
  return { home: raw.home / sum, draw: raw.draw / sum, away: raw.away / sum };
}

/** The selections whose prices tell it; `undefined` for a race and for a game without such a market. */
export function winSelectionsOf(
  fixture: Fixture,
): { readonly home: Selection; readonly draw: Selection | undefined; readonly away: Selection } | undefined {
  const selections = winMarketOf(fixture)?.selections ?? [];
  const [home, draw, away] = (['home', 'draw', 'away'] as const).map((side) =>
    selections.find((selection) => selection.side === side),
  );
  return home === undefined || away === undefined ? undefined : { home, draw, away };
}

/** The chances as the prices stand now. */
export function chancesNow(fixture: Fixture): Chances | undefined {
  const sides = winSelectionsOf(fixture);
  return (
    sides &&
    chancesOf({
      home: offeredOdds(sides.home),
      draw: sides.draw && offeredOdds(sides.draw),
      away: offeredOdds(sides.away),
    })
  );
}

type Histories = { readonly [Side in keyof Chances]?: readonly OddsPoint[] | undefined };

/**
 * One point for each moment at which a price moved, from the first at which all of them are known (rule MOM-2). Moves of one moment are one
 * point.
 */
export function momentumOf(histories: Histories): readonly MomentumPoint[] {
  const sides = (['home', 'draw', 'away'] as const).filter((side) => histories[side] !== undefined);
  const moves = sides
    .flatMap((side) => (histories[side] ?? []).map((point) => ({ side, ...point })))
    .toSorted((a, b) => a.at - b.at);
  const odds: { home?: number; draw?: number; away?: number } = {};
  const points: MomentumPoint[] = [];
  for (const { side, at, odds: price, isAfterGap } of moves) {
    odds[side] = price;
    const chances = sides.every((one) => odds[one] !== undefined) ? chancesOf(odds) : undefined;
    if (chances === undefined) continue;
    const last = points.at(-1);
    const isSame = last?.at === at;
    if (isSame) points.pop();
    points.push({ at, ...chances, isAfterGap: points.length > 0 && (isAfterGap || (isSame && last.isAfterGap)) });
  }
  return points;
}
