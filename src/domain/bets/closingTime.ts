/**
 * Until when a fixture takes bets, and how long an in-play bet is held before it is looked at again (rules CLS-1 … CLS-4).
 */
import { z } from 'zod';
import { SPORT, type SportId } from '../reference/sports.ts';
import type { Fixture } from '../sports/fixture.ts';

const seconds = z.number().int().min(0).max(120);

/** How long an in-play bet is held, per sport, in seconds (§3 "liveBettingTime"). `basic` is for sports without their own. */
export const LiveBettingTime = z.object({
  baseball: seconds,
  basic: seconds,
  basketball: seconds,
  hockey: seconds,
  soccer: seconds,
  volleyball: seconds,
});
export type LiveBettingTime = z.infer<typeof LiveBettingTime>;

const timeOfSport: Readonly<Record<string, keyof LiveBettingTime>> = {
  [SPORT.baseball]: 'baseball',
  [SPORT.basketball]: 'basketball',
  [SPORT.iceHockey]: 'hockey',
  [SPORT.football]: 'soccer',
  [SPORT.volleyball]: 'volleyball',
};

type Timed = Pick<Fixture, 'sportId' | 'startAt' | 'status' | 'turnsInPlay'>;

/** When pre-match betting closes: the start less the lead. Epoch ms. */
export function closesAt(startAt: number, leadMs: number): number {
  return startAt - leadMs;
}

/**
 * Whether a fixture takes bets now (rules CLS-1, CLS-2): before it closes, or in play if its prices stay on offer then. One whose start has come
 * and that the feed does not say is in play takes none, as does what is over, cancelled, postponed or interrupted.
 *
 * @param now epoch ms
 * @param leadMs how long before the start pre-match betting closes; of no meaning in play
 */
export function takesBets({ status, startAt, turnsInPlay }: Timed, now: number, leadMs: number): boolean {
  return status === 'inPlay' ? turnsInPlay : status === 'scheduled' && now < closesAt(startAt, leadMs);
}

/** How long a bet on a sport in play is held, ms. */
export function inPlayDelayMs(sportId: SportId, times: LiveBettingTime): number {
  return times[timeOfSport[sportId] ?? 'basic'] * 1_000;
}

/** However slow a sport is set to be, a held bet is decided well within the 15 seconds a client waits. Ms. */
const MOST_HELD_MS = 8_000;

/** How long a bet is held: as long as the slowest of its fixtures in play asks; 0 if none is in play (rule CLS-3). Ms. */
export function delayOfBet(fixtures: readonly Pick<Fixture, 'sportId' | 'status'>[], times: LiveBettingTime): number {
  const inPlay = fixtures.filter((fixture) => fixture.status === 'inPlay');
  const asked = inPlay.reduce((longest, { sportId }) => Math.max(longest, inPlayDelayMs(sportId, times)), 0);
  return Math.min(MOST_HELD_MS, asked);
}
