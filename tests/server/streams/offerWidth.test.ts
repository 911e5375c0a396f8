/** How large an offer is that nobody should fetch whole (S-32): by itself, and as the origin tells it. */
import { describe, expect, it } from 'vitest';
import { createOfferWidth } from '../../../server/streams/offerWidth.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { sampleFixture } from '../../support/engine/sampleData.ts';

const selectionsOf = ({ markets }: Fixture) => markets.reduce((sum, { selections }) => sum + selections.length, 0);

describe('S-32 an offer', () => {
  it('is wide above so many selections, and no more only well below them', () => {
    const each = selectionsOf(sampleFixture(1));
    const fixtures = new Map<Fixture['fixtureId'], Fixture>();
    const grow = (games: number) => {
      fixtures.clear();
      for (let game = 1; game <= games; game += 1) {
        const fixture = sampleFixture(game);
        fixtures.set(fixture.fixtureId, fixture);
      }
    };
    const isWide = createOfferWidth({ fixtures }, 8 * each);
    const found = [7, 8, 9, 8, 7, 6, 7, 8, 9].map((games, offset) => {
      grow(games);
      return isWide(offset);
    });
    expect(found).toEqual([false, false, true, true, true, false, false, false, true]);
  });

  it('is counted once for all who ask where it stands', () => {
    const fixture = sampleFixture(1);
    let passes = 0;
    class Counted extends Map<Fixture['fixtureId'], Fixture> {
      override values() {
        passes += 1;
        return super.values();
      }
    }
    const counted = new Counted([[fixture.fixtureId, fixture]]);
    const isWide = createOfferWidth({ fixtures: counted }, 1);
    for (const offset of [4, 4, 4, 5, 5]) expect(isWide(offset)).toBe(true);
    expect(passes).toBe(2);
  });
});
