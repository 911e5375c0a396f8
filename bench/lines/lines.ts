/** The lines that are measured, a row each. Rates are those of a mediocre day, not of an advertisement. */
import type { Line, LinePhase } from '../../tests/support/line/figures.ts';

const kbit = (down: number, up = down) => ({ down: down * 1_000, up: up * 1_000 });

/** Slow 4G as browsers' own tools have it. */
const SLOW_4G: LinePhase = { ms: Infinity, ...kbit(1_600, 750), delayMs: 150, jitterMs: 0 };
const THREE_G: LinePhase = { ms: Infinity, ...kbit(400), delayMs: 400, jitterMs: 0 };
const CAFE: LinePhase = { ms: Infinity, ...kbit(8_000, 2_000), delayMs: 5, jitterMs: 295 };

const GOOD: LinePhase = { ms: Infinity, ...kbit(8_000, 2_000), delayMs: 30, jitterMs: 20 };
const nothing = (ms: number): LinePhase => ({ ...GOOD, ms, down: 0, up: 0 });
const rolling = (ms: number, down: number): LinePhase => ({ ms, ...kbit(down, down / 2), delayMs: 80, jitterMs: 120 });

const cutEvery = (ms: number): Line['phases'] => [{ ...SLOW_4G, ms, begins: 'reset' }];

export const LINES = {
  slow4G: { phases: [SLOW_4G] },
  '3G': { phases: [THREE_G] },
  /** Every connection reset every 15 s. */
  cut15: { phases: cutEvery(15_000) },
  cut5: { phases: cutEvery(5_000) },
  /** Through fields, stations and a tunnel, from mast to mast: rates from 0.1 to 2 Mbit/s, stalls, a reset where a mast is left. */
  train: {
    phases: [
      rolling(6_000, 2_000),
      rolling(3_000, 400),
      nothing(2_000),
      rolling(7_000, 1_000),
      { ...rolling(5_000, 150), begins: 'reset' },
      nothing(1_500),
      rolling(8_000, 1_500),
      rolling(4_000, 100),
      nothing(25_000),
      rolling(5_000, 300),
      { ...rolling(8_000, 2_000), begins: 'reset' },
      nothing(3_000),
      rolling(6_000, 600),
    ],
  },
  /** Nothing for twenty seconds, a moment after the page was asked for. */
  lift: { phases: [{ ...GOOD, ms: 4_000 }, nothing(20_000), GOOD] },
  tunnel: { phases: [{ ...SLOW_4G, ms: 5_000 }, nothing(60_000), SLOW_4G] },
  /** From a house's network to a phone's. */
  change: {
    phases: [
      { ms: 5_000, ...kbit(20_000), delayMs: 10, jitterMs: 5 },
      { ...SLOW_4G, begins: 'reset' },
    ],
  },
  /** What the browser says comes to the origin, and for twenty seconds nothing comes back. */
  oneWay: { phases: [{ ...SLOW_4G, ms: 5_000 }, { ...SLOW_4G, ms: 20_000, down: 0 }, SLOW_4G] },
  /** Behind a translator of addresses that forgets who was silent for ten seconds. */
  cafe: { phases: [CAFE], forgottenAfterMs: 10_000 },
} as const satisfies Readonly<Record<string, Omit<Line, 'name'>>>;

export type LineName = keyof typeof LINES;
export const LINE_NAMES = Object.keys(LINES) as readonly LineName[];

export const lineOf = (name: LineName): Line => ({ name, ...LINES[name] });
