/**
 * Which number each game of a proto round has (rule PRT-3). A round is numbered when it is first asked for, by the starts of its games; a game that comes
 * later has the next number. What was told stays: no number falls or rises because another game leaves the offer.
 */
import type { FixtureId } from '../../src/domain/kernel/ids.ts';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { isOnBoard } from '../../src/domain/sports/board.ts';
import { inBoardOrder, startingIn } from '../../src/domain/sports/boardPage.ts';
import { MAX_OF_ROUND, roundAt } from '../../src/domain/sports/protoRound.ts';
import type { Offer } from '../ingest/offer.ts';
import type { Store, Work } from '../store/store.ts';

/** How far from now a round may end that is asked for. */
const REACH_MS = 30 * DAY_MS;

/**
 * @param until end of the round, epoch ms
 * @returns its games in the order of their numbers; none for an end that no round within reach has
 */
export async function protoNumbers(
  store: Store,
  offer: Offer,
  until: number,
  now: number,
): Promise<readonly FixtureId[]> {
  const round = roundAt(until - 1);
  if (Math.abs(until - now) > REACH_MS || round.starts[1] !== until) return [];
  const listed = [...offer.fixtures.values()].filter((fixture) => isOnBoard(fixture, 'proto'));
  const games = inBoardOrder(startingIn(listed, round.starts), 'time').map(({ fixtureId }) => fixtureId);
  const numbered = await store.read((tx) => readNumbers(tx, until));
  const known = new Set(numbered);
  if (games.every((game) => known.has(game)) || numbered.length >= MAX_OF_ROUND) return numbered;
  return store.write(async (tx) => {
    await tx
      .deleteFrom('proto_numbers')
      .where('round', '<', now - REACH_MS)
      .execute();
    // Another may have numbered it meanwhile.
    const before = await readNumbers(tx, until);
    const isKnown = new Set(before);
    const fresh = games.filter((game) => !isKnown.has(game)).slice(0, MAX_OF_ROUND - before.length);
    for (const [at, game] of fresh.entries())
      await tx
        .insertInto('proto_numbers')
        .values({ round: until, place: before.length + at, fixture_id: game })
        .execute();
    return [...before, ...fresh];
  });
}

async function readNumbers(tx: Work, round: number): Promise<readonly FixtureId[]> {
  const rows = await tx
    .selectFrom('proto_numbers')
    .select('fixture_id')
    .where('round', '=', round)
    .orderBy('place')
    .execute();
  return rows.map((row) => row.fixture_id as FixtureId);
}
