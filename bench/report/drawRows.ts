/** Figures of several subjects as marks on a row each: one logarithmic axis for all, and the right edge for what never came. */
import { COLOURS, escaped } from './drawPlot.ts';

export interface DrawnRow {
  readonly name: string;
  /** One for each mark; `Infinity` for never. */
  readonly values: readonly number[];
}

export interface RowsDrawing {
  readonly title: string;
  readonly xLabel: string;
  /** Names of the marks. */
  readonly marks: readonly string[];
  readonly rows: readonly DrawnRow[];
  /** Where the axis ends. */
  readonly most: number;
}

const WIDTH = 760;
const LEFT = 84;
const RIGHT = 130;
const TOP = 44;
const ROW = 34;
const BOTTOM = 52;
const TICKS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

export function drawRows({ title, xLabel, marks, rows, most }: RowsDrawing): string {
  const height = TOP + rows.length * ROW + BOTTOM;
  const finite = rows.flatMap(({ values }) => values).filter((value) => Number.isFinite(value) && value > 0);
  const least = Math.min(1, ...finite);
  const share = (value: number) => Math.log(Math.min(value, most) / least) / Math.log(most / least);
  const x = (value: number) => (LEFT + Math.max(0, share(value)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const grid = TICKS.filter((value) => value >= least && value <= most).map(
    (value) =>
      `<path d="M${x(value)} ${TOP}V${height - BOTTOM}" stroke="#e5e7eb"/><text x="${x(value)}" y="${height - BOTTOM + 16}" text-anchor="middle">${value}</text>`,
  );
  const drawn = rows.flatMap(({ name, values }, row) => {
    const y = TOP + row * ROW + ROW / 2;
    const spread = marks.map((_, mark) => y + (mark - (marks.length - 1) / 2) * 7);
    return [
      `<path d="M${LEFT} ${TOP + row * ROW}H${WIDTH - RIGHT}" stroke="#f3f4f6"/>`,
      `<text x="${LEFT - 8}" y="${y}" dy="4" text-anchor="end">${escaped(name)}</text>`,
      ...values.flatMap((value, mark) => {
        if (Number.isNaN(value)) return [];
        const colour = COLOURS[mark % COLOURS.length] ?? '#000';
        const at = spread[mark] ?? y;
        const line = `<path d="M${LEFT} ${at}H${x(value)}" stroke="${colour}" stroke-width="1.4" opacity="0.45"/>`;
        const end = Number.isFinite(value)
          ? `<circle cx="${x(value)}" cy="${at}" r="3" fill="${colour}"/>`
          : `<path d="M${x(most)} ${at - 3}l6 3l-6 3z" fill="${colour}"/>`;
        return [line, end];
      }),
    ];
  });
  const legend = marks.map(
    (name, mark) =>
      `<text x="${WIDTH - RIGHT + 16}" y="${TOP + 8 + mark * 20}" fill="${COLOURS[mark % COLOURS.length] ?? '#000'}">${escaped(name)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#374151">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">${escaped(title)}</text>`,
    ...grid,
    ...drawn,
    ...legend,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${height - 12}" text-anchor="middle">${escaped(xLabel)}</text>`,
    '</svg>\n',
  ].join('\n');
}
