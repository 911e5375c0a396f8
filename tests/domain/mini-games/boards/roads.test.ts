import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beadPlate,
  bigRoad,
  DERIVED_ROADS,
  derivedMarks,
  derivedRoad,
  lookAhead,
  ROAD_ROWS,
  sideStreaks,
  type DerivedRoad,
  type RoadResult,
} from '../../../../src/domain/mini-games/boards/roads.ts';

/** Player is side A, banker side B. */
const shoe = (text: string): readonly RoadResult[] =>
  Array.from(text, (letter) => (letter === 'P' ? 'a' : letter === 'B' ? 'b' : 'tie'));
const marks = (text: string, road: DerivedRoad) =>
  derivedMarks(shoe(text), road)
    .map((mark) => mark[0])
    .join('');
const shoes = fc.array(fc.constantFrom<RoadResult>('a', 'b', 'b', 'a', 'tie'), { maxLength: 90 });

/** The derived roads once more, from a drawn grid without tails: each streak a column of its own, as deep as it is. */
function slowMarks(results: readonly RoadResult[], back: number): string {
  const played = results.filter((result) => result !== 'tie');
  let said = '';
  for (let end = 1; end <= played.length; end += 1) {
    const grid: string[] = [];
    for (const result of played.slice(0, end)) {
      if (grid.at(-1)?.startsWith(result) === true) grid[grid.length - 1] += result;
      else grid.push(result);
    }
    const column = grid.length - 1;
    const depth = (grid[column]?.length ?? 0) - 1;
    const isFilled = (at: number, row: number) => (grid[at]?.length ?? 0) > row;
    if (column < back || (column === back && depth === 0)) continue;
    if (depth === 0) said += grid[column - 1]?.length === grid[column - 1 - back]?.length ? 'r' : 'b';
    // The cell beside it and the one above that are both filled or both empty.
    else said += isFilled(column - back, depth) === isFilled(column - back, depth - 1) ? 'r' : 'b';
  }
  return said;
}

describe('roads', () => {
  it('MIN-07 ROAD-1 the bead plate has six results to a column, ties too', () => {
    const cells = beadPlate(shoe('PBTPPBB'));
    expect(cells.map(({ column, row }) => `${column}:${row}`)).toEqual([
      '0:0',
      '0:1',
      '0:2',
      '0:3',
      '0:4',
      '0:5',
      '1:0',
    ]);
    expect(cells[2]?.value).toBe('tie');
  });

  it('ROAD-2 ties are counted on the result before them, those before the first on it', () => {
    const lines = sideStreaks(shoe('TTBBTBPPTTPBBB'));
    expect(lines.map(({ items }) => items.length)).toEqual([3, 3, 3]);
    expect(lines.flatMap(({ items }) => items.map(({ ties }) => ties))).toEqual([2, 1, 0, 0, 2, 0, 0, 0, 0]);
    expect(sideStreaks(shoe('TT'))).toEqual([]);
  });

  it('MIN-07 ROAD-3 a streak turns right at the last row and where it meets another', () => {
    const cells = bigRoad(shoe('BBBBBBBBPPBPPPPPPPBB')).map(({ column, row }) => `${column}:${row}`);
    expect(cells.join(' ')).toBe('0:0 0:1 0:2 0:3 0:4 0:5 1:5 2:5 1:0 1:1 2:0 3:0 3:1 3:2 3:3 3:4 3:5 4:5 4:0 4:1');
  });

  it('ROAD-3 a streak whose tail runs along the top lets the next begin right of it', () => {
    // Six streaks of seven leave tails on every row; the top row is taken at last.
    const text = ['BBBBBBBBBBBB', 'PPPPPPPPPPP', 'BBBBBBBBBB', 'PPPPPPPPP', 'BBBBBBBB', 'PPPPPPP', 'B'].join('');
    const cells = bigRoad(shoe(text));
    const last = cells.at(-1);
    expect(last?.row).toBe(0);
    expect(cells.filter(({ row }) => row === 0).every(({ column }) => column <= (last?.column ?? 0))).toBe(true);
  });

  it('ROAD-3 no two results share a cell, and none is lost, in any shoe', () => {
    fc.assert(
      fc.property(shoes, (results) => {
        const cells = bigRoad(results);
        expect(cells).toHaveLength(results.filter((result) => result !== 'tie').length);
        expect(new Set(cells.map(({ column, row }) => `${column}:${row}`)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row < ROAD_ROWS)).toBe(true);
      }),
    );
  });

  it.each([
    ['PPPBBBBBPPB', 'rrbrbrb', 'rb', ''],
    ['BBBBBBBBPPBPPPPPPPBB', 'rbbbrrrrrbr', 'brbrrrrbb', 'rrrrrrbr'],
    ['BBTBPPTTPBBB', 'rrrrr', 'rr', ''],
  ])('ROAD-4 the derived roads of %s', (text, eye, small, roach) => {
    expect(DERIVED_ROADS.map((road) => marks(text, road))).toEqual([eye, small, roach]);
  });

  it('ROAD-4 they say what a slow form says that looks at the cells beside', () => {
    fc.assert(
      fc.property(shoes, fc.constantFrom(...DERIVED_ROADS), (results, road) => {
        const said = derivedMarks(results, road).map((mark) => mark[0]);
        expect(said.join('')).toBe(slowMarks(results, DERIVED_ROADS.indexOf(road) + 1));
      }),
      { numRuns: 500 },
    );
  });

  it('ROAD-5 a derived road is laid out as the big road is', () => {
    const cells = derivedRoad(shoe('PPPBBBBBPPB'), 'bigEye').map(
      ({ column, row, value }) => `${column}:${row}${value[0]}`,
    );
    expect(cells.join(' ')).toBe('0:0r 0:1r 1:0b 2:0r 3:0b 4:0r 5:0b');
  });

  it('ROAD-6 a look ahead tells the mark that the next result then makes', () => {
    fc.assert(
      fc.property(shoes, fc.constantFrom('a', 'b'), (results, side) => {
        for (const road of DERIVED_ROADS) {
          const before = derivedMarks(results, road);
          const after = derivedMarks([...results, side], road);
          expect(lookAhead(results, side)[road]).toBe(after[before.length]);
        }
      }),
    );
    expect(lookAhead([], 'a')).toEqual({ bigEye: undefined, small: undefined, cockroach: undefined });
  });
});
