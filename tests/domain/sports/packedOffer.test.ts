/** Fixtures as a block holds them (S-25): read back as they were, whatever they say; anything else is refused and never thrown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import { SPORT } from '../../../src/domain/reference/sports.ts';
import { FIXTURE_STATUSES, SELECTION_STATUSES, type Settlement } from '../../../src/domain/reference/statuses.ts';
import { Fixture, SIDES, type Market, type Score, type Selection } from '../../../src/domain/sports/fixture.ts';
import { packOffer, unpackOffer } from '../../../src/domain/sports/packedOffer.ts';
import { anyPlay } from '../../support/engine/playArbitraries.ts';
import { seededRandom } from '../../support/seededRandom.ts';

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const oneOf = <Value>(random: Random, values: readonly Value[]): Value => values[below(random, values.length)]!;
const listOf = <Value>(random: Random, most: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: below(random, most + 1) }, (_, index) => make(index));

/** Texts that a separator, a number or a property would be mistaken for. */
const HOSTILE = [
  '',
  '0',
  '-',
  '--1',
  '-0',
  '007',
  '1e3',
  ',',
  '"',
  '\\',
  '\n',
  '\u0000',
  '\uFFFD',
  '\uD800',
  '𝟙',
  '한판',
];
const MORE = [
  '__proto__',
  'constructor',
  'null',
  '9007199254740993',
  '0x10',
  '999999999999999',
  '1000000000000000',
  ' 1',
];
const textIn = (random: Random) => oneOf(random, [...HOSTILE, ...MORE, String(below(random, 1_000_000))]);
/** Ids have a character at least. */
const idIn = (random: Random) => textIn(random) || String(below(random, 1e9));
const lineIn = (random: Random) => oneOf(random, ['', '-1.5', '1.5', '0', '-0', '2.5', textIn(random)]);
const timeIn = (random: Random) =>
  oneOf(random, [0, 1, 1_795_386_240_000, 1_795_386_240_001 + below(random, 1e6), Number.MAX_SAFE_INTEGER]);
const oddsIn = (random: Random) => oneOf(random, [100, 10_000_000, 100 + below(random, 900)]);
const SETTLEMENTS: readonly (Settlement | null)[] = [null, null, -1, 1, 2, 3, 4, 5];

function selectionIn(random: Random, fixtureId: string): Selection {
  const id = oneOf(random, [`${1_000 + below(random, 9)}${fixtureId}`, fixtureId, `0${fixtureId}`, idIn(random)]);
  return {
    selectionId: SelectionId.parse(id.slice(0, 64)),
    side: oneOf(random, SIDES),
    name: textIn(random),
    line: lineIn(random),
    odds: oddsIn(random),
    oddsByAdmin: random() < 0.8 ? null : oddsIn(random),
    status: oneOf(random, SELECTION_STATUSES),
    settlement: oneOf(random, SETTLEMENTS),
    version: oneOf(random, [1, 2, 1 + below(random, 50), Number.MAX_SAFE_INTEGER]),
    oddsBefore: oddsIn(random),
    movedAt: timeIn(random),
  };
}

function marketIn(random: Random, fixtureId: string): Market {
  const selections = listOf(random, 4, () => selectionIn(random, fixtureId));
  return { marketId: idIn(random).slice(0, 16), name: textIn(random), baseLine: lineIn(random), selections };
}

function fixtureIn(random: Random): Fixture {
  const fixtureId = oneOf(random, [`64682${below(random, 1_000)}`, idIn(random)]);
  const count = () => below(random, 200);
  return {
    fixtureId: FixtureId.parse(fixtureId),
    sportId: oneOf(random, [...Object.values(SPORT), '__proto__', '7']),
    locationId: LocationId.parse(idIn(random)),
    locationName: textIn(random),
    leagueId: LeagueId.parse(idIn(random)),
    leagueName: textIn(random),
    home: textIn(random),
    away: textIn(random),
    startAt: oneOf(random, [timeIn(random), -1 - below(random, 1e9), Number.MIN_SAFE_INTEGER, 60_000 * count()]),
    status: oneOf(random, FIXTURE_STATUSES),
    turnsInPlay: random() < 0.5,
    score: random() < 0.5 ? null : scoreIn(random),
    markets: listOf(random, 4, () => marketIn(random, fixtureId)),
  };
}

