/** What is made of a line by what its calls, pieces and cuts tell: named lines, and the way from one state to the other. */
import { describe, expect, it } from 'vitest';
import {
  estimated,
  measuresOf,
  UNKNOWN_LINE,
  type LineEstimate,
  type LineSignal,
} from '../../../src/worker/line/estimate.ts';
import { fetchesRest } from '../../../src/domain/events/line.ts';
import { lineStateOf } from '../../../src/worker/line/lineState.ts';

const T0 = 1_700_000_000_000;
const BLOCK = 65_536;
const call = (ms: number): LineSignal => ({ kind: 'call', ms });
const block = (ms: number, bytes = BLOCK): LineSignal => ({ kind: 'bytes', bytes, ms });
const CUT: LineSignal = { kind: 'cut' };

/** Signals five seconds apart. */
function after(signals: readonly LineSignal[], line: LineEstimate = UNKNOWN_LINE, from = T0): LineEstimate {
  return signals.reduce((before, signal, index) => estimated(before, signal, from + index * 5_000), line);
}
/** As a line of this rate and delay would give them: three calls, and pieces. */
const lineOf = (kbits: number, roundTripMs: number): readonly LineSignal[] => {
  const pieceMs = (BLOCK * 8) / kbits;
  return [call(roundTripMs + 180), call(roundTripMs), call(roundTripMs + 20), block(pieceMs), block(pieceMs)];
};

describe('LIN-1 a line is', () => {
  it.each([
    ['fibre', 100_000, 10, 'good'],
    ['slow 4G', 1_600, 300, 'good'],
    ['a full cell', 400, 800, 'slow'],
    ['2G', 250, 300, 'slow'],
    ['a satellite', 5_000, 900, 'good'],
    ['a full cell with a long queue', 2_000, 1_500, 'slow'],
  ] as const)('%s: %i kbit/s, %i ms: %s', (_name, kbits, roundTripMs, state) => {
    expect(after(lineOf(kbits, roundTripMs)).state).toBe(state);
  });

  it('good while nothing is known of it, and known by its calls before a byte of an image came', () => {
    expect(UNKNOWN_LINE.state).toBe('good');
    expect(after([call(1_900), call(1_300)]).state).toBe('slow');
  });

  it('measured by its shortest call: a slow answer is the origin’s', () => {
    const line = after([call(2_000), call(80), call(900)]);
    expect(measuresOf(line, T0 + 15_000).roundTripMs).toBe(80);
    expect(line.state).toBe('good');
  });

  it('measured by the bytes that came and the time they were waited for, in however many chunks', () => {
    const chunks = Array.from({ length: 60 }, () => block(10, 1_638));
    const line = chunks.reduce((before, chunk, index) => estimated(before, chunk, T0 + index * 10), UNKNOWN_LINE);
    expect(measuresOf(line, T0 + 600).bytesPerSecond).toBeCloseTo(163_800, -4);
    expect(measuresOf(after([block(100, 200)]), T0).bytesPerSecond).toBeUndefined();
  });

  it('measured once where two answers come side by side, each of which waits for the other', () => {
    let line = UNKNOWN_LINE;
    for (let at = 100; at <= 1_000; at += 100) {
      line = estimated(line, block(200, 10_000), T0 + at);
    }
    expect(measuresOf(line, T0 + 1_000).bytesPerSecond).toBeLessThanOrEqual(100_000);
    expect(measuresOf(line, T0 + 1_000).bytesPerSecond).toBeGreaterThan(75_000);
  });

  it('measured by a wait for almost nothing too', () => {
    expect(after([block(2_500, 500), block(2_500, 500)]).state).toBe('slow');
  });

  it('not judged by one call or one piece: the origin or this machine may have been busy', () => {
    expect(after([call(5_000)]).state).toBe('good');
    expect(after([block(5_000)]).state).toBe('good');
  });

  it('slow while it is cut three times a minute, and not by two: a change of network, or an origin that was started anew', () => {
    const twice = after([CUT, CUT]);
    expect(twice.state).toBe('good');
    const often = estimated(twice, CUT, T0 + 15_000);
    expect(often.state).toBe('slow');
    expect(estimated(often, undefined, T0 + 70_000).state).toBe('slow');
    expect(estimated(often, undefined, T0 + 80_000).state).toBe('good');
  });

  it('cut once by cuts within three seconds: a network that changes cuts what is opened meanwhile', () => {
    const cuts = [0, 900, 1_800, 2_700].reduce((line, at) => estimated(line, CUT, T0 + at), UNKNOWN_LINE);
    expect(measuresOf(cuts, T0 + 3_000).cutsPerMinute).toBe(1);
    expect(measuresOf(estimated(cuts, CUT, T0 + 3_100), T0 + 3_100).cutsPerMinute).toBe(2);
  });
});

describe('LIN-2 between the states', () => {
  it('lies a gap: what is just below the limit of one is not yet the other', () => {
    const slow = after(lineOf(500, 100));
    expect(slow.state).toBe('slow');
    const better = after([block(750), block(750), block(750), block(750), block(750)], slow, T0 + 25_000);
    expect(measuresOf(better, T0 + 50_000).bytesPerSecond).toBeGreaterThan(80_000);
    expect(better.state).toBe('slow');
    const good = after([block(400), block(400), block(400)], better, T0 + 50_000);
    expect(good.state).toBe('good');
    expect(after([block(750)], good, T0 + 65_000).state).toBe('good');
  });

  it('what is old counts no more: a line whose pieces were slow is tried again after two minutes', () => {
    const slow = after([call(100), block(3_000), block(3_000)]);
    expect(slow.state).toBe('slow');
    expect(estimated(slow, call(100), T0 + 120_000).state).toBe('slow');
    expect(estimated(slow, call(100), T0 + 135_000).state).toBe('good');
  });

  it('a clock that was set back proves nothing, and what is kept is bounded', () => {
    const signals = Array.from({ length: 60 }, () => [call(50), block(100), CUT]).flat();
    const many = signals.reduce((before, signal, index) => estimated(before, signal, T0 + index * 1_100), UNKNOWN_LINE);
    expect([many.calls.length, many.rates.length, many.cuts.length]).toEqual([5, 5, 10]);
    expect(measuresOf(many, T0 - 3_600_000)).toEqual({
      roundTripMs: undefined,
      bytesPerSecond: undefined,
      cutsPerMinute: 0,
    });
  });
});

describe('LIN-3 what nobody looks at', () => {
  const good = { state: 'good' } as const;
  const slow = { state: 'slow' } as const;
  it.each([
    [good, {}, 'auto', 'good', true],
    [slow, {}, 'auto', 'slow', false],
    [slow, {}, 'all', 'slow', true],
    [good, {}, 'saving', 'saving', false],
    [good, { saveData: true }, 'auto', 'saving', false],
    [good, { saveData: true }, 'all', 'good', true],
    [good, { effectiveType: '2g' }, 'auto', 'saving', false],
    [good, { effectiveType: 'slow-2g' }, 'all', 'slow', true],
    [good, { effectiveType: '3g' }, 'auto', 'good', true],
  ] as const)(
    'on %o, hinted %o, chosen %s: the line is %s, and it is fetched: %s',
    (line, hints, choice, state, is) => {
      expect(lineStateOf(line, hints, choice)).toBe(state);
      expect(fetchesRest(state, choice, false)).toBe(is);
      // LIN-10: of a wide offer only where the member asked for all.
      expect(fetchesRest(state, choice, true)).toBe(choice === 'all');
    },
  );
});
