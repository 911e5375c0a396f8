/**
 * Play tether (WAL-02, REQ-11, REQ-12): a rate of the house's own play exchange, held for a span. What is below a won is dropped. A deposit window is followed
 * where it is https alone.
 */
import { z } from 'zod';

const Rate = z.number().int().min(1).max(100_000_000);
const Instant = z.number().int().min(0);

/** What the play exchange says; rates in hundredths of a won. */
export const TetherRate = z.object({
  id: z.string().min(1).max(60),
  rate: Rate,
  /** When it was asked for, and before when it holds. Epoch ms. */
  at: Instant,
  until: Instant,
  /** Of the last hour, the oldest first. */
  history: z.array(z.object({ at: Instant, rate: Rate })).max(60),
});
export type TetherRate = z.infer<typeof TetherRate>;

/** Won for so many tether; a fraction of a won is dropped. */
export const wonOfTether = (usdt: number, rate: number): number => Math.floor((usdt * rate) / 100);

/** Where a member pays in: an address of any kind, which is followed only if it is https. */
export const isSafeDepositUrl = (address: string): boolean => /^https:\/\/[^/\s]/i.test(address);

const MINUTE_MS = 60_000;
const HISTORY_STEP_MS = 5 * MINUTE_MS;
const HISTORY_STEPS = 13;

/** The rate of the play exchange: it moves around the house's by three waves, within a third of a percent, the same for everybody who asks at a moment. */
export function playRateAt(base: number, at: number): number {
  const wave = (minutes: number) => Math.sin((2 * Math.PI * at) / (minutes * MINUTE_MS));
  return Math.max(1, Math.round(base * (1 + (wave(47) + wave(13) / 2 + wave(5) / 4) * 0.002)));
}

/** Rates of the last hour, the oldest first. @param now epoch ms */
export const rateHistory = (base: number, now: number): TetherRate['history'] =>
  Array.from({ length: HISTORY_STEPS }, (_, step) => {
    const at = now - (HISTORY_STEPS - 1 - step) * HISTORY_STEP_MS;
    return { at: Math.max(0, at), rate: playRateAt(base, at) };
  });
