/** Amounts as the beginning of the range they fall in (RPT-4): a file that is handed on says what was done, not with how much. */

/** Fields that are amounts of somebody, wherever they stand. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['stake', 'expectedWinnings', 'paid', 'emoney', 'point', 'amount', 'winnings', 'balance', 'returned', 'payout'],
]);

/** 0, 1, 3, 10, 30, … as far as amounts go. */
export function bucketed(amount: number): number {
  if (!Number.isFinite(amount) || amount === 0) return 0;
  const size = Math.abs(amount);
  const power = 10 ** Math.floor(Math.log10(size));
  return Math.sign(amount) * (size >= 3 * power ? 3 * power : power);
}

/** The same value with its amounts in ranges. */
export function inRanges<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inRanges) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]: [string, unknown]) => [
    name,
    typeof field === 'number' && AMOUNTS.has(name) ? bucketed(field) : inRanges(field),
  ]);
  return Object.fromEntries(entries) as Value;
}
