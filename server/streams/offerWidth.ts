/** Whether the offer is wide (S-32): so many selections that no browser should fetch those of games that nobody looks at. */
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { Offer } from '../ingest/offer.ts';

/** A wide one is wide until it has less than this part of what made it so: browsers do not begin and put off an image by turns. */
const NARROW_AGAIN = 0.75;

/**
 * Counted once for all connections that are told where the offer stands: at 10,000 of them one pass a heartbeat each would be 2,000,000 games a second.
 *
 * @param wideFrom selections: an offer of more is wide
 * @returns whether it is, at the position where it stands at this moment
 */
export function createOfferWidth(offer: Pick<Offer, 'fixtures'>, wideFrom: number): (offset: number) => boolean {
  const known = new WeakMap<Fixture, number>();
  let isWide = false;
  let standsAt: number | undefined;
  const selectionsOf = (fixture: Fixture): number => {
    const count = known.get(fixture) ?? fixture.markets.reduce((sum, { selections }) => sum + selections.length, 0);
    known.set(fixture, count);
    return count;
  };
  return (offset) => {
    if (standsAt === offset) return isWide;
    standsAt = offset;
    let count = 0;
    for (const fixture of offer.fixtures.values()) count += selectionsOf(fixture);
    isWide = count > wideFrom * (isWide ? NARROW_AGAIN : 1);
    return isWide;
  };
}
