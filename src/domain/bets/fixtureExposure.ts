/** How much one member may have at stake on one fixture, over all open bets (rules EXP-1, EXP-2). */
import type { FixtureId } from '../kernel/ids.ts';

/** Amounts in won. */
export interface ExposureRejection {
  readonly reason: 'aboveFixtureMax';
  readonly fixtureId: FixtureId;
  readonly limit: number;
  /** Already at stake in open bets that name the fixture. */
  readonly open: number;
  /** What may still be staked on it; 0 or more. */
  readonly left: number;
}

/**
 * The first fixture on which this stake would exceed the limit. A bet counts with its whole stake on each of its fixtures: any of
 * them can lose all of it.
 *
 * @param fixtureIds of the new bet; a repeated one counts once
 * @param openStakes won at stake per fixture in the member's open bets; a missing fixture has none
 * @param limit won; 0 for none
 */
export function exposureRejection(
  stake: number,
  fixtureIds: readonly FixtureId[],
  openStakes: ReadonlyMap<FixtureId, number>,
  limit: number,
): ExposureRejection | undefined {
  if (limit === 0) return undefined;
  const openOn = (fixtureId: FixtureId) => openStakes.get(fixtureId) ?? 0;
  const fixtureId = fixtureIds.find((id) => openOn(id) + stake > limit);
  if (fixtureId === undefined) return undefined;
  const open = openOn(fixtureId);
  return { reason: 'aboveFixtureMax', fixtureId, limit, open, left: Math.max(0, limit - open) };
}
