/** What a mini game pays, cell by cell, as whoever sets it sees it: usual, in force, as stored and as typed. Pure. */
import type { OfficePayouts } from '../../../../domain/calls/officeGames.ts';
import { parseOdds } from '../../../../domain/kernel/odds.ts';
import { returnOf, type GameCell, type GameMarket } from '../../../../domain/mini-games/family.ts';
import type { GameRow } from '../../../../domain/mini-games/gameTable.ts';
import { payoutBounds, usualMarketsOf } from '../../../../domain/mini-games/payoutBounds.ts';
import { payoutsOf, type PayoutBook } from '../../../../domain/mini-games/payouts.ts';
import { partsOf, roundOf } from '../../../../domain/mini-games/round.ts';

export interface PayoutRow {
  /** One of its game. */
  readonly id: string;
  readonly market: GameMarket;
  readonly cell: GameCell;
  /** Odds in hundredths: what the round that is on pays, and what was stored last, which may be to come. */
  readonly now: number;
  readonly stored: number;
  readonly least: number;
  readonly most: number;
}

/** How a game stands: the books of it, and whether what it pays is usual, otherwise, or will be. */
export interface GamePayouts {
  readonly rows: readonly PayoutRow[];
  /** The book that is stored last; `undefined` where none ever was. */
  readonly last: OfficePayouts | undefined;
  /** The round from which on it holds, where that is to come. */
  readonly waits: number | undefined;
  /** Whether anything pays, or will, otherwise than usual. */
  readonly isUsual: boolean;
}

/** @param now epoch ms of the origin */
export function payoutsOfGame(game: GameRow, books: readonly OfficePayouts[], now: number): GamePayouts {
  const own = books.filter(({ gameId }) => gameId === game.gameId);
  const last = own.toSorted((a, b) => b.version - a.version)[0];
  const inForce = payoutsOf(own, roundOf(game, now));
  const rows = usualMarketsOf(game).flatMap((market) =>
    market.cells.map((cell): PayoutRow => {
      const of = (odds: PayoutBook | undefined) => odds?.[market.marketId]?.[cell.key] ?? cell.odds;
      return {
        ...{ id: `${market.marketId} ${cell.key}`, market, cell, now: of(inForce?.odds), stored: of(last?.odds) },
        ...payoutBounds(market, cell),
      };
    }),
  );
  const isToCome = last !== undefined && last.version !== inForce?.version;
  return {
    ...{ rows, last, waits: isToCome ? partsOf(last.fromRound)?.n : undefined },
    isUsual: rows.every(({ cell, stored }) => stored === cell.odds),
  };
}

/** What was typed, by row: text as it stands in the field. */
export type Typed = Readonly<Record<string, string>>;

/** A row as it would be stored; `undefined` for what is no odds within its bounds. */
export function typedOdds(row: PayoutRow, typed: Typed): number | undefined {
  const text = typed[row.id];
  if (text === undefined) return row.stored;
  const odds = /^\d+(?:\.\d{1,2})?$/.test(text.trim()) ? parseOdds(text.trim()) : undefined;
  return odds !== undefined && odds >= row.least && odds <= row.most ? odds : undefined;
}

/** What it gives back of what is staked, of one. */
export const returnAt = ({ market, cell }: PayoutRow, odds: number): number => returnOf(market, { ...cell, odds });

/** The cells that are typed otherwise than they are stored; `undefined` while one of them cannot be. */
export function typedChanges(rows: readonly PayoutRow[], typed: Typed): PayoutBook | undefined {
  const changes: Record<string, Record<string, number>> = {};
  for (const row of rows) {
    const odds = typedOdds(row, typed);
    if (odds === undefined) return undefined;
    if (odds !== row.stored) (changes[row.market.marketId] ??= {})[row.cell.key] = odds;
  }
  return changes;
}

export const countOf = (changes: PayoutBook | undefined): number =>
  Object.values(changes ?? {}).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
