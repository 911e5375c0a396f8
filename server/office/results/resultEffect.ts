/** What deciding results comes to (RSL-1, RSL-2): every bet on them reckoned anew by the functions that settle, with nothing stored. */
import { sql } from 'kysely';
import type { BetPick } from '../../../src/domain/bets/bet.ts';
import { resultOf, type BetResult } from '../../../src/domain/bets/settlement.ts';
import type { MemberId } from '../../../src/domain/kernel/ids.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import { settlementSteps } from '../../../src/domain/wallet/settlementSteps.ts';
import { readBets, type OwnedBet } from '../../betting/betRows.ts';
import { standingOf } from '../../settlement/settleOwned.ts';
import { chunksOf } from '../../store/chunksOf.ts';
import { groupRows } from '../../store/groupRows.ts';
import type { Work } from '../../store/store.ts';
import type { BackedSelection } from './backedSelections.ts';

/** Ids of one query. */
const QUERY_SIZE = 500;

/** A selection whose result becomes another one. */
export interface DecidedSelection extends BackedSelection {
  readonly settlement: Settlement;
}

/** Members who owe more afterwards, by how much. Won. */
export interface FallsShort {
  readonly memberId: MemberId;
  readonly owed: number;
}

/** Of bets that come to something else, or whose pick does. Won. */
export interface ResultEffect {
  readonly bets: number;
  readonly memberIds: ReadonlySet<MemberId>;
  /** What they paid so far, and what they will have. */
  readonly paidBefore: number;
  readonly paidAfter: number;
  /** What moves in all, either way. */
  readonly moved: number;
  /** Most first. */
  readonly short: readonly FallsShort[];
}

/** @param decided of one fixture, each with another result than it has */
export async function resultEffect(
  tx: Work,
  fixtureId: string,
  decided: readonly DecidedSelection[],
): Promise<ResultEffect> {
  const settlementOf = new Map(decided.map(({ selectionId, settlement }) => [selectionId, settlement]));
  const betIds = await betsOn(tx, fixtureId, decided);
  const reckoned = await reckonBets(tx, betIds, (pick) =>
    pick.fixtureId === fixtureId ? settlementOf.get(pick.selectionId) : undefined,
  );
  return effectOf(tx, reckoned);
}

/**
 * What bets come to by results that nobody has recorded.
 *
 * @param decidedOf of a pick; `undefined` where it stands as it is recorded
 */
export async function reckonBets(
  tx: Work,
  betIds: readonly string[],
  decidedOf: (pick: BetPick) => Settlement | undefined,
): Promise<readonly ReckonedBet[]> {
  const bets: OwnedBet[] = [];
  for (const some of chunksOf(betIds, QUERY_SIZE)) bets.push(...(await readBets(tx, some)));
  const newer = await newerResults(tx, bets);
  return bets.map(({ memberId, bet }) => {
    const picks = bet.picks.map((pick) => {
      const known = newer.get(pickKey(bet.betId, pick.fixtureId, pick.selectionId));
      return { ...pick, settlement: decidedOf(pick) ?? (known === undefined ? pick.settlement : known) };
    });
    return { memberId, bet, result: resultOf({ ...bet, picks }) ?? { status: 0 as const, paid: 0 } };
  });
}

/** A bet as it stands, whose it is, and what it comes to. */
export interface ReckonedBet extends OwnedBet {
  readonly result: BetResult;
}

export const mostOwedFirst = (short: readonly FallsShort[]): readonly FallsShort[] =>
  short.toSorted((a, b) => b.owed - a.owed || (a.memberId < b.memberId ? -1 : 1));

/** What bets come to in all that get another result. */
export async function effectOf(tx: Work, reckoned: readonly ReckonedBet[]): Promise<ResultEffect> {
  const short: FallsShort[] = [];
  for (const [memberId, ofMember] of groupRows(reckoned, (one) => one.memberId)) {
    const before = await standingOf(tx, memberId);
    const { standing } = settlementSteps(memberId, ofMember, before);
    if (standing.debt > before.debt) short.push({ memberId, owed: standing.debt - before.debt });
  }
  const sum = (of: (one: ReckonedBet) => number) => reckoned.reduce((total, one) => total + of(one), 0);
  return {
    bets: reckoned.length,
    memberIds: new Set(reckoned.map(({ memberId }) => memberId)),
    paidBefore: sum(({ bet }) => bet.paid),
    paidAfter: sum(({ result }) => result.paid),
    moved: sum(({ bet, result }) => Math.abs(result.paid - bet.paid)),
    short: mostOwedFirst(short),
  };
}

/** Those that take a result in once it is recorded; a bet that its member took back takes none. */
async function betsOn(tx: Work, fixtureId: string, decided: readonly DecidedSelection[]): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const { selectionId, version } of decided) {
    const rows = await tx
      .selectFrom('bet_picks')
      .select('bet_id')
      .distinct()
      .where('fixture_id', '=', fixtureId)
      .where('selection_id', '=', selectionId)
      .where('result_version', '<=', version)
      .execute();
    for (const { bet_id } of rows) ids.add(bet_id);
  }
  return [...ids].toSorted();
}

const pickKey = (betId: string, fixtureId: string, selectionId: string) => `${betId}|${fixtureId}|${selectionId}`;

/** Results that are recorded and that picks of these bets have not taken in yet: the settlement takes them with the others. */
async function newerResults(tx: Work, bets: readonly OwnedBet[]): Promise<ReadonlyMap<string, Settlement | null>> {
  const newer = new Map<string, Settlement | null>();
  for (const some of chunksOf(bets, QUERY_SIZE)) {
    const betIds = some.map(({ bet }) => bet.betId);
    const { rows } = await sql<{
      betId: string;
      fixtureId: string;
      selectionId: string;
      settlement: Settlement | null;
    }>`
      SELECT p.bet_id AS "betId", p.fixture_id AS "fixtureId", p.selection_id AS "selectionId", r.settlement AS settlement
      FROM bet_picks p JOIN results r ON r.fixture_id = p.fixture_id AND r.selection_id = p.selection_id
      WHERE p.bet_id IN (${sql.join(betIds)}) AND r.version > p.result_version`.execute(tx);
    for (const { betId, fixtureId, selectionId, settlement } of rows)
      newer.set(pickKey(betId, fixtureId, selectionId), settlement);
  }
  return newer;
}
