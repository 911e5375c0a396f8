/** The price a step above or below another, as traders move prices: finer where prices are low. Hundredths; pure. */
const STEPS = [
  { below: 200, step: 1 },
  { below: 300, step: 2 },
  { below: 500, step: 5 },
  { below: 1_000, step: 10 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
] as const;
const [LEAST, MOST] = [101, 10_000_000];

export function besideOdds(odds: number, by: 1 | -1): number {
  const { step } = STEPS.find(({ below }) => (by === 1 ? odds < below : odds <= below)) ?? STEPS[4];
  return Math.min(MOST, Math.max(LEAST, odds + by * step));
}
