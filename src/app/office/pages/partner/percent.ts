/** Percentages of partners as text: hundredths of a percent. Pure. */

/** `0.8%`, `1.25%`. */
export const rateText = (rate: number): string => `${String(rate / 100)}%`;

/** What was typed as a percentage, in hundredths of one; `undefined` for what is none, or has more than two digits after the point. */
export function rateOf(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (found === null) return undefined;
  const [, whole = '0', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
