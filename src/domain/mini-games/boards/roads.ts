/**
 * The five roads of a game of two sides and ties: where each result stands, and which mark it makes (rules ROAD in docs/RULES.md). Cells are
 * counted from 0; a road grows to the right for ever, and whoever draws it shows its end.
 */

/** Rows of every road. */
export const ROAD_ROWS = 6;

/** A round: side A, side B, or neither. */
export type RoadResult = 'a' | 'b' | 'tie';
/** A mark of a derived road: regular (red) or not (blue). It names no side. */
export type DerivedMark = 'red' | 'blue';
export const DERIVED_ROADS = ['bigEye', 'small', 'cockroach'] as const;
export type DerivedRoad = (typeof DERIVED_ROADS)[number];

/** What stands in a cell of a road. */
export interface RoadCell<Value, Item> {
  readonly column: number;
  readonly row: number;
  readonly value: Value;
  readonly item: Item;
}

/** A result of the big road: which round it was, and the ties that came after it (and before, for the first). */
export interface Bead {
  /** Index of the round in the row of results that was handed in. */
  readonly index: number;
  readonly ties: number;
}

interface Line<Value, Item> {
  readonly value: Value;
  readonly items: readonly Item[];
}

/** ROAD-1 Each result in order, six to a column. */
export function beadPlate(results: readonly RoadResult[]): readonly RoadCell<RoadResult, number>[] {
  return results.map((value, item) => ({
    column: Math.floor(item / ROAD_ROWS),
    row: item % ROAD_ROWS,
    value,
    item,
  }));
}

/** ROAD-2 Streaks of one side, ties counted on the result before them; ties before the first result wait for it. */
export function sideStreaks(results: readonly RoadResult[]): readonly Line<'a' | 'b', Bead>[] {
  const lines: { value: 'a' | 'b'; items: { index: number; ties: number }[] }[] = [];
  let waiting = 0;
  for (const [index, value] of results.entries()) {
    const line = lines.at(-1);
    if (value === 'tie') {
      const last = line?.items.at(-1);
      if (last === undefined) waiting += 1;
      else last.ties += 1;
      continue;
    }
    if (line?.value === value) line.items.push({ index, ties: 0 });
    else lines.push({ value, items: [{ index, ties: waiting }] });
    waiting = 0;
  }
  return lines;
}

/** ROAD-3 Where streaks stand: downwards, and to the right where the row is full or the cell is taken (the dragon's tail). */
export function layOut<Value, Item>(lines: readonly Line<Value, Item>[]): readonly RoadCell<Value, Item>[] {
  const taken = new Set<number>();
  const cells: RoadCell<Value, Item>[] = [];
  const keyOf = (column: number, row: number) => column * ROAD_ROWS + row;
  let start = -1;
  for (const { value, items } of lines) {
    do start += 1;
    while (taken.has(keyOf(start, 0)));
    let [column, row, hasTurned] = [start, 0, false];
    for (const [depth, item] of items.entries()) {
      if (depth > 0) {
        hasTurned ||= row + 1 === ROAD_ROWS || taken.has(keyOf(column, row + 1));
        if (hasTurned) column += 1;
        else row += 1;
      }
      taken.add(keyOf(column, row));
      cells.push({ column, row, value, item });
    }
  }
  return cells;
}

/** ROAD-2, ROAD-3 The big road. */
export const bigRoad = (results: readonly RoadResult[]): readonly RoadCell<'a' | 'b', Bead>[] =>
  layOut(sideStreaks(results));

/** ROAD-4 The marks of a derived road, in order: of the lengths of the streaks, never of where they are drawn. */
export function derivedMarks(results: readonly RoadResult[], road: DerivedRoad): readonly DerivedMark[] {
  const back = DERIVED_ROADS.indexOf(road) + 1;
  const lengths = sideStreaks(results).map(({ items }) => items.length);
  return lengths.flatMap((length, streak) => {
    const compared = lengths[streak - back];
    if (compared === undefined) return [];
    const before = lengths[streak - 1 - back];
    const first = before === undefined ? [] : [lengths[streak - 1] === before];
    const below = Array.from({ length: length - 1 }, (_, depth) => depth + 2 !== compared + 1);
    return [...first, ...below].map((isRegular) => (isRegular ? 'red' : 'blue'));
  });
}

/** ROAD-5 A derived road: its marks laid out as the big road is, red and blue as the two sides. The item is the mark's number. */
export function derivedRoad(
  results: readonly RoadResult[],
  road: DerivedRoad,
): readonly RoadCell<DerivedMark, number>[] {
  const lines: { value: DerivedMark; items: number[] }[] = [];
  for (const [index, value] of derivedMarks(results, road).entries()) {
    const line = lines.at(-1);
    if (line?.value === value) line.items.push(index);
    else lines.push({ value, items: [index] });
  }
  return layOut(lines);
}

/** ROAD-6 The marks that one more result of a side would make; absent where it makes none yet. */
export function lookAhead(
  results: readonly RoadResult[],
  side: 'a' | 'b',
): Readonly<Record<DerivedRoad, DerivedMark | undefined>> {
  const next = [...results, side];
  const markOf = (road: DerivedRoad): DerivedMark | undefined => {
    const marks = derivedMarks(next, road);
    return marks.length > derivedMarks(results, road).length ? marks.at(-1) : undefined;
  };
  return { bigEye: markOf('bigEye'), small: markOf('small'), cockroach: markOf('cockroach') };
}
