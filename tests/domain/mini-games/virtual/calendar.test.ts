/** Who plays whom, by a function that everybody can run. */
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../../src/domain/mini-games/virtual/field.ts';
import { matchUpOf } from '../../../../src/domain/mini-games/virtual/matchUp.ts';
import { publicChoice, publicNumber } from '../../../../src/domain/mini-games/virtual/publicChance.ts';
import { PERIOD_MS, STARTERS, VENUES } from '../../../../src/domain/mini-games/virtual/venues.ts';

const ROUNDS = Array.from({ length: 1_000 }, (_, index) => 9_947_000 + index);
const DAY = '20261024';

const races = VENUES.flatMap((venue) =>
  venue.sport === 'dog' || venue.sport === 'horse' ? [{ ...venue, starters: STARTERS[venue.sport] }] : [],
);
const matches = VENUES.filter(({ sport }) => sport === 'soccer' || sport === 'basketball');

describe('the calendar of virtual sports', () => {
  it.each(matches)(
    'VIR-1 all teams of $venue meet, none in two rounds that follow one another, none itself',
    ({ venue, names }) => {
      const met = new Set<string>();
      let before: readonly number[] = [];
      for (const count of ROUNDS) {
        const { home, away } = matchUpOf(venue, names, count, DAY);
        const teams = [home.team, away.team];
        expect(new Set([...teams, ...before]).size).toBe(2 + before.length);
        expect(teams.every((team) => team >= 0 && team < names)).toBe(true);
        met.add(teams.toSorted((a, b) => a - b).join());
        before = teams;
      }
      expect(met.size).toBe((names * (names - 1)) / 2);
    },
  );

  it('VIR-1 a team is at home as often as away once all have met twice', () => {
    const { venue, names } = VENUES[0];
    const cycle = Array.from({ length: names * (names - 1) }, (_, count) => matchUpOf(venue, names, count, DAY));
    for (let team = 0; team < names; team += 1) {
      expect(cycle.filter(({ home }) => home.team === team).length).toBe(names - 1);
    }
  });

  it.each(races)(
    'VIR-1 nobody of $venue runs twice in a race or in two that follow one another, and all run',
    ({ venue, names, starters }) => {
      const ran = new Set<number>();
      let before: readonly number[] = [];
      for (const count of ROUNDS) {
        const field = fieldOf(venue, { stable: names, starters }, count, DAY);
        const runners = field.map(({ runner }) => runner);
        expect(field.map(({ number }) => number)).toEqual(Array.from({ length: starters }, (_, index) => index + 1));
        expect(new Set([...runners, ...before]).size).toBe(starters + before.length);
        const ratings = field.map(({ rating }) => rating);
        expect(Math.max(...ratings) - Math.min(...ratings)).toBeLessThanOrEqual(18);
        expect(Math.min(...ratings) >= 61 && Math.max(...ratings) <= 96).toBe(true);
        for (const runner of runners) ran.add(runner);
        before = runners;
      }
      expect(ran.size).toBe(names);
    },
  );

  it('VIR-1 venues of one sport start in turns, and every period divides the day', () => {
    for (const { venue, sport, phaseMs } of VENUES) {
      const others = VENUES.filter((other) => other.sport === sport && other.venue !== venue);
      expect(others.every((other) => other.phaseMs !== phaseMs)).toBe(true);
      expect(phaseMs).toBeLessThan(PERIOD_MS[sport]);
      expect(86_400_000 % PERIOD_MS[sport]).toBe(0);
    }
  });

  it('VIR-1 public numbers are those that they were', () => {
    const texts = ['', 'premierships|0', 'victoriaparks|field|9947000'];
    expect(texts.map(publicNumber)).toEqual([2_872_998_923, 576_327_025, 961_073_823]);
    expect(publicChoice('x', 6, 6)).toEqual([2, 3, 1, 4, 5, 0]);
  });
});
