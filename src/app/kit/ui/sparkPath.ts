/** Where the line of a sparkline goes. Pure. */

/** A value from one moment on; whether something before it is not known. */
export interface SparkPoint {
  readonly at: number;
  readonly value: number;
  readonly isAfterGap: boolean;
}

export interface SparkPath {
  /** Steps, as a path: a value stands until the next one. Where something is not known the line ends and begins anew. */
  readonly line: string;
  /** Where values stand at the end of each piece that is followed by a gap, as a path of dots. */
  readonly ends: string;
  readonly last: { readonly x: number; readonly y: number };
}

/** Room around the line, so that a stroke is not cut. */
const MARGIN = 3;
/** Share of the time between first and last move that is shown before the first: what stood longer is shown no longer. */
const LEAD = 0.2;

/** @returns `undefined` for fewer than two points: a value without a move is no line */
export function sparkPath(points: readonly SparkPoint[], width: number, height: number): SparkPath | undefined {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  const lead = Math.max(1, (last.at - second.at) * LEAD);
  const [start, end] = [Math.max(first.at, second.at - lead), last.at + lead];
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const xOf = (at: number) => round(MARGIN + ((Math.max(at, start) - start) / (end - start)) * (width - 2 * MARGIN));
  const yOf = (value: number) =>
    round(height - MARGIN - ((value - least) / Math.max(1, most - least)) * (height - 2 * MARGIN));
  let line = '';
  let ends = '';
  for (const [place, { at, value, isAfterGap }] of points.entries()) {
    const before = points[place - 1];
    const [x, y] = [xOf(at), yOf(value)];
    if (before !== undefined && !isAfterGap) line += `H${x}V${y}`;
    else line += `M${x} ${y}`;
    if (before !== undefined && isAfterGap) ends += `M${xOf(before.at)} ${yOf(before.value)}h0`;
  }
  const y = yOf(last.value);
  return { line: `${line}H${xOf(end)}`, ends, last: { x: xOf(end), y } };
}

const round = (of: number) => Math.round(of * 10) / 10;
