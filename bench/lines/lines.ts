/** The lines that are measured, a row each. Rates are those of a mediocre day, not of an advertisement. */
import type { Line, LinePhase } from '../../tests/support/line/figures.ts';

const kbit = (down: number, up = down) => ({ down: down * 1_000, up: up * 1_000 });

/** Slow 4G as browsers' own tools have it. */
const SLOW_4G: LinePhase = { ms: Infinity, ...kbit(1_600, 750), delayMs: 150, jitterMs: 0 };
const THREE_G: LinePhase = { ms: Infinity, ...kbit(400), delayMs: 400, jitterMs: 0 };
const CAFE: LinePhase = { ms: Infinity, ...kbit(8_000, 2_000), delayMs: 5, jitterMs: 295 };

const cutEvery = (ms: number): Line['phases'] => [{ ...SLOW_4G, ms, begins: 'reset' }];

export const LINES = {
  slow4G: { phases: [SLOW_4G] },
  '3G': { phases: [THREE_G] },
  /** Every connection reset every 15 s. */
  cut15: { phases: cutEvery(15_000) },
  cut5: { phases: cutEvery(5_000) },
  /** Behind a translator of addresses that forgets who was silent for ten seconds. */
  cafe: { phases: [CAFE], forgottenAfterMs: 10_000 },
} as const satisfies Readonly<Record<string, Omit<Line, 'name'>>>;

export type LineName = keyof typeof LINES;
export const LINE_NAMES = Object.keys(LINES) as readonly LineName[];

export const lineOf = (name: LineName): Line => ({ name, ...LINES[name] });
