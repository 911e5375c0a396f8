import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { returnOf, type Family, type GameMarket } from '../../../src/domain/mini-games/family.ts';
import { FAMILIES, familyOf } from '../../../src/domain/mini-games/families.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf } from '../../../src/domain/mini-games/round.ts';
import { wordsOf } from '../../../src/domain/mini-games/words.ts';

const AT = 1_795_000_000_000;
/** Bytes that look like chance and are the same in each run. */
const bytesOf = (seed: string): Uint8Array =>
  Buffer.concat(Array.from({ length: 16 }, (_, at) => createHash('sha256').update(`${seed} ${at}`).digest()));

/** Every family with a round of one of its games. */
const families = Object.values(FAMILIES).flatMap((family: Family) => {
  const game = GAMES.find((row) => familyOf(row.family) === family);
  return game === undefined ? [] : [{ id: family.id, family, round: roundOf(game, AT) }];
});

const settled = (family: Family, drawn: readonly number[], market: GameMarket, round: ReturnType<typeof roundOf>) =>
  market.cells.map(({ key }) => family.settle(drawn, market.marketId, key, round));

describe.each(families)('$id', ({ family, round }) => {
  const draws = Array.from({ length: 3_000 }, (_, at) => family.draw(wordsOf(bytesOf(`${family.id} ${at}`)), round));

  it('FAM-1 draws what it can read, and reads nothing else', () => {
    const isWhole = (number: number) => Number.isInteger(number) && number >= 0 && number <= 999;
    expect(draws.filter((drawn) => !family.isDrawn(drawn) || !drawn.every(isWhole))).toEqual([]);
    const [first = []] = draws;
    for (const odd of [[], [...first, 1], first.slice(1), first.map(() => 999), first.map((number) => number + 0.5)]) {
      expect(family.isDrawn(odd)).toBe(false);
    }
  });

  it('FAM-1 each draw wins one cell of a market, or gives all of them back', () => {
    for (const market of family.markets(round)) {
      const ways = market.cells.reduce((sum, cell) => sum + cell.ways, 0);
      const isSplit = ways + (market.pushWays ?? 0) === market.of;
      // One question of each market: of each draw it takes longer than the draw.
      const otherwise = draws.filter((drawn) => {
        const results = settled(family, drawn, market, round);
        const wins = results.filter((result) => result === 2).length;
        const pushes = results.filter((result) => result === 3).length;
        return isSplit && !(pushes === 0 ? wins === 1 : wins === 0 && pushes === results.length);
      });
      expect(otherwise, market.marketId).toEqual([]);
    }
  });

  it('FAM-2 MIN-04 no cell gives back more than 99 %, and each wins as often as it says', () => {
    for (const market of family.markets(round)) {
      const won = new Map<string, number>();
      for (const drawn of draws) {
        for (const { key } of market.cells) {
          if (family.settle(drawn, market.marketId, key, round) === 2) won.set(key, (won.get(key) ?? 0) + 1);
        }
      }
      for (const cell of market.cells) {
        const chance = cell.ways / market.of;
        expect(returnOf(market, cell), `${market.marketId} ${cell.key}`).toBeLessThanOrEqual(0.99);
        expect(cell.odds, `${market.marketId} ${cell.key}`).toBeGreaterThan(100);
        // Five standard deviations: the draws are the same in each run.
        const spread = 5 * Math.sqrt(draws.length * chance * (1 - chance)) + 1;
        expect(
          Math.abs((won.get(cell.key) ?? 0) - chance * draws.length),
          `${market.marketId} ${cell.key}`,
        ).toBeLessThan(spread);
      }
    }
  });
});
