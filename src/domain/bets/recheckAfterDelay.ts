/**
 * What is looked at again when an in-play bet has been held (rule CLS-4): whether its selections are still open, whether the score is
 * what the member saw, and whether price, version and line still are.
 */
import type { FixtureId } from '../kernel/ids.ts';
import type { OddsPolicy } from '../reference/oddsPolicies.ts';
import type { Fixture, Score } from '../sports/fixture.ts';
import type { BettingLine } from './bettingCall.ts';
import { compareClaims, type Comparison } from './compareClaims.ts';

/** A score as far as a bet depends on it; the clock and the period may move on. */
export type SeenScore = Pick<Score, 'home' | 'away'>;

export interface ScoreChanged {
  readonly kind: 'scoreChanged';
  readonly fixtureId: FixtureId;
  readonly before: SeenScore | null;
  readonly now: SeenScore | null;
}

/** What a held bet was claimed with. */
export interface HeldBet {
  readonly claims: readonly BettingLine[];
  /** Scores when the bet arrived, of its fixtures in play; a fixture not in the map is not compared. */
  readonly scores: ReadonlyMap<FixtureId, SeenScore | null>;
  readonly policy: OddsPolicy;
}

/**
 * Closed goes before a changed score, and a changed score before changed odds: a goal explains the odds, and is never accepted
 * by a policy for odds.
 *
 * @param fixtureOf a fixture as it is after the delay, `undefined` if it takes no bets any more
 */
export function recheckAfterDelay(
  held: HeldBet,
  fixtureOf: (fixtureId: FixtureId) => Fixture | undefined,
): Comparison | ScoreChanged {
  const compared = compareClaims(held.claims, fixtureOf, held.policy);
  if (compared.kind === 'closed') return compared;
  for (const [fixtureId, before] of held.scores) {
    const now = fixtureOf(fixtureId)?.score ?? null;
    if (before?.home === now?.home && before?.away === now?.away) continue;
    return { kind: 'scoreChanged', fixtureId, before, now: now === null ? null : { home: now.home, away: now.away } };
  }
  return compared;
}

/** Scores of the fixtures in play, as a held bet keeps them. */
export function scoresInPlay(fixtures: readonly Fixture[]): ReadonlyMap<FixtureId, SeenScore | null> {
  return new Map(
    fixtures
      .filter((fixture) => fixture.status === 'inPlay')
      .map(({ fixtureId, score }) => [fixtureId, score === null ? null : { home: score.home, away: score.away }]),
  );
}
