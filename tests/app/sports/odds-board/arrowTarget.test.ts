/** Where the arrow keys lead on a board, by the places of its prices. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARROWS, arrowTarget, type Place } from '../../../../src/app/sports/odds-board/arrowTarget.ts';

const at = (left: number, top: number, width = 80): Place => ({ left, top, width, height: 36 });
/** Two games of three prices, one without a draw, and one of a wider screen's shape. */
const HOME_1 = at(0, 0, 300);
const DRAW_1 = at(320, 0);
const AWAY_1 = at(420, 0, 300);
const HOME_2 = at(0, 40, 300);
const AWAY_2 = at(420, 40, 300);
const BOARD = [HOME_1, DRAW_1, AWAY_1, HOME_2, AWAY_2];

describe('ACC arrow keys lead from price to price', () => {
  it.each([
    ['ArrowRight', HOME_1, DRAW_1],
    ['ArrowRight', DRAW_1, AWAY_1],
    ['ArrowRight', HOME_2, AWAY_2],
    ['ArrowLeft', AWAY_2, HOME_2],
    ['ArrowDown', HOME_1, HOME_2],
    ['ArrowDown', AWAY_1, AWAY_2],
    ['ArrowUp', AWAY_2, AWAY_1],
    ['ArrowUp', HOME_2, HOME_1],
  ] as const)('%s from %j', (arrow, from, to) => {
    const found = arrowTarget(arrow, from, BOARD);
    expect(found === undefined ? undefined : BOARD[found]).toEqual(to);
  });

  it.each([
    ['ArrowLeft', HOME_1],
    ['ArrowRight', AWAY_2],
    ['ArrowUp', DRAW_1],
    ['ArrowDown', AWAY_2],
  ] as const)('%s from %j stays', (arrow, from) => {
    expect(arrowTarget(arrow, from, BOARD)).toBeUndefined();
  });

  it('reaches every price of any grid from any other', () => {
    const grid = fc.record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(grid, ({ rows, columns }) => {
        const places = Array.from({ length: rows * columns }, (_, index) =>
          at((index % columns) * 100, Math.floor(index / columns) * 40),
        );
        const reached = new Set([0]);
        for (const index of reached) {
          const from = places[index];
          if (from === undefined) continue;
          for (const arrow of ARROWS) {
            const to = arrowTarget(arrow, from, places);
            if (to !== undefined) reached.add(to);
          }
        }
        expect(reached.size).toBe(places.length);
      }),
    );
  });
});
