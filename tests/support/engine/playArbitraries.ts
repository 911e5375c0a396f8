/** Any way in which a game in play may stand, for tests of the forms it is kept in. */
import fc from 'fast-check';
import { COUNTS, HELD_BY, INCIDENTS, PLAY_LIMITS, type Play } from '../../../src/domain/sports/play.ts';

const count = fc.oneof(fc.nat({ max: 130 }), fc.constantFrom(0, 127, 128, 16_384, 2 ** 40));
const period = fc.constantFrom(-1, 0, 1, 9, 10, 40, 101);
const team = fc.constantFrom('home' as const, 'away' as const);

export const anyPlay: fc.Arbitrary<Play> = fc.record({
  periods: fc.array(fc.record({ period, home: count, away: count }), { maxLength: PLAY_LIMITS.periods }),
  counts: fc.array(fc.record({ of: fc.constantFrom(...COUNTS), home: count, away: count }), {
    maxLength: PLAY_LIMITS.counts,
  }),
  diamond: fc.option(
    fc.record({
      half: fc.constantFrom('top' as const, 'bottom' as const),
      outs: fc.nat({ max: 2 }),
      balls: fc.nat({ max: 3 }),
      strikes: fc.nat({ max: 2 }),
      bases: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    }),
  ),
  server: fc.option(team),
  incidents: fc.array(
    fc.record({
      of: fc.constantFrom(...INCIDENTS),
      side: fc.option(team),
      period,
      clockSeconds: count,
      home: count,
      away: count,
    }),
    { maxLength: PLAY_LIMITS.incidents },
  ),
  held: fc.option(fc.constantFrom(...HELD_BY)),
});
