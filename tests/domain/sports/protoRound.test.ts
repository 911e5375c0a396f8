import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beside, numberAt, roundAt, roundOf } from '../../../src/domain/sports/protoRound.ts';

const seoul = (text: string) => Date.parse(`${text}+09:00`);
const moments = fc.integer({ min: seoul('2024-01-01T00:00:00'), max: seoul('2030-12-31T00:00:00') });

describe('PRT rounds', () => {
  it('PRT-1 end on Monday, Wednesday and Friday at 23:00 in Seoul', () => {
    const starts = (at: string) => roundAt(seoul(at)).starts;
    expect(starts('2026-10-24T13:42:18')).toEqual([seoul('2026-10-23T23:00:00'), seoul('2026-10-26T23:00:00')]);
    expect(starts('2026-10-26T22:59:59')[1]).toBe(seoul('2026-10-26T23:00:00'));
    expect(starts('2026-10-26T23:00:00')).toEqual([seoul('2026-10-26T23:00:00'), seoul('2026-10-28T23:00:00')]);
  });

  it('PRT-2 are numbered by the year in which they end', () => {
    expect(roundAt(seoul('2026-01-01T12:00:00')).number).toBe(1);
    expect(roundAt(seoul('2026-01-03T12:00:00')).number).toBe(2);
    expect(roundAt(seoul('2026-10-24T12:00:00')).number).toBe(128);
    expect(roundAt(seoul('2025-12-31T23:30:00')).number).toBe(1);
  });

  it('PRT-1 PRT-2 follow one another without a gap, and each is found by its number', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const round = roundAt(at);
        expect(at >= round.starts[0] && at < round.starts[1]).toBe(true);
        const next = beside(round, 1);
        expect(next.starts[0]).toBe(round.starts[1]);
        expect([round.number + 1, 1]).toContain(next.number);
        expect(beside(next, -1)).toEqual(round);
        expect(roundOf(next.number, at)).toEqual(next);
        expect(roundOf(round.number, at)).toEqual(round);
      }),
    );
  });

  it('PRT-2 a number that no round has is that of the round of now', () => {
    const now = seoul('2026-10-24T12:00:00');
    expect(roundOf(999, now)).toEqual(roundAt(now));
  });

  it('PRT-3 three numbers a game, in their order', () => {
    expect([0, 1, 2].map(numberAt)).toEqual([1, 4, 7]);
  });
});
