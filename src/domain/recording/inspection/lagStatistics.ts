/** How long changes took from the origin's decision to the screen (INS-6): percentiles, a histogram, and where the time went. */
import { LAG_PARTS, type LagParts, type LogLine } from './logLine.ts';

/** Width of a bar, ms; the last bar holds everything from `LAG_BARS - 1` widths on. */
export const LAG_BAR_MS = 10;
export const LAG_BARS = 16;

export interface LagStatistics {
  /** How many were painted. */
  readonly count: number;
  /** Ms; 0 where nothing was painted. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Lines of each bar. */
  readonly bars: readonly number[];
  /** Mean ms of each part over the lines that tell it; absent where none does. */
  readonly parts: LagParts;
}

/** @param lines any; those that were not painted do not count */
export function lagStatistics(lines: Iterable<LogLine>): LagStatistics {
  const lags: number[] = [];
  const bars = Array.from({ length: LAG_BARS }, () => 0);
  const sums = new Map<keyof LagParts, { sum: number; count: number }>();
  for (const { lag, parts = {} } of lines) {
    if (lag === undefined) continue;
    lags.push(lag);
    const bar = barOf(lag);
    bars[bar] = (bars[bar] ?? 0) + 1;
    for (const part of LAG_PARTS) {
      const ms = parts[part];
      if (ms === undefined) continue;
      const known = sums.get(part) ?? { sum: 0, count: 0 };
      sums.set(part, { sum: known.sum + ms, count: known.count + 1 });
    }
  }
  lags.sort((a, b) => a - b);
  const means = Object.fromEntries([...sums].map(([part, { sum, count }]) => [part, sum / count]));
  return {
    count: lags.length,
    ...{ p50: percentile(lags, 50), p95: percentile(lags, 95), p99: percentile(lags, 99) },
    bars,
    parts: means,
  };
}

/** Which bar a lag is in. @param lag ms */
export const barOf = (lag: number): number => Math.min(LAG_BARS - 1, Math.max(0, Math.floor(lag / LAG_BAR_MS)));

/**
 * The least of the values that so many of a hundred do not exceed; 0 of none.
 *
 * @param sorted ascending
 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
