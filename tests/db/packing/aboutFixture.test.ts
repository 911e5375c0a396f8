/** The reader of what a fixture is, which pages load instead of the domain's schema, against that schema. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAbout, isFixtureId } from '../../../src/db/packing/aboutFixture.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { FIXTURE_LIMITS, Fixture, Market, Selection } from '../../../src/domain/sports/fixture.ts';
import { anyFixture } from '../../support/engine/feedArbitraries.ts';

const { shape } = Fixture;
const { selectionId, side, name, line } = Selection.shape;
const market = Market.shape;
const Selections = z.array(z.tuple([selectionId, side, name, line])).max(FIXTURE_LIMITS.selections);
const Markets = z
  .array(z.tuple([market.marketId, market.name, market.baseLine, Selections]))
  .max(FIXTURE_LIMITS.markets);
const Schema = z.tuple([
  ...([shape.sportId, shape.locationId, shape.locationName, shape.leagueId, shape.leagueName] as const),
  ...([shape.home, shape.away, shape.turnsInPlay, Markets] as const),
]);

const LENGTHS = [0, 1, 16, 17, 24, 25, 64, 65, 80, 81, 120, 121, 160, 161];
const anyValue = fc.oneof(
  fc.constantFrom(...LENGTHS).map((length) => '가'.repeat(length)),
  fc.constantFrom<unknown>(null, 1, true, 'home', 'nobody', [], {}, [[]]),
);

/** `value` with the `at`-th of its parts, counted depth first, replaced. The whole is part 0. */
function withPart(value: unknown, at: number, part: unknown): unknown {
  let seen = -1;
  const walk = (node: unknown): unknown => {
    seen += 1;
    if (seen === at) return part;
    return Array.isArray(node) ? node.map((one: unknown) => walk(one)) : node;
  };
  return walk(value);
}

const partsOf = (value: unknown): number =>
  1 + (Array.isArray(value) ? value.reduce((sum: number, one: unknown) => sum + partsOf(one), 0) : 0);

describe('D9 what a stored fixture is', () => {
  it('is accepted exactly when the schema accepts it, whichever of its parts is whatever else', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyFixture, fc.nat(), anyValue, (fixture, place, value) => {
        const about: unknown = JSON.parse(packFixture(fixture).row.about);
        expect(isAbout(about)).toBe(true);
        const changed = withPart(about, place % partsOf(about), value);
        const isSound = Schema.safeParse(changed).success;
        expect(isAbout(changed)).toBe(isSound);
        if (isSound) accepted += 1;
        else refused += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(100);
  });

  it.each([
    ['selections', FIXTURE_LIMITS.selections],
    ['markets', FIXTURE_LIMITS.markets],
  ] as const)('has at most so many %s: %i', (what, most) => {
    const [aSelection] = [['1', 'home', '1', '']];
    const lists = (length: number) =>
      what === 'markets'
        ? Array.from({ length }, () => ['1', '1X2', '', []])
        : [['1', '1X2', '', Array.from({ length }, () => aSelection)]];
    for (const [length, isSound] of [
      [most, true],
      [most + 1, false],
    ] as const) {
      const about = ['6046', '410', 'KR', '1', 'K리그1', '울산', '전북', false, lists(length)];
      expect([isAbout(about), Schema.safeParse(about).success]).toEqual([isSound, isSound]);
    }
  });

  it('belongs to an id that the schema accepts', () => {
    for (const id of ['', 'f', 'f'.repeat(64), 'f'.repeat(65), 1, null])
      expect(isFixtureId(id)).toBe(shape.fixtureId.safeParse(id).success);
  });
});
