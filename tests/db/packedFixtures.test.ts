/** Fixtures as they are stored: the same when read back, nothing at all when damaged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFixture, readFixtureRow, unpackFixture } from '../../src/db/packedFixtures.ts';
import { evolveFixture } from '../../src/db/projections/fixtures.ts';
import { anyFeedEvent, anyFixture } from '../support/engine/feedArbitraries.ts';
import { oddsChanged, sampleFixture } from '../support/engine/sampleData.ts';

describe('LAW-4 a stored fixture', () => {
  it('is read back as it was, and after any event is stored as if it were new', () => {
    fc.assert(
      fc.property(anyFixture, fc.array(anyFeedEvent, { maxLength: 4 }), (fixture, events) => {
        const before = packFixture(fixture);
        expect(unpackFixture(before.row)).toEqual(fixture);
        const after = events.reduce(
          (stored, event) => packFixture(evolveFixture(stored.fixture, event) ?? stored.fixture, stored),
          before,
        );
        expect(after.row).toEqual(packFixture(after.fixture).row);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same object while its texts are the same, and keeps the text that no price changes', () => {
    const before = packFixture(sampleFixture(1));
    const read = readFixtureRow(before.row);
    expect(readFixtureRow({ ...before.row }, read)).toBe(read);
    const after = packFixture(evolveFixture(before.fixture, oddsChanged(1, 2, 250))!, before);
    expect(after.row.about).toBe(before.row.about);
    expect(after.row.state).not.toBe(before.row.state);
    expect(readFixtureRow(after.row, read)?.fixture).toEqual(after.fixture);
  });

  it('D9 is nothing at all when a text was cut, a price is missing, one too many, or none', () => {
    const { row } = packFixture(sampleFixture(1));
    const prices = (change: (prices: unknown[]) => unknown) => {
      const state = JSON.parse(row.state) as unknown[];
      return { ...row, state: JSON.stringify([...state.slice(0, 3), change(state[3] as unknown[])]) };
    };
    expect(unpackFixture(prices((all) => all))).toEqual(sampleFixture(1));
    const damaged: unknown[] = [
      undefined,
      'row',
      { ...row, fixtureId: '' },
      { ...row, about: row.about.slice(0, -1) },
      { ...row, state: undefined },
      prices((all) => all.slice(1)),
      prices((all) => [...all, all[0]]),
      prices((all) => [[99, ...(all[0] as unknown[]).slice(1)], ...all.slice(1)]),
    ];
    for (const stored of damaged) expect(unpackFixture(stored)).toBeUndefined();
  });
});
