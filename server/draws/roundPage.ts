/** The page of the list of rounds (`domain/lists/roundList.ts`): of all games off one index, of some off one each. */
import { sql } from 'kysely';
import { isOfFilter, type RoundFilter } from '../../src/domain/lists/roundList.ts';
import { compareKeys } from '../../src/domain/lists/listKey.ts';
import { GAMES } from '../../src/domain/mini-games/gameTable.ts';
import type { Round } from '../../src/domain/mini-games/round.ts';
import type { RowsAsked } from '../lists/answerLists.ts';
import type { Work } from '../store/store.ts';
import { roundOfRow } from './roundRow.ts';

type Asked = Omit<RowsAsked<RoundFilter>, 'memberId'>;

export async function readRoundPage(tx: Work, asked: Asked): Promise<Round[]> {
  const { gameId, provider, virtual } = asked.filter;
  if (gameId === undefined && provider === undefined && virtual === undefined)
    return (await roundPageQuery(tx, asked).execute()).map(roundOfRow);
  // The newest so many of each game have the newest so many of all among them.
  const games = GAMES.filter((game) => isOfFilter(game.gameId, asked.filter));
  const found: Round[] = [];
  for (const game of games) found.push(...(await roundPageQuery(tx, asked, game.gameId).execute()).map(roundOfRow));
  const keyOf = ({ drawsAt, roundId }: Round) => ({ at: drawsAt, id: roundId });
  return found.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b))).slice(0, asked.limit);
}

/** The latest draw first. @param gameId of which game; of all if absent */
export function roundPageQuery(tx: Work, { filter: { from, until }, after, limit }: Asked, gameId?: string) {
  return tx
    .selectFrom('rounds')
    .selectAll()
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .$if(from !== undefined, (query) => query.where('draws_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('draws_at', '<', until ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(draws_at, round_id) < (${after?.at ?? 0}, ${after?.id ?? ''})`),
    )
    .orderBy('draws_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(limit);
}
