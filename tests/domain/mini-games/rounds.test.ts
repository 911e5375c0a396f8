import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfDate, DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { GAMES, gameAt, gameOf } from '../../../src/domain/mini-games/gameTable.ts';
import {
  nextRound,
  partsOf,
  previousRound,
  roundOf,
  roundsBetween,
  roundsOfDay,
  timesOf,
} from '../../../src/domain/mini-games/round.ts';
import { cellOfSelection, fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { takesBets } from '../../../src/domain/bets/closingTime.ts';
import { Fixture } from '../../../src/domain/sports/fixture.ts';

const day = dayOfDate('2026-11-24') ?? 0;
const moment = fc.integer({ min: day - 2 * DAY_MS, max: day + 2 * DAY_MS });
const game = fc.constantFrom(...GAMES);

describe('the table of games', () => {
  it('MIN-01 gives each game a number, a name and addresses of its own, and a period that divides the day', () => {
    for (const list of [GAMES.map(({ gameId }) => gameId), GAMES.map(({ name }) => name)]) {
      expect(new Set(list).size).toBe(list.length);
    }
    const paths = GAMES.flatMap(({ path, links = [] }) => [path, ...links]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const row of GAMES) {
      expect(Number.isInteger(roundsOfDay(row)), row.name).toBe(true);
      expect(row.phaseMs, row.name).toBeLessThan(row.periodMs);
      expect(row.closesBeforeMs + row.showsMs, row.name).toBeLessThanOrEqual(row.periodMs);
      expect(gameAt(row.path)).toBe(row);
    }
  });
});

describe('rounds', () => {
  it('RND-1 the round of midnight is the last of the day that ends', () => {
    const five = gameOf('216');
    if (five === undefined) throw new Error('no game');
    expect(roundOf(five, day - 1)).toBe('mg.216.20261123.288');
    expect(timesOf(roundOf(five, day - 1)).drawsAt).toBe(day);
    expect(roundOf(five, day)).toBe('mg.216.20261124.1');
    expect(roundOf(five, day + 299_999)).toBe('mg.216.20261124.1');
    expect(roundOf(five, day + 300_000)).toBe('mg.216.20261124.2');
  });

  it('RND-1 RND-2 at any moment there is one round of a game: open, then closed, then drawn', () => {
    fc.assert(
      fc.property(game, moment, (row, at) => {
        const round = roundOf(row, at);
        const { opensAt, closesAt, drawsAt, shownAt } = timesOf(round);
        expect(opensAt).toBeLessThanOrEqual(at);
        expect(at).toBeLessThan(drawsAt);
        expect([opensAt < closesAt, closesAt < drawsAt, drawsAt < shownAt]).toEqual([true, true, true]);
        expect(drawsAt - opensAt).toBe(row.periodMs);
        expect(timesOf(nextRound(round)).opensAt).toBe(drawsAt);
        expect(nextRound(previousRound(round))).toBe(round);
        const parts = partsOf(round);
        expect(parts?.n).toBeGreaterThanOrEqual(1);
        expect(parts?.n).toBeLessThanOrEqual(roundsOfDay(row));
        expect(drawsAt).toBeGreaterThan(parts?.dayAt ?? 0);
        expect(drawsAt).toBeLessThanOrEqual((parts?.dayAt ?? 0) + DAY_MS);
      }),
    );
  });

  it('RND-1 a day has all its rounds, each once', () => {
    for (const row of GAMES.filter(({ periodMs }) => periodMs >= 60_000)) {
      const rounds = roundsBetween(row, day, day + DAY_MS, 2_000).filter((id) => partsOf(id)?.day === '20261124');
      expect(
        rounds.map((id) => partsOf(id)?.n),
        row.name,
      ).toEqual(Array.from({ length: roundsOfDay(row) }, (_, at) => at + 1));
    }
  });

  it.each([
    'mg.216.20261124.0',
    'mg.216.20261124.289',
    'mg.216.20261324.1',
    'mg.9999.20261124.1',
    'mg.216.20261124',
    'fx-1',
    'mg.216.20261124.1 ',
    'mg.216.20261124.01',
  ])('RND-1 %s is no round', (id) => {
    expect(partsOf(id)).toBeUndefined();
    expect(fixtureOfRound(id)).toBeUndefined();
  });

  it('RND-5 is a fixture to a slip, open until it closes and not a millisecond longer', () => {
    fc.assert(
      fc.property(game, moment, (row, at) => {
        const round = roundOf(row, at);
        const fixture = Fixture.parse(fixtureOfRound(round));
        const { closesAt } = timesOf(round);
        expect(takesBets(fixture, closesAt - 1, 0)).toBe(true);
        expect(takesBets(fixture, closesAt, 0)).toBe(false);
        const ids = fixture.markets.flatMap((market) => market.selections.map(({ selectionId }) => selectionId));
        expect(new Set(ids).size).toBe(ids.length);
        for (const market of fixture.markets) {
          for (const { selectionId, name } of market.selections) {
            expect(cellOfSelection(round, selectionId)).toEqual({ marketId: market.marketId, key: name });
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
