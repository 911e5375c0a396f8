/** Exact rational numbers, not reduced: numerator over a denominator above zero. The oracle's own arithmetic; it uses none of the product's. */

export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const fraction = (over: number, under: number): Fraction => ({ over: BigInt(over), under: BigInt(under) });

export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

/** The largest whole number that is not above it; for numbers of zero or more. */
export const floor = ({ over, under }: Fraction): bigint => (over - (over % under)) / under;

/** To the nearest whole number, halves up: twice the value plus one, halved and cut. */
export const roundHalfUp = ({ over, under }: Fraction): bigint => floor({ over: over * 2n + under, under: under * 2n });

/** Whether a ≤ b. */
export const isAtMost = (a: Fraction, b: Fraction): boolean => a.over * b.under <= b.over * a.under;
