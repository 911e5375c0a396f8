/** How a balance went, as a line of steps from zero: numbers alone, drawn by `BalanceChart.tsx`. */
import type { LedgerDay } from '../../../domain/wallet/entry.ts';

export interface Step {
  /** Epoch ms. */
  readonly at: number;
  readonly balance: number;
}

/** What was there at the start of a span and after each hour that has an entry, the earliest first. @param days the latest first */
export function stepsOf(days: readonly LedgerDay[], from: number): readonly Step[] {
  const first = days.at(-1);
  if (first === undefined) return [];
  const steps = days.toReversed().flatMap((day) => day.steps);
  return [{ at: Math.min(from, first.day), balance: first.opening }, ...steps];
}

/** Four lines from zero: the highest is at or above the highest balance. */
export function ticksOf(highest: number): readonly number[] {
  const least = Math.max(1, Math.ceil(highest / 3));
  const size = 10 ** (String(least).length - 1);
  const step = ([1, 2, 3, 4, 5, 6, 8].find((times) => times * size >= least) ?? 10) * size;
  return [0, step, 2 * step, 3 * step];
}

/** The path of the line in a box, x from `from` to `until`. */
export function pathOfSteps(
  steps: readonly Step[],
  { from, until, top, width, height }: Readonly<Record<'from' | 'until' | 'top' | 'width' | 'height', number>>,
): string {
  const x = (at: number) =>
    Math.round((Math.min(Math.max(at - from, 0), until - from) / (until - from)) * width * 10) / 10;
  const y = (balance: number) => Math.round((1 - balance / top) * height * 10) / 10;
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  return `M0 ${y(first.balance)}${rest.map(({ at, balance }) => `H${x(at)}V${y(balance)}`).join('')}H${width}`;
}
