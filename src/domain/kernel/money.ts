/** Money: integer won. No fraction of a won exists anywhere in the product (rule MON-1). */
import { z } from 'zod';

/** A sum of won, zero or more, exact as a number (at most 9e15). */
export const Won = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A change of a balance in won; may be negative. */
export const WonDelta = z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** `1284500` → `1,284,500`. Does not depend on the machine's locale. */
export function formatWon(won: number): string {
  return won.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/**
 * Reads the digits of a sum and drops what groups them (rule MON-2). What a member typed is read as a whole first (rule AMT-1).
 *
 * @returns won; 0 for a text without digits; `Number.MAX_SAFE_INTEGER` for one too long to be an amount
 */
export function parseWon(text: string): number {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > 15 ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/** A number of won or hundredths as exact as a number can be: what is above 2^53 − 1 stays at it, which no limit accepts (rule MON-3). */
export function saturated(value: bigint): number {
  return Number(value > MAX_EXACT ? MAX_EXACT : value);
}

const MAX_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
