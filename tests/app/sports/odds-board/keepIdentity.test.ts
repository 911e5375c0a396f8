/** Rows that show the same stay the same objects, so that they are not drawn again. */
import { describe, expect, it } from 'vitest';
import { keepIdentity } from '../../../../src/app/sports/odds-board/keepIdentity.ts';
import { aFixture, selectionId, withPrices } from '../../../support/domain/eventFactory.ts';

const copy = <Value>(value: Value): Value => structuredClone(value);

describe('SYN-04: identity of rows', () => {
  it('gives the old list back when fresh copies show the same', () => {
    const before = [aFixture('a'), aFixture('b')];
    expect(keepIdentity(before, copy(before))).toBe(before);
  });

  it('replaces only the row whose version grew', () => {
    const before = [aFixture('a'), aFixture('b')];
    const [first, second] = copy(before);
    if (first === undefined || second === undefined) throw new Error('two fixtures');
    const moved = withPrices(second, [{ selectionId: selectionId('b-h'), version: 2, odds: 190 }]);
    const after = keepIdentity(before, [first, moved]);
    expect(after).not.toBe(before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(moved);
  });

  it('sees a change of status, start, names, clock, order and number', () => {
    const [a, b] = [aFixture('a'), aFixture('b')];
    expect(keepIdentity([a], [{ ...a, status: 'finished' }])[0]?.status).toBe('finished');
    expect(keepIdentity([a], [{ ...a, startAt: a.startAt + 1 }])[0]).not.toBe(a);
    expect(keepIdentity([a], [{ ...a, home: 'Renamed' }])[0]?.home).toBe('Renamed');
    expect(keepIdentity([a], [{ ...a, leagueName: 'Renamed' }])[0]?.leagueName).toBe('Renamed');
    const score = { period: 10, clockSeconds: 60, home: 0, away: 0 };
    const later = { ...a, score: { ...score, clockSeconds: 120 } };
    expect(keepIdentity([{ ...a, score }], [later])[0]).toBe(later);
    expect(keepIdentity([a, b], copy([b, a]))).toEqual([b, a]);
    expect(keepIdentity([a, b], copy([a]))).toEqual([a]);
  });
});
