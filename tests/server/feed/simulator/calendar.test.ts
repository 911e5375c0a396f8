import { describe, expect, test } from 'vitest';
import { createCalendar } from '../../../../server/feed/simulator/calendar.ts';
import { gameOf } from '../../../../server/feed/simulator/game.ts';
import { kickOffPlan } from '../../../../server/feed/simulator/kickOffPlan.ts';
import { leagueTable } from '../../../../server/feed/simulator/leagues/leagueTable.ts';
import { SPORT } from '../../../../src/domain/reference/sports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 1, 12);
const leagueNamed = (name: string) => leagueTable.filter((league) => league.name === name);
/** `Sat 21:30` in Seoul. */
const seoulHour = (at: number) =>
  new Date(at + 9 * HOUR).toUTCString().replace(/^(\w{3}).* (\d\d:\d\d):\d\d GMT$/, '$1 $2');

describe('the calendar', () => {
  test('SIM-C1: for a year no team plays twice within two days, in any league', () => {
    const calendar = createCalendar(5, 1, leagueTable);
    const last = new Map<string, number>();
    const tooSoon: string[] = [];
    for (const slot of calendar.slotsBetween(NOW, NOW + 365 * DAY)) {
      const { home, away } = calendar.planned(slot);
      if (home === away) tooSoon.push(`${home} itself`);
      for (const team of [home, away]) {
        const key = `${slot.league.leagueId} ${team}`;
        if (slot.startAt - (last.get(key) ?? -Infinity) < 2 * DAY) tooSoon.push(`${key} ${slot.startAt}`);
        last.set(key, slot.startAt);
      }
    }
    expect(tooSoon).toEqual([]);
    expect(last.size).toBe(leagueTable.reduce((sum, league) => sum + league.teams.length, 0));
  });

  test.each(['KBO', '프리미어리그', 'V리그 남자부'])(
    'SIM-C2: in a season of %s everybody meets everybody twice, at home and away',
    (name) => {
      const calendar = createCalendar(5, 1, leagueNamed(name));
      const [league] = leagueNamed(name);
      const teams = league?.teams.length ?? 0;
      const games = calendar.slotsBetween(NOW, NOW + 500 * DAY).map((slot) => calendar.planned(slot));
      // A season can begin anywhere in these days.
      const perSeason = teams * (teams - 1);
      const isWhole = (from: number) =>
        new Set(games.slice(from, from + perSeason).map(({ home, away }) => `${home} - ${away}`)).size === perSeason;
      const starts = Array.from({ length: perSeason }, (_, game) => game);
      expect(starts.some(isWhole)).toBe(true);
    },
  );

  test('SIM-C3: a game is found again by its id and start, whatever the time scale, and only in its own calendar', () => {
    for (const scale of [1, 60, 600]) {
      const calendar = createCalendar(5, scale, leagueTable);
      const other = createCalendar(6, scale, leagueTable);
      const slots = calendar.slotsBetween(NOW, NOW + (3 * DAY) / scale);
      expect(slots.length).toBeGreaterThan(100);
      const lost = slots.filter((slot) => {
        const { fixtureId } = calendar.planned(slot);
        const found = calendar.slotOf(fixtureId, slot.startAt);
        return (
          found?.slot !== slot.slot || other.slotOf(fixtureId, slot.startAt) !== undefined || !/^\d{9}$/.test(fixtureId)
        );
      });
      expect(lost).toEqual([]);
      expect(calendar.slotOf('1.185781277', NOW)).toBeUndefined();
    }
  });

  test('SIM-C4: there are leagues of at least five sports, each with teams and hours of its own', () => {
    expect(new Set(leagueTable.map((league) => league.sportId)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(leagueTable.map((league) => league.leagueId)).size).toBe(leagueTable.length);
    expect(leagueTable.reduce((sum, league) => sum + league.teams.length, 0)).toBeGreaterThan(1_000);
  });

  test.each([
    ['프리미어리그', /^(?:Sat 21:30|Sun (?:00:00|02:30|05:00|23:00)|Mon 01:30|Wed 04:30|Thu 05:00)$/],
    ['KBO', /^(?:(?:Tue|Thu|Sat) 18:30|Sun 1[47]:00)$/],
    ['NBA', /^\w{3} (?:0[57-9]|1[0-2]):[03]0$/],
    ['K리그1', /^(?:(?:Tue|Wed) 19:30|(?:Sat|Sun) 1[469]:[03]0)$/],
  ])('SIM-C5: %s plays at hours that a member knows', (name, hours) => {
    const slots = createCalendar(5, 1, leagueNamed(name)).slotsBetween(NOW, NOW + 28 * DAY);
    expect(slots.length).toBeGreaterThan(30);
    for (const { startAt } of slots) expect(seoulHour(startAt)).toMatch(hours);
  });

  test('SIM-C6: at every hour of the week football is in play somewhere, and other sports most of the time', () => {
    const calendar = createCalendar(5, 1, leagueTable);
    const games = calendar.slotsBetween(NOW - 6 * HOUR, NOW + 7 * DAY).map((slot) => {
      const game = gameOf(calendar.planned(slot), 5, 60_000);
      return { sportId: slot.league.sportId, from: slot.startAt, to: game.endAt() };
    });
    const hours = Array.from({ length: 7 * 24 }, (_, hour) => NOW + hour * HOUR);
    const shareOf = (is: (sportId: string) => boolean) =>
      hours.filter((at) => games.some(({ sportId, from, to }) => is(sportId) && from < at + HOUR && to > at)).length /
      hours.length;
    expect(shareOf((sportId) => sportId === SPORT.football)).toBe(1);
    expect(shareOf((sportId) => sportId !== SPORT.football)).toBeGreaterThan(0.85);
    expect(shareOf((sportId) => sportId === SPORT.basketball)).toBeGreaterThan(0.6);
    expect(shareOf((sportId) => sportId === SPORT.iceHockey)).toBeGreaterThan(0.5);
    expect(shareOf((sportId) => sportId === SPORT.baseball)).toBeGreaterThan(0.5);
  });

  test('SIM-C7: a line of hours that leaves a team less than two days, or that nobody can read, stops the start', () => {
    expect(() => kickOffPlan('Tue 18:30 | Thu 18:00')).toThrow(RangeError);
    expect(() => kickOffPlan('Sat 18:30, Mon 19:00 | Wed 18:30')).toThrow(RangeError);
    expect(() => kickOffPlan('Tue 18:30 | Someday')).toThrow(RangeError);
    expect(kickOffPlan('Wed 18:30 | Sat 22:00, Mon 00:30')).toEqual([[3_990], [8_520, 10_110]]);
  });
});
