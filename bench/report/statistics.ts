/** The few numbers a report is made of. */

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of ratios of the same rounds: what one machine state did to both sides cancels out. */
export function medianRatio(above: readonly number[], below: readonly number[]): number {
  return median(above.flatMap((value, round) => (below[round] === undefined ? [] : [value / below[round]])));
}

/** @returns the slope of the best line through (log x, log y): y grows like x to this power */
export function exponentOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const logs = points.filter(({ x, y }) => x > 0 && y > 0).map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const meanX = logs.reduce((sum, { x }) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, { y }) => sum + y, 0) / logs.length;
  const covariance = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

/** Three figures that count: 12,345 · 12.3 · 0.012. */
export function brief(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en-US');
  if (Math.abs(value) >= 100) return value.toFixed(0);
  if (Math.abs(value) >= 10) return value.toFixed(1);
  return Math.abs(value) >= 1 ? value.toFixed(2) : value.toFixed(3);
}
