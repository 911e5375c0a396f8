/** `/sports-prematch/*` lists: which sports, locations and leagues are on offer, with their number of fixtures. */
import { MAIN_BOARD } from '../../src/domain/reference/firstPages.ts';
import {
  leaguesCall,
  locationsCall,
  protoNumbersCall,
  sportsCall,
  topEventsCall,
} from '../../src/domain/calls/sports.ts';
import { isListed } from '../../src/domain/sports/board.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { topGames } from '../../src/domain/sports/topGames.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import type { Offer } from '../ingest/offer.ts';
import { groupRows } from '../store/groupRows.ts';
import type { Store } from '../store/store.ts';
import { protoNumbers } from './protoNumbers.ts';
import { sportNameOf } from './copy.ts';

interface SportsDeps {
  readonly offer: Offer;
  readonly store: Store;
  readonly clock: Clock;
}

export function sportsRoutes(answer: AnswerCall, { offer, store, clock }: SportsDeps): void {
  const onOffer = () => [...offer.fixtures.values()].filter((fixture) => isListed(fixture, MAIN_BOARD));

  answer(sportsCall, () => {
    const sports = groupRows(onOffer(), (fixture) => fixture.sportId);
    return [...sports].map(([sportId, fixtures]) => {
      const { name, korean } = sportNameOf(sportId);
      return { sport_id: sportId, name, name_korean: korean, cnt: fixtures.length };
    });
  });

  answer(locationsCall, ({ query }) => {
    const found = onOffer().filter((fixture) => fixture.sportId === query.sportId);
    const locations = groupRows(found, (fixture) => fixture.locationId);
    return [...locations].map(([id, fixtures]) => ({ location_id: id, ...named(fixtures, 'locationName') }));
  });

  answer(leaguesCall, ({ query: { sportId, locationId } }) => {
    const found = onOffer().filter((fixture) => fixture.sportId === sportId && fixture.locationId === locationId);
    const leagues = groupRows(found, (fixture) => fixture.leagueId);
    return [...leagues].map(([id, fixtures]) => ({ league_id: id, ...named(fixtures, 'leagueName') }));
  });

  answer(topEventsCall, () => [...topGames(onOffer())]);

  answer(protoNumbersCall, async ({ query }) => [...(await protoNumbers(store, offer, query.until, clock.now()))]);
}

const named = (fixtures: readonly Fixture[], key: 'locationName' | 'leagueName') => ({
  name: fixtures[0]?.[key] ?? '',
  cnt: fixtures.length,
});
