/**
 * The season so far: how the games of the leagues of weight ended, so that tables and last results exist on the first day. It is told anew after every
 * start, behind the offer, a little with every step: told again a result is the same, and nothing has to be remembered of a start that was broken off.
 */
import type { PastGameReport } from '../feed.ts';
import type { Calendar } from './calendar.ts';
import { gameOf } from './game.ts';
import { factsOf } from './gameReports.ts';
import { MINUTES_OF_DAY } from './kickOffPlan.ts';
import { scoreAt } from './scoreOfGame.ts';

/** How far back is told, simulated days, and the most games of it. */
const PAST_DAYS = 60;
const MOST_GAMES = 4_000;

/** The newest first: they are asked for most. Always the same of one moment. */
export function* pastGames(calendar: Calendar, seed: number, now: number): Generator<PastGameReport> {
  const { minuteMs } = calendar;
  const slots = calendar
    .slotsBetween(now - PAST_DAYS * MINUTES_OF_DAY * minuteMs, now)
    .filter(({ league }) => league.isOfWeight)
    .toReversed();
  for (const slot of slots.slice(0, MOST_GAMES)) {
    const planned = calendar.planned(slot);
    const game = gameOf(planned, seed, minuteMs);
    const endedAt = game.endAt();
    if (endedAt > now) continue;
    const { play, ...score } = scoreAt(game, endedAt);
    yield {
      kind: 'pastGame',
      ...factsOf(planned),
      // Of how it went, its periods are kept.
      score: play === undefined ? score : { ...score, play: { ...play, counts: [], incidents: [] } },
      endedAt,
    };
  }
}
