/**
 * Ends rounds in one transaction: their rows, the events that tell of them, the results of what was backed, and a few bets settled at once (ROU-1, ROU-5).
 * What is not committed has not happened: a process that is killed leaves a round as it was, and the next one ends it.
 */
import type { SelectionId } from '../../src/domain/kernel/ids.ts';
import { familyOf } from '../../src/domain/mini-games/families.ts';
import { partsOf, type Round } from '../../src/domain/mini-games/round.ts';
import { cellOfSelection } from '../../src/domain/mini-games/roundFixture.ts';
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import { appendFeedEvents } from '../events/eventLog.ts';
import { recordResults } from '../settlement/recordResults.ts';
import { settleAtOnce } from '../settlement/settleAtOnce.ts';
import type { Work } from '../store/store.ts';

/** Rounds of one transaction. */
export const ROUNDS_AT_ONCE = 50;

/**
 * One that has ended already stays as it ended.
 *
 * @param rounds fifty at most
 * @param at epoch ms
 * @returns whether bets may be left to settle
 */
export async function endRounds(tx: Work, rounds: readonly Round[], at: number): Promise<boolean> {
  if (rounds.length === 0) return false;
  const ids = rounds.map(({ roundId }) => roundId);
  const ended = await tx.selectFrom('rounds').select('round_id').where('round_id', 'in', ids).execute();
  const isEnded = new Set<string>(ended.map((row) => row.round_id));
  const ending = new Map(rounds.filter(({ roundId }) => !isEnded.has(roundId)).map((round) => [round.roundId, round]));
  if (ending.size === 0) return false;
  await tx
    .insertInto('rounds')
    .values([...ending.values()].map(rowOf))
    .execute();
  await appendFeedEvents(
    tx,
    [...ending.values()].map((round) => ({ type: 'RoundEnded', at, data: { round } })),
  );
  const backed = await tx
    .selectFrom('bet_picks')
    .select(['fixture_id', 'selection_id'])
    .distinct()
    .where('fixture_id', 'in', [...ending.keys()])
    .execute();
  const results = backed.flatMap(({ fixture_id, selection_id }) => {
    const round = ending.get(fixture_id as Round['roundId']);
    if (round === undefined) return [];
    const selectionId = selection_id as SelectionId;
    return [{ fixtureId: round.roundId, selectionId, settlement: settlementOf(round, selectionId) }];
  });
  const { changed } = await recordResults(tx, results, at);
  if (changed > 0) await settleAtOnce(tx, at);
  return changed > 0;
}

/** Of a round that was not drawn, and of what its game no longer offers, the stake comes back. */
export function settlementOf({ roundId, state, drawn }: Round, selectionId: SelectionId): Settlement {
  const parts = partsOf(roundId);
  const cell = cellOfSelection(roundId, selectionId);
  if (state === 'void' || parts === undefined || cell === undefined) return -1;
  const { markets, settle } = familyOf(parts.game.family);
  const isOffered = markets(roundId).some(({ marketId }) => marketId === cell.marketId);
  return isOffered ? settle(drawn, cell.marketId, cell.key, roundId) : -1;
}

const rowOf = ({ roundId, gameId, drawsAt, state, drawn, seed }: Round) => ({
  round_id: roundId,
  game_id: gameId,
  draws_at: drawsAt,
  state,
  drawn: JSON.stringify(drawn),
  seed,
});
