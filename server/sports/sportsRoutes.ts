/** `/sports-prematch/*` lists: which sports, locations and leagues are on offer, with their number of fixtures. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isListed } from '../../src/domain/sports/board.ts';
import type { Fixture } from '../../src/domain/sports/fixture.ts';
import { copy, sportNameOf } from '../copy.ts';
import type { OriginParts } from '../http/originParts.ts';
import { groupRows } from '../store/groupRows.ts';

const SOONEST = 10;

const LocationQuery = z.object({ sportId: z.string().max(16) });
const LeagueQuery = LocationQuery.extend({ locationId: z.string().max(64) });

export function sportsRoutes(app: FastifyInstance, { offer, authenticate }: OriginParts): void {
  const onOffer = () => [...offer.fixtures.values()].filter((fixture) => isListed(fixture, 'wintielose'));

  app.get('/sports-prematch/sports', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    const sports = groupRows(onOffer(), (fixture) => fixture.sportId);
    return reply.send(
      [...sports].map(([sportId, fixtures]) => {
        const { name, korean } = sportNameOf(sportId);
        return { sport_id: sportId, name, name_korean: korean, cnt: fixtures.length };
      }),
    );
  });

  app.get('/sports-prematch/location', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    const query = LocationQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: copy.badRequest });
    const found = onOffer().filter((fixture) => fixture.sportId === query.data.sportId);
    const locations = groupRows(found, (fixture) => fixture.locationId);
    return reply.send(
      [...locations].map(([id, fixtures]) => ({ location_id: id, ...named(fixtures, 'locationName') })),
    );
  });

  app.get('/sports-prematch/league', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    const query = LeagueQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: copy.badRequest });
    const { sportId, locationId } = query.data;
    const found = onOffer().filter((fixture) => fixture.sportId === sportId && fixture.locationId === locationId);
    const leagues = groupRows(found, (fixture) => fixture.leagueId);
    return reply.send([...leagues].map(([id, fixtures]) => ({ league_id: id, ...named(fixtures, 'leagueName') })));
  });

  app.get('/sports-prematch/event/top', async (request, reply) => {
    if ((await authenticate(request, reply)) === undefined) return reply;
    const soonest = onOffer().toSorted((a, b) => a.startAt - b.startAt || (a.fixtureId < b.fixtureId ? -1 : 1));
    return reply.send(soonest.slice(0, SOONEST));
  });
}

const named = (fixtures: readonly Fixture[], key: 'locationName' | 'leagueName') => ({
  name: fixtures[0]?.[key] ?? '',
  cnt: fixtures.length,
});
