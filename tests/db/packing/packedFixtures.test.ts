/** Fixtures as they are stored: the same when read back, nothing at all when damaged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFixture, readFixtureRow, unpackFixture } from '../../../src/db/packing/packedFixtures.ts';
import { evolveFixture } from '../../../src/domain/sports/evolveFixture.ts';
import { Fixture } from '../../../src/domain/sports/fixture.ts';
import { anyFeedEvent, anyFixture } from '../../support/engine/feedArbitraries.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';

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

  it('D9 is nothing at all when a text was cut or is not its own', () => {
    const { row } = packFixture(sampleFixture(1));
    const one = packFixture(
      sampleFixture(1, { markets: sampleFixture(1).markets.map((m) => ({ ...m, selections: [] })) }),
    );
    expect(unpackFixture(row)).toEqual(sampleFixture(1));
    const damaged: unknown[] = [
      undefined,
      'row',
      { ...row, fixtureId: '' },
      { ...row, about: row.about.slice(0, -1) },
      { ...row, about: undefined },
      { ...row, state: undefined },
      { ...row, state: '' },
      { ...row, state: row.state.slice(0, -1) },
      { ...row, state: `${row.state}0` },
      { ...row, state: one.row.state },
      { ...one.row, state: row.state },
    ];
    for (const stored of damaged) expect(unpackFixture(stored)).toBeUndefined();
  });

  it('D9 is nothing at all, or a fixture by its schema, whatever its characters are', () => {
    fc.assert(
      fc.property(anyFixture, fc.nat(), fc.nat(255), (fixture, place, code) => {
        const { row } = packFixture(fixture);
        const at = place % row.state.length;
        const state = row.state.slice(0, at) + String.fromCharCode(code) + row.state.slice(at + 1);
        const read = unpackFixture({ ...row, state });
        if (read !== undefined) expect(Fixture.parse(read)).toEqual(read);
      }),
      { numRuns: 1_000 },
    );
  });
});
