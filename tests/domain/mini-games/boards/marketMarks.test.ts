import { describe, expect, it } from 'vitest';
import { chancesOf, marksOf, OTHER, patternMarketsOf } from '../../../../src/domain/mini-games/boards/marketMarks.ts';
import { FAMILIES, familyOf } from '../../../../src/domain/mini-games/families.ts';
import { GAMES } from '../../../../src/domain/mini-games/gameTable.ts';
import { roundOf, type Round, type RoundId } from '../../../../src/domain/mini-games/round.ts';

const ROUND = 'mg.216.20261024.1' as RoundId;
const aRound = (n: number, drawn: readonly number[]): Round => ({
  roundId: `mg.216.20261024.${n}` as RoundId,
  gameId: '216',
  drawsAt: 0,
  state: drawn.length === 0 ? 'void' : 'drawn',
  drawn,
  seed: '',
});

describe('marks of a market', () => {
  it('PTN-5 says which cell won round by round, and leaves void rounds out', () => {
    const family = familyOf('powerball');
    const market = family.markets(ROUND).find(({ marketId }) => marketId === 'mg.pb.oe');
    if (market === undefined) throw new Error('a market');
    const rounds = [aRound(1, [24, 6, 20, 13, 16, 3]), aRound(2, []), aRound(3, [1, 2, 3, 4, 6, 0])];
    expect(marksOf(rounds, family, market)).toEqual([
      { roundId: rounds[0]?.roundId, key: 'odd' },
      { roundId: rounds[2]?.roundId, key: 'even' },
    ]);
    // Numbers that are no draw win nothing.
    expect(marksOf([aRound(4, [1, 1, 1, 1, 1, 1])], family, market)[0]?.key).toBe(OTHER);
  });

  it('PTN-5 patterns are of markets of two to four cells', () => {
    const ids = patternMarketsOf(familyOf('powerball'), ROUND).map(({ marketId }) => marketId);
    expect(ids).toContain('mg.pb.oe');
    expect(ids).not.toContain('mg.pb.number');
  });

  it('PTN-6 what is expected of the cells of a market, and of none of them, is certain together', () => {
    for (const game of GAMES) {
      for (const market of patternMarketsOf(FAMILIES[game.family], roundOf(game, 1_795_000_000_000))) {
        const sum = chancesOf(market).reduce((all, { chance }) => all + chance, 0);
        expect(sum).toBeCloseTo(1, 9);
      }
    }
  });
});
