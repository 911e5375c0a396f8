/** What the house pays on mini games where it is not what the table says: read by whoever judges a bet or tells prices, and stored (PAY-3). */
import { sql } from 'kysely';
import { bookOf, firstRoundFor, usualMarketsOf, withOdds } from '../../src/domain/mini-games/payoutBounds.ts';
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { BOOKS_TOLD, PayoutOdds } from '../../src/domain/mini-games/payoutSchema.ts';
import type { PayoutBook, Payouts } from '../../src/domain/mini-games/payouts.ts';
import { timesOf, type RoundId } from '../../src/domain/mini-games/round.ts';
import type { GamePayoutTable } from '../store/originTables.ts';
import { prepareOne } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

const payoutsOfRow = ({ game_id, from_round, version, odds }: GamePayoutTable): Payouts => ({
  gameId: game_id,
  fromRound: from_round as RoundId,
  version,
  odds: PayoutOdds.parse(JSON.parse(odds)),
});

const bookAt = prepareOne((given: { gameId: string; opensAt: number }, database) =>
  database
    .selectFrom('game_payouts')
    .selectAll()
    .where('game_id', '=', given.gameId)
    .where('from_at', '<=', given.opensAt)
    .orderBy('from_at', 'desc')
    .limit(1),
);

/** The book that a round of a game is priced by, as those of `payoutsOf`: one, or none where the table's odds hold. */
export async function readBookOf(tx: Work, gameId: string, roundId: RoundId): Promise<readonly Payouts[]> {
  const row = await bookAt(tx, { gameId, opensAt: timesOf(roundId).opensAt });
  return row === undefined ? [] : [payoutsOfRow(row)];
}

/** The newest of every game: the one that is to come, the one in force, and the one before. */
export async function readNewestBooks(tx: Work): Promise<readonly GamePayoutTable[]> {
  return tx
    .selectFrom((inner) =>
      inner
        .selectFrom('game_payouts')
        .selectAll()
        .select(sql<number>`row_number() over (partition by game_id order by from_at desc)`.as('place'))
        .as('newest'),
    )
    .select(['game_id', 'from_at', 'from_round', 'version', 'odds', 'operator_id', 'name', 'at'])
    .where('place', '<=', BOOKS_TOLD)
    .orderBy('game_id')
    .orderBy('from_at')
    .execute();
}

/** For the pages and slips of members. */
export const readPayouts = async (tx: Work): Promise<Payouts[]> => (await readNewestBooks(tx)).map(payoutsOfRow);

/** A change of what a game pays: what would hold without it, what holds with it, and from where. */
export interface PayoutChange {
  readonly before: PayoutBook;
  readonly after: PayoutBook;
  readonly fromRound: RoundId;
  readonly version: number;
}

/** @param at when it is stored, epoch ms: a book holds from a round on that opens later */
export async function payoutChangeOf(tx: Work, game: GameRow, changes: PayoutBook, at: number): Promise<PayoutChange> {
  const last = await tx
    .selectFrom('game_payouts')
    .selectAll()
    .where('game_id', '=', game.gameId)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const usual = bookOf(usualMarketsOf(game));
  // What the table has and the book has not: a cell that came with a later release.
  const before = last === undefined ? usual : withOdds(usual, payoutsOfRow(last).odds);
  const first = firstRoundFor(game, at);
  // Of a clock that was set back: the last word holds from where the one before it does, and no round goes back to an older one.
  const isLater = last !== undefined && last.from_at > timesOf(first).opensAt;
  const fromRound = isLater ? (last.from_round as RoundId) : first;
  return { before, after: withOdds(before, changes), fromRound, version: (last?.version ?? 1) + 1 };
}

/** One that was to hold from the same round on is replaced by it. @param at epoch ms */
export async function storePayouts(
  tx: Work,
  { gameId }: GameRow,
  { after, fromRound, version }: PayoutChange,
  by: { readonly operator: { readonly id: string; readonly name: string }; readonly at: number },
): Promise<void> {
  const said = {
    ...{ from_round: fromRound, version, odds: JSON.stringify(after) },
    ...{ operator_id: by.operator.id, name: by.operator.name, at: by.at },
  };
  await tx
    .insertInto('game_payouts')
    .values({ game_id: gameId, from_at: timesOf(fromRound).opensAt, ...said })
    .onConflict((conflict) => conflict.columns(['game_id', 'from_at']).doUpdateSet(said))
    .execute();
}

/** Forgets books that no round before an instant or after it is priced by any more. @param before epoch ms */
export async function forgetPayouts(tx: Work, before: number): Promise<void> {
  await tx
    .deleteFrom('game_payouts')
    .where((where) =>
      where.exists(
        where
          .selectFrom('game_payouts as newer')
          .select('newer.game_id')
          .whereRef('newer.game_id', '=', 'game_payouts.game_id')
          .whereRef('newer.from_at', '>', 'game_payouts.from_at')
          .where('newer.from_at', '<', before),
      ),
    )
    .execute();
}
