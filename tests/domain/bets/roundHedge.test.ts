/** Bets on a round that insure each other, by cells of which everybody knows what they leave open. */
import { describe, expect, it } from 'vitest';
import { isInsured } from '../../../src/domain/bets/roundHedge.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { roundOf } from '../../../src/domain/mini-games/round.ts';
import { selectionOfCell } from '../../../src/domain/mini-games/roundFixture.ts';

const AT = Date.UTC(2026, 10, 22, 3);

function backed(family: string, cells: readonly (readonly [marketId: string, key: string])[]): boolean {
  const roundId = roundOf(
    GAMES.find((game) => game.family === family)!,
    AT,
  );
  return isInsured(
    roundId,
    cells.map(([marketId, key]) => selectionOfCell(roundId, marketId, key)),
  );
}

describe('bets on one round', () => {
  it.each([
    [
      'powerball',
      [
        ['mg.pb.oe', 'odd'],
        ['mg.pb.oeuo', 'evenunder'],
        ['mg.pb.oeuo', 'evenover'],
      ],
    ],
    [
      'powerLadder',
      [
        ['mg.pl.side', 'left'],
        ['mg.pl.both', 'right3'],
        ['mg.pl.both', 'right4'],
      ],
    ],
    // A tie gives both their stakes back.
    [
      'baccarat',
      [
        ['mg.bc.win', 'player'],
        ['mg.bc.win', 'banker'],
      ],
    ],
    [
      'dice',
      [
        ['mg.di.uo6', 'over'],
        ['mg.di.uo7', 'under'],
      ],
    ],
    [
      'virtualSoccer',
      [
        ['mg.vs.1x2', 'away'],
        ['mg.vs.hc', 'home+0.5'],
      ],
    ],
  ] as const)('ROU-13 of %s are insured where one wins, or all come back, whatever is drawn', (family, cells) => {
    expect(backed(family, cells)).toBe(true);
    for (const left of cells)
      expect(
        backed(
          family,
          cells.filter((cell) => cell !== left),
        ),
      ).toBe(false);
  });

  it.each([
    [
      'powerball',
      [
        ['mg.pb.oe', 'odd'],
        ['mg.pb.uo', 'over'],
      ],
    ],
    // The zero is left.
    [
      'roulette',
      [
        ['mg.ro.color', 'red'],
        ['mg.ro.color', 'black'],
      ],
    ],
    [
      'baccarat',
      [
        ['mg.bc.win', 'player'],
        ['mg.bc.tie', 'tie'],
      ],
    ],
  ] as const)('ROU-13 of %s are none where some outcome loses all', (family, cells) => {
    expect(backed(family, cells)).toBe(false);
  });

  it('ROU-13 one alone is none, nor is what is no cell', () => {
    expect(backed('baccarat', [['mg.bc.win', 'player']])).toBe(false);
    expect(isInsured('sports' as Parameters<typeof isInsured>[0], [])).toBe(false);
  });
});
