/** Curves as SVG: axes that are linear or logarithmic. */
import type { Plot } from './partReport.ts';
import { brief } from './statistics.ts';

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 64;
const RIGHT = 190;
const TOP = 40;
const BOTTOM = 48;
export const COLOURS = ['#2563eb', '#dc2626', '#059669', '#d97706', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f'];

interface Axis {
  readonly ticks: readonly number[];
  /** Where a value lies, 0 to 1. */
  place(value: number): number;
}

export function drawPlot(plot: Plot): string {
  const points = plot.curves.flatMap((curve) => curve.points);
  const xValues = points.map(({ x }) => x);
  const xAxis = plot.xScale === 'linear' ? linearAxis(xValues) : logAxis(xValues);
  const yValues = points.map(({ y }) => y);
  const yAxis = plot.yScale === 'log' ? logAxis(yValues) : linearAxis(yValues);
  const x = (value: number) => (LEFT + xAxis.place(value) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (value: number) => (HEIGHT - BOTTOM - yAxis.place(value) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const lines = plot.curves.map((curve, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? '#000';
    const path = curve.points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
    const label = `<text x="${WIDTH - RIGHT + 12}" y="${TOP + 8 + index * 20}" fill="${colour}">${escaped(curve.name)}</text>`;
    return `<polyline fill="none" stroke="${colour}" stroke-width="1.8" points="${path}"/>${label}`;
  });
  const grid = [
    ...xAxis.ticks.map(
      (value) =>
        `<path d="M${x(value)} ${TOP}V${HEIGHT - BOTTOM}" stroke="#e5e7eb"/><text x="${x(value)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${tick(value)}</text>`,
    ),
    ...yAxis.ticks.map(
      (value) =>
        `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#e5e7eb"/><text x="${LEFT - 6}" y="${y(value)}" dy="4" text-anchor="end">${tick(value)}</text>`,
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" fill="#374151">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="22" font-size="14">${escaped(plot.title)}</text>`,
    ...grid,
    ...lines,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${escaped(plot.xLabel)}</text>`,
    `<text x="${LEFT}" y="${TOP - 4}" font-size="11">${escaped(plot.yLabel)}</text>`,
    '</svg>\n',
  ].join('\n');
}

function logAxis(values: readonly number[]): Axis {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive))));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  return { ticks, place: (value) => (Math.log10(Math.max(value, 10 ** low)) - low) / (high - low) };
}

function linearAxis(values: readonly number[]): Axis {
  const high = Math.max(...values, 1e-9);
  return { ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * high), place: (value) => value / high };
}

const tick = (value: number): string => (value >= 1e6 ? `${brief(value / 1e6)} M` : brief(value));

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shares of values not above each value, thinned to what a plot can show. */
export function cumulative(values: readonly number[]): { readonly x: number; readonly y: number }[] {
  const sorted = values.toSorted((a, b) => a - b);
  const shares = [...Array.from({ length: 100 }, (_, index) => index / 100), 0.995, 0.999, 1];
  return shares.map((share) => ({
    x: Math.max(0.05, sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0.05),
    y: share * 100,
  }));
}
