/** Bets between the domain's shape and their rows. */
import type { Selectable } from 'kysely';
import type { Bet, BetPick } from '../../src/domain/bets/bet.ts';
import { withBonusResults } from '../../src/domain/bets/settlement.ts';
import type { BetId, MemberId } from '../../src/domain/kernel/ids.ts';
import type { Settlement } from '../../src/domain/reference/statuses.ts';
import { groupRows } from '../store/groupRows.ts';
import type { BetPickTable, BetTable } from '../store/originTables.ts';
import { prepare } from '../store/prepare.ts';
import type { Work } from '../store/store.ts';

const betRow = prepare((row: Omit<Selectable<BetTable>, 'cancelled_at' | 'cancelled_by'>, database) =>
  database.insertInto('bets').values({
    bet_id: row.bet_id,
    member_id: row.member_id,
    key: row.key,
    page: row.page,
    bet_style: row.bet_style,
    stake: row.stake,
    total_odds: row.total_odds,
    expected_winnings: row.expected_winnings,
    paid: row.paid,
    status: row.status,
    placed_at: row.placed_at,
    settled_at: row.settled_at,
  }),
);

const pickRow = prepare((row: Omit<BetPickTable, 'result_version'>, database) =>
  database.insertInto('bet_picks').values({
    bet_id: row.bet_id,
    ordinal: row.ordinal,
    member_id: row.member_id,
    fixture_id: row.fixture_id,
    market_id: row.market_id,
    base_line: row.base_line,
    selection_id: row.selection_id,
    start_at: row.start_at,
    settlement: row.settlement,
    result_version: 0,
    body: row.body,
  }),
);

/** Bet and picks, without a ledger entry or an event: whoever accepts it writes those in the same transaction. */
export async function insertBet(tx: Work, memberId: MemberId, bet: Bet): Promise<void> {
  await betRow(tx, {
    bet_id: bet.betId,
    member_id: memberId,
    key: bet.key,
    page: bet.page,
    bet_style: bet.betStyle,
    stake: bet.stake,
    total_odds: bet.totalOdds,
    expected_winnings: bet.expectedWinnings,
    paid: bet.paid,
    status: bet.status,
    placed_at: bet.placedAt,
    settled_at: bet.settledAt,
  });
  for (const [ordinal, { settlement, ...pick }] of bet.picks.entries()) {
    await pickRow(tx, {
      bet_id: bet.betId,
      ordinal,
      member_id: memberId,
      fixture_id: pick.fixtureId,
      market_id: pick.marketId,
      base_line: pick.baseLine,
      selection_id: pick.selectionId,
      start_at: pick.startAt,
      settlement,
      body: JSON.stringify(pick),
    });
  }
}

/** A bet with the member who placed it, which the bet itself does not say. */
export interface OwnedBet {
  readonly memberId: MemberId;
  readonly bet: Bet;
}

/** Bets by id, in no particular order. */
export async function readBets(tx: Work, betIds: readonly string[]): Promise<OwnedBet[]> {
  if (betIds.length === 0) return [];
  const rows = await tx.selectFrom('bets').selectAll().where('bet_id', 'in', betIds).execute();
  return withPicks(tx, rows);
}

/**
 * A member's bets, newest first.
 *
 * @param before epoch ms; only bets placed before it
 */
export async function readBetsOf(tx: Work, memberId: MemberId, before: number, limit: number): Promise<Bet[]> {
  const rows = await tx
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('placed_at', '<', before)
    .orderBy('placed_at', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(limit)
    .execute();
  return (await withPicks(tx, rows)).map((owned) => owned.bet);
}

/** Bets with their picks, in the order of their rows. */
export async function withPicks(tx: Work, rows: readonly Selectable<BetTable>[]): Promise<OwnedBet[]> {
  if (rows.length === 0) return [];
  const pickRows = await tx
    .selectFrom('bet_picks')
    .selectAll()
    .where(
      'bet_id',
      'in',
      rows.map((row) => row.bet_id),
    )
    .orderBy('bet_id')
    .orderBy('ordinal')
    .execute();
  const picks = groupRows(pickRows, (row) => row.bet_id);
  return rows.map((row) => ({ memberId: row.member_id as MemberId, bet: betOf(row, picks.get(row.bet_id) ?? []) }));
}

const betOf = (row: Selectable<BetTable>, picks: readonly BetPickTable[]): Bet => ({
  betId: row.bet_id as BetId,
  key: row.key as Bet['key'],
  page: row.page,
  betStyle: row.bet_style,
  stake: row.stake,
  totalOdds: row.total_odds,
  expectedWinnings: row.expected_winnings,
  paid: row.paid,
  status: row.status as Bet['status'],
  placedAt: row.placed_at,
  settledAt: row.settled_at,
  picks: [...withBonusResults(picks.map(pickOf))],
});

const pickOf = (row: BetPickTable): BetPick => ({
  ...(JSON.parse(row.body) as Omit<BetPick, 'settlement'>),
  settlement: row.settlement as Settlement | null,
});