function scoreIn(random: Random): Score {
  const count = () => below(random, 200);
  const told = random() < 0.5 ? {} : { told: { at: timeIn(random), shown: count() } };
  const score = { period: count() - 100, clockSeconds: count(), home: count(), away: count(), ...told };
  if (random() < 0.5) return score;
  const [play] = fc.sample(anyPlay, { seed: below(random, 1e6), numRuns: 1 });
  return play === undefined ? score : { ...score, play };
}

describe('fixtures in a block', () => {
  it('S-25 are read back as they were, whatever they say', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = seededRandom(seed);
      const fixtures = listOf(random, 8, () => fixtureIn(random));
      expect(fixtures.map((one) => Fixture.safeParse(one).success)).not.toContain(false);
      expect(unpackOffer(packOffer(fixtures)), `seed ${seed}`).toEqual(fixtures);
    }
  });

  it('S-25 take a fraction of their JSON: names and markets are told once', () => {
    const random = seededRandom(1);
    const one = { ...fixtureIn(random), markets: listOf(random, 4, () => marketIn(random, '1')) };
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...one,
      fixtureId: FixtureId.parse(`${1_000 + index}`),
    }));
    expect(packOffer(many).length).toBeLessThan(JSON.stringify(many).length / 4);
  });
});

describe('what is no block', () => {
  const random = seededRandom(7);
  const fixtures = Array.from({ length: 6 }, () => fixtureIn(random));

  it.each([
    ['nothing', ''],
    ['no value', 'null'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['another arrangement', '{"arrangement":2}'],
    ['fixtures as they are', JSON.stringify(fixtures)],
  ])('S-25 %s is refused', (_name, text) => {
    expect(unpackOffer(text)).toBeUndefined();
  });

  it('S-25 one that is cut anywhere is refused', () => {
    const text = packOffer(fixtures);
    for (let end = 0; end < text.length; end += 7) expect(unpackOffer(text.slice(0, end))).toBeUndefined();
  });

  it('S-25 one of which any value is another ends with fixtures or is refused', () => {
    const others = [null, -1, 0.5, 1e300, 'x', [], {}, [[0]], true, 1e6];
    const text = packOffer(fixtures);
    for (let seed = 0; seed < 3_000; seed += 1) {
      const next = seededRandom(seed);
      const block = JSON.parse(text) as unknown;
      replaceOne(block, next, oneOf(next, others));
      const read = unpackOffer(JSON.stringify(block));
      for (const fixture of read ?? []) expect(Fixture.safeParse(fixture).success).toBe(true);
    }
  });

  it('S-25 a few bytes that name more markets and prices than there are do not become any', () => {
    const block = JSON.parse(packOffer(fixtures)) as { forms: number[][]; markets: { forms: number[] } };
    block.forms = [Array.from({ length: 400 }, () => 0)];
    block.markets.forms = block.markets.forms.map(() => 0);
    expect(unpackOffer(JSON.stringify(block))).toBeUndefined();
  });
});

/** Walks down a value at random and puts another one somewhere in it. */
function replaceOne(value: unknown, random: Random, other: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const parent = value as Record<string, unknown>;
  const keys = Object.keys(parent);
  if (keys.length === 0) return;
  const key = oneOf(random, keys);
  const child = parent[key];
  const goesOn = typeof child === 'object' && child !== null && Object.keys(child).length > 0 && random() < 0.9;
  if (goesOn) replaceOne(child, random, other);
  else parent[key] = other;
}
