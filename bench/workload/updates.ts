/** The updates of workload W: one price of one outcome each, fixtures drawn by Zipf's law, outcomes evenly. */
import type { EventOf } from '../../src/domain/events/catalogue.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import { fixtureIdAt, OUTCOMES, selectionIdAt } from './offer.ts';
import { zipfSampler } from './zipf.ts';

export interface Update {
  readonly rank: number;
  readonly outcome: number;
  readonly version: number;
  readonly event: EventOf<'OddsChanged'>;
}

export interface UpdateSource {
  /** The next update. @param at epoch ms */
  next(at: number): Update;
}

export function createUpdates(fixtures: number, seed: number): UpdateSource {
  const random = seededRandom(seed);
  const nextRank = zipfSampler(fixtures, random);
  const versions = new Uint32Array(fixtures * OUTCOMES).fill(1);
  return {
    next(at) {
      const rank = nextRank();
      const outcome = Math.floor(random() * OUTCOMES);
      const place = rank * OUTCOMES + outcome;
      const version = (versions[place] ?? 1) + 1;
      versions[place] = version;
      // Never the same price twice in a row: every update shows.
      const odds = 150 + ((version * 7 + outcome * 31) % 400);
      const changes = [{ selectionId: selectionIdAt(rank, outcome), version, odds }];
      return {
        rank,
        outcome,
        version,
        event: { type: 'OddsChanged', at, data: { fixtureId: fixtureIdAt(rank), changes } },
      };
    },
  };
}
