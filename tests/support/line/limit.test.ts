/** What no page could do better on a line: bytes at its rate, through stalls, and two round trips. */
import { describe, expect, it } from 'vitest';
import type { Line, LinePhase } from './figures.ts';
import { limitOf } from './limit.ts';

/** 1,000 bytes a second. */
const STEADY: LinePhase = { ms: Infinity, down: 8_000, up: 8_000, delayMs: 100, jitterMs: 0 };
const lineOf = (...phases: [LinePhase, ...LinePhase[]]): Line => ({ name: 'tested', phases });

describe('the limit of a line', () => {
  it('is its bytes at its rate and two round trips', () => {
    expect(limitOf(lineOf(STEADY), 0, 3_000)).toBe(3_000 + 400);
    expect(limitOf(lineOf(STEADY), 50_000, 3_000)).toBe(3_000 + 400);
  });

  it('waits through a stall, and begins where the line stands', () => {
    const line = lineOf({ ...STEADY, ms: 4_000 }, { ...STEADY, ms: 20_000, down: 0 }, STEADY);
    expect(limitOf(line, 0, 4_000)).toBe(4_000 + 400);
    expect(limitOf(line, 2_000, 4_000)).toBe(24_000 + 400);
    expect(limitOf(line, 10_000, 1_000)).toBe(15_000 + 400);
    expect(limitOf(line, 30_000, 1_000)).toBe(1_000 + 400);
  });

  it('goes round where the phases do, each at its own rate', () => {
    const line = lineOf({ ...STEADY, ms: 1_000 }, { ...STEADY, ms: 1_000, down: 4_000 });
    expect(limitOf(line, 0, 3_000)).toBe(4_000 + 400);
    expect(limitOf(line, 2_500, 1_000)).toBe(1_500 + 400);
  });

  it('is never where a line brings nothing for ever, or where the bytes never came', () => {
    expect(limitOf(lineOf({ ...STEADY, down: 0 }), 0, 1)).toBe(Infinity);
    expect(limitOf(lineOf(STEADY), 0, Infinity)).toBe(Infinity);
  });
});
