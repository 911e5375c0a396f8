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
import type { SettledSelection } from '../ingest/planDelivery.ts';
import { recordResults } from '../settlement/recordResults.ts';
import { settleAtOnce } from '../settlement/settleAtOnce.ts';
import type { Work } from '../store/store.ts';
import { roundOfRow, rowOfRound } from './roundRow.ts';

/** Rounds of one transaction. */
export const ROUNDS_AT_ONCE = 50;

/**
 * One that has ended already stays as it ended; one that an operator made void before its draw gets what was drawn, and stays void (ROU-16).
 *
 * @param rounds fifty at most
 * @param at epoch ms
 * @returns whether bets may be left to settle
 */
export async function endRounds(tx: Work, rounds: readonly Round[], at: number): Promise<boolean> {
  if (rounds.length === 0) return false;
  const ids = rounds.map(({ roundId }) => roundId);
  const rows = await tx.selectFrom('rounds').selectAll().where('round_id', 'in', ids).execute();
  const known = new Map<string, Round>(rows.map((row) => [row.round_id, roundOfRow(row)]));
  const ending = eachOnce(rounds.filter(({ roundId }) => !known.has(roundId)));
  const revealed = eachOnce(rounds.flatMap((round) => withDraw(known.get(round.roundId), round) ?? []));
  if (ending.length > 0) await tx.insertInto('rounds').values(ending.map(rowOfRound)).execute();
  for (const { roundId, drawn, seed } of revealed) {
    await tx
      .updateTable('rounds')
      .set({ drawn: JSON.stringify(drawn), seed })
      .where('round_id', '=', roundId)
      .execute();
  }
  await tellRounds(tx, [...ending, ...revealed], at);
  const { changed } = await recordResults(tx, await resultsOfRounds(tx, ending), at);
  if (changed > 0) await settleAtOnce(tx, at);
  return changed > 0;
}

/** A round that was void before its draw, with what was drawn; `undefined` where it has that already, or nothing was drawn. */
const withDraw = (known: Round | undefined, { drawn, seed }: Round): Round | undefined =>
  known?.voidedAt !== undefined && known.seed === '' && seed !== '' ? { ...known, drawn, seed } : undefined;

const eachOnce = (rounds: readonly Round[]): readonly Round[] => [
  ...new Map(rounds.map((round) => [round.roundId, round])).values(),
];

/** Tells everybody how rounds stand from now on. */
export async function tellRounds(tx: Work, rounds: readonly Round[], at: number): Promise<void> {
  if (rounds.length === 0) return;
  await appendFeedEvents(
    tx,
    rounds.map((round) => ({ type: 'RoundEnded', at, data: { round } })),
  );
}

/** What rounds decide of each selection that somebody backs. */
export async function resultsOfRounds(tx: Work, rounds: readonly Round[]): Promise<readonly SettledSelection[]> {
  if (rounds.length === 0) return [];
  const ofId = new Map(rounds.map((round) => [round.roundId, round]));
  const backed = await tx
    .selectFrom('bet_picks')
    .select(['fixture_id', 'selection_id'])
    .distinct()
    .where('fixture_id', 'in', [...ofId.keys()])
    .execute();
  return backed.flatMap(({ fixture_id, selection_id }) => {
    const round = ofId.get(fixture_id as Round['roundId']);
    if (round === undefined) return [];
    const selectionId = selection_id as SelectionId;
    return [{ fixtureId: round.roundId, selectionId, settlement: settlementOf(round, selectionId) }];
  });
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
