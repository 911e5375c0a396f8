/** The games that the house puts first (HOM-1): not those that begin first, but those that members look for. */
import { weightOfLeague } from '../reference/leagueWeights.ts';
import type { Fixture } from './fixture.ts';

/** How many, and how many of one league at most. */
const MAX_TOP = 10;
const MAX_OF_LEAGUE = 3;
/** Of what begins within this after the soonest, ms. */
const WINDOW_MS = 48 * 3_600_000;

type Ranked = Pick<Fixture, 'fixtureId' | 'leagueId' | 'startAt' | 'status'>;

/** @returns by weight of the league, then by start */
export function topGames<Game extends Ranked>(games: readonly Game[]): readonly Game[] {
  const coming = games.filter(({ status }) => status === 'scheduled');
  const until = coming.reduce((soonest, { startAt }) => Math.min(soonest, startAt), Infinity) + WINDOW_MS;
  const ofLeague = new Map<string, number>();
  return coming
    .filter(({ startAt }) => startAt <= until)
    .toSorted(
      (a, b) =>
        weightOfLeague(b.leagueId) - weightOfLeague(a.leagueId) ||
        a.startAt - b.startAt ||
        (a.fixtureId < b.fixtureId ? -1 : 1),
    )
    .filter(({ leagueId }) => {
      const before = ofLeague.get(leagueId) ?? 0;
      ofLeague.set(leagueId, before + 1);
      return before < MAX_OF_LEAGUE || weightOfLeague(leagueId) === 0;
    })
    .slice(0, MAX_TOP);
}
