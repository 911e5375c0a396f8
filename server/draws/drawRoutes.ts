/** Rounds of mini games and virtual games: which is on, how they ended, what their draws are checked against, and which games the house has closed. */
import { drawsCall, gameEventsCall, gameMaintenanceCall, type Told } from '../../src/domain/calls/draws.ts';
import { roundsCall } from '../../src/domain/calls/lists.ts';
import { DAY_MS } from '../../src/domain/kernel/seoulDay.ts';
import { restAt } from '../../src/domain/mini-games/gameRests.ts';
import { gameOf } from '../../src/domain/mini-games/gameTable.ts';
import { partsOf, roundsBetween, timesOf, type RoundId } from '../../src/domain/mini-games/round.ts';
import type { Clock } from '../clock.ts';
import { copy } from '../http/copy.ts';
import type { AnswerCall } from '../http/answerCalls.ts';
import { readSetting } from '../house/settings.ts';
import { answerLists } from '../lists/answerLists.ts';
import type { Store, Work } from '../store/store.ts';
import { readChain } from './chains.ts';
import type { Day } from './days.ts';
import { isClosed } from './roundFacts.ts';
import { readRoundPage } from './roundPage.ts';
import { roundOfRow } from './roundRow.ts';

/** Rounds told of that are to come, the one that is on among them. */
const ROUNDS_AHEAD = 10;

export interface DrawParts {
  readonly store: Store;
  readonly clock: Clock;
}

export function drawRoutes(answer: AnswerCall, { store, clock }: DrawParts): void {
  answerLists(answer, store)(roundsCall, readRoundPage);

  answer(gameMaintenanceCall, async ({ params, reply }) => {
    const game = gameOf(params.gameId);
    if (game === undefined) return reply.code(404).send({ message: copy.notFound });
    const [closed, rests] = await store.read(async (tx) => [
      await readSetting(tx, 'gameMaintenance'),
      await readSetting(tx, 'gameRests'),
    ]);
    const { isResting, changesAt } = restAt(rests, game, clock.now());
    return {
      systemMaintenanceFlg: isClosed(closed, game) ? (1 as const) : (0 as const),
      isResting,
      restChangesAt: changesAt,
    };
  });

  answer(gameEventsCall, ({ query: { gameId, currentGame } }) => {
    const game = gameOf(gameId);
    if (game === undefined) return { events: [] };
    const rounds = roundsBetween(game, clock.now(), Infinity, currentGame === '1' ? 1 : ROUNDS_AHEAD);
    return { events: rounds.map((roundId) => eventOf(gameId, roundId)) };
  });

  answer(drawsCall, async ({ params: { gameId, day }, query: { n }, reply }) => {
    const found = await store.read(async (tx) => ({
      chain: await readChain(tx, gameId, day),
      last: await lastDrawn(tx, gameId, day),
      told: n === undefined ? null : await toldOf(tx, `mg.${gameId}.${day}.${n}` as RoundId),
    }));
    if (found.chain === undefined) return reply.code(404).send({ message: copy.notFound });
    const { commitment, rounds, salt, created_at: committedAt } = found.chain;
    return { gameId, day, commitment, rounds, salt, committedAt, last: found.last, told: found.told };
  });
}

function eventOf(gameId: string, roundId: RoundId) {
  const { opensAt, closesAt, drawsAt } = timesOf(roundId);
  return { date: partsOf(roundId)?.day ?? '', gameId, roundId, opensAt, closesAt, drawsAt };
}

/** What members were told of a round that has ended. */
async function toldOf(tx: Work, roundId: RoundId): Promise<Told | null> {
  const row = await tx.selectFrom('rounds').selectAll().where('round_id', '=', roundId).executeTakeFirst();
  if (row === undefined) return null;
  const { state, drawn, voidedAt } = roundOfRow(row);
  return { state, drawn: [...drawn], ...(voidedAt === undefined ? {} : { voidedAt }) };
}

/** The seed of a day told last. All before it follow from it. */
async function lastDrawn(tx: Work, gameId: string, day: Day) {
  const first = `mg.${gameId}.${day}.1` as RoundId;
  const begin = partsOf(first)?.dayAt;
  if (begin === undefined) return null;
  const row = await tx
    .selectFrom('rounds')
    .select(['round_id', 'seed'])
    .where('game_id', '=', gameId)
    .where('seed', '<>', '')
    .where('draws_at', '>', begin)
    .where('draws_at', '<=', begin + DAY_MS)
    .orderBy('draws_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { n: partsOf(row.round_id)?.n ?? 1, seed: row.seed };
}
