/** Games of the simulator's own calendar, of any seed, week and league, for properties. */
import fc from 'fast-check';
import { createCalendar } from '../../../../server/feed/simulator/calendar.ts';
import { gameOf, type Game } from '../../../../server/feed/simulator/game.ts';
import { leagueTable } from '../../../../server/feed/simulator/leagues/leagueTable.ts';

const HOUR = 3_600_000;

/** @param sportId of one sport alone, or of any */
export function anyGameOf(sportId?: string): fc.Arbitrary<Game> {
  const leagues = leagueTable.filter((league) => sportId === undefined || league.sportId === sportId);
  return fc
    .record({
      seed: fc.integer({ min: 0, max: 1_000_000 }),
      league: fc.constantFrom(...leagues),
      at: fc.integer({ min: 480_000, max: 500_000 }),
      pick: fc.nat({ max: 100 }),
    })
    .map(({ seed, league, at, pick }) => {
      const calendar = createCalendar(seed, 1, [league]);
      const slots = calendar.slotsBetween(at * HOUR, (at + 24 * 8) * HOUR);
      const slot = slots[pick % slots.length];
      if (slot === undefined) throw new Error('a league plays every week');
      return gameOf(calendar.planned(slot), seed, 60_000);
    });
}
