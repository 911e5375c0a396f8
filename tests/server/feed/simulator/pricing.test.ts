import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalendar } from '../../../../server/feed/simulator/calendar.ts';
import { gameOf, gameScoreAt, goalsOf, pricesAt } from '../../../../server/feed/simulator/game.ts';
import { leagueTable } from '../../../../server/feed/simulator/leagues/leagueTable.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const anyGame = fc
  .record({ seed: fc.integer({ min: 0, max: 1_000_000 }), slot: fc.integer({ min: 29_000_000, max: 30_000_000 }) })
  .map(({ seed, slot }) => gameOf(createCalendar(seed, 1, leagueTable).planned(slot), seed, 60_000));
const runs = { numRuns: 150 };

describe('prices of the simulator', () => {
  test('SIM-P1: every market is offered with a margin of 5 to 10 %, at 1.01 or more', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 0, max: 72 * 3_600_000 }), (game, before) => {
        const prices = pricesAt(game, game.offer, game.planned.startAt - before);
        for (const { selections } of game.offer) {
          const odds = selections.map(({ selectionId }) => prices.get(selectionId) ?? 0);
          expect(Math.min(...odds)).toBeGreaterThanOrEqual(101);
          const book = odds.reduce((sum, price) => sum + 100 / price, 0);
          expect(book).toBeGreaterThan(1.05);
          expect(book).toBeLessThan(1.1);
        }
      }),
      runs,
    );
  });

  test('SIM-P2: a price moves by small steps: under 6 % in ten seconds', () => {
    fc.assert(
      fc.property(anyGame, fc.integer({ min: 60_000, max: 72 * 3_600_000 }), (game, before) => {
        const at = game.planned.startAt - before;
        const earlier = pricesAt(game, game.offer, at);
        const later = pricesAt(game, game.offer, at + 10_000);
        for (const [selectionId, price] of earlier) {
          const next = later.get(selectionId) ?? 0;
          expect(Math.abs(next - price)).toBeLessThanOrEqual(Math.max(2, price * 0.06));
        }
      }),
      runs,
    );
  });

  test('SIM-P3: the first under/over line and the handicap are near an even chance', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const prices = pricesAt(game, game.offer, game.planned.startAt - 86_400_000);
        const even = [game.offer[1], game.offer.at(-1)].flatMap((market) => market?.selections ?? []);
        expect(even.length).toBe(4);
        for (const { selectionId } of even) expect(prices.get(selectionId)).toBeGreaterThan(115);
      }),
      runs,
    );
  });

  test('SIM-P4: ids of selections exceed 2^53, end in their fixture and are all different', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const ids = game.offer.flatMap((market) => market.selections.map((selection) => selection.selectionId));
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) {
          expect(id.endsWith(game.planned.fixtureId)).toBe(true);
          expect(BigInt(id)).toBeGreaterThan(2n ** 53n);
          expect(BigInt(id)).toBeLessThan(3n * 10n ** 17n);
        }
      }),
      runs,
    );
  });
});

describe('games of the simulator', () => {
  test('SIM-G1: the score only grows, and ends at the final score', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const goals = goalsOf(game);
        let before = { home: 0, away: 0, clockSeconds: 0 };
        for (let part = 0; part <= 40; part += 1) {
          const at = game.planned.startAt + ((game.endAt - game.planned.startAt) * part) / 40;
          const score = gameScoreAt(game, goals, at);
          expect(score.home).toBeGreaterThanOrEqual(before.home);
          expect(score.away).toBeGreaterThanOrEqual(before.away);
          expect(score.clockSeconds).toBeGreaterThanOrEqual(before.clockSeconds);
          before = score;
        }
        expect({ home: before.home, away: before.away }).toEqual({ home: game.final.home, away: game.final.away });
        const sums = goals.reduce((sum, goal) => ({ ...sum, [goal.side]: sum[goal.side] + goal.points }), {
          home: 0,
          away: 0,
        });
        expect(sums).toEqual({ home: game.final.home, away: game.final.away });
      }),
      runs,
    );
  });

  test('SIM-G2: where no draw is on offer nobody draws, and overtime begins level', () => {
    fc.assert(
      fc.property(anyGame, ({ sport, final }) => {
        if (!sport.hasDraw) expect(final.home).not.toBe(final.away);
        if (final.extra !== null) expect(final.home - final.extra.home).toBe(final.away - final.extra.away);
      }),
      runs,
    );
  });

  test('SIM-G3: final scores agree with the offered chances (home wins of 3,000 football games)', () => {
    const calendar = createCalendar(
      11,
      1,
      leagueTable.filter((league) => league.sportId === '6046'),
    );
    let expected = 0;
    let happened = 0;
    for (let slot = 0; slot < 3_000; slot += 1) {
      const game = gameOf(calendar.planned(29_000_000 + slot), 11, 60_000);
      for (const [margin, chance] of game.sport.model.outlook(game.expected).margin) if (margin > 0) expected += chance;
      if (game.final.home > game.final.away) happened += 1;
    }
    // Three standard deviations of 3,000 trials are about 82.
    expect(Math.abs(happened - expected)).toBeLessThan(82);
  });
});

describe('the calendar', () => {
  test('SIM-C1: no team plays twice in one round of its league, and never itself', () => {
    const calendar = createCalendar(5, 1, leagueTable);
    const games = leagueTable.reduce((sum, league) => sum + Math.floor(league.teams.length / 2), 0);
    const first = games * 51_000;
    const teams = Array.from({ length: games }, (_, index) => calendar.planned(first + index)).flatMap(
      ({ league, home, away }) => [`${league.leagueId} ${home}`, `${league.leagueId} ${away}`],
    );
    expect(new Set(teams).size).toBe(teams.length);
  });

  test('SIM-C2: over a season everybody meets everybody', () => {
    const league = leagueTable.find(({ name }) => name === 'KBO');
    const calendar = createCalendar(5, 1, league === undefined ? [] : [league]);
    const pairs = new Set(
      Array.from({ length: 45 }, (_, index) => calendar.planned(45 * 600_000 + index)).map(({ home, away }) =>
        [home, away].toSorted().join(' - '),
      ),
    );
    expect(pairs.size).toBe(45);
  });

  test('SIM-C3: a fixture is found again by its id and start, and only in its own calendar', () => {
    const calendar = createCalendar(5, 1, leagueTable);
    const other = createCalendar(6, 1, leagueTable);
    const { slot, fixtureId, startAt } = calendar.planned(Math.floor(NOW / 60_000));
    expect(calendar.slotOf(fixtureId, startAt)).toBe(slot);
    expect(other.slotOf(fixtureId, startAt)).toBeUndefined();
    expect(calendar.slotOf('1.185781277', startAt)).toBeUndefined();
    expect(fixtureId).toMatch(/^\d{9}$/);
  });

  test('SIM-C4: there are leagues of at least five sports, each with teams of its own', () => {
    expect(new Set(leagueTable.map((league) => league.sportId)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(leagueTable.map((league) => league.leagueId)).size).toBe(leagueTable.length);
    expect(leagueTable.reduce((sum, league) => sum + league.teams.length, 0)).toBeGreaterThan(1_000);
  });
});
