/** What is on offer once some events more are told, without telling anybody yet: what several deliveries of one transaction are judged by. */
import type { FeedEvent } from '../../src/domain/events/catalogue.ts';
import { fixtureIdOf } from '../../src/domain/events/fixtureIdOf.ts';
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { evolveFixture } from '../../src/domain/sports/evolveFixture.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import type { Offer } from './offer.ts';

/** What a delivery is compared with. */
export interface KnownOffer {
  readonly fixtures: Pick<ReadonlyMap<FixtureId, Fixture>, 'get' | 'has'>;
  readonly producers: Offer['producers'];
}

/** An offer of which nobody has heard yet. */
export interface OfferAfter extends KnownOffer {
  apply(event: FeedEvent): void;
}

/** Begins with `before`, which stays as it is. */
export function offerAfter(before: KnownOffer): OfferAfter {
  const touched = new Map<FixtureId, Fixture | undefined>();
  const get = (id: FixtureId) => (touched.has(id) ? touched.get(id) : before.fixtures.get(id));
  let { producers } = before;
  return {
    fixtures: { get, has: (id) => get(id) !== undefined },
    get producers() {
      return producers;
    },
    apply(event) {
      if (event.type === 'ProducerStateChanged') producers = { ...producers, [event.data.producer]: event.data.state };
      else {
        const id = fixtureIdOf(event);
        if (id !== undefined) touched.set(id, evolveFixture(get(id), event));
      }
    },
  };
}
