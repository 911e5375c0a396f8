/**
 * What must hold of a data directory after rounds were drawn and backed, with or without kills: worked out from what members were told, the chains, and an
 * arithmetic of its own.
 */
import { createHash } from 'node:crypto';
import type { GameRow } from '../../../../src/domain/mini-games/gameTable.ts';
import { nextRound, timesOf, type Round, type RoundId } from '../../../../src/domain/mini-games/round.ts';
import type { SelectionId } from '../../../../src/domain/kernel/ids.ts';
import { drawnAfter } from '../../../../server/draws/dueRound.ts';
import { settlementOf } from '../../../../server/draws/endRounds.ts';
import { openSqliteStore } from '../../../../server/store/openSqliteStore.ts';
import type { Work } from '../../../../server/store/store.ts';
import { ledgerDefects } from '../../../../server/wallet/ledgerDefects.ts';
import { STAKE, type TakenBet } from './liveOn.ts';

export interface DayExpected {
  readonly games: readonly GameRow[];
  /** Epoch ms: from the first start of the house until the run ended. */
  readonly from: number;
  readonly until: number;
  readonly bets: readonly TakenBet[];
  /** Whether the house was killed: then rounds may be late, void, or of no trace where nobody backed them. */
  readonly hasKills: boolean;
}

export interface DayFound {
  readonly rounds: number;
  readonly voided: number;
  /** The longest that a round was ended after its instant, ms. */
  readonly latest: number;
  readonly eventBytes: number;
  readonly faults: readonly string[];
}

export async function checkDay(dataDir: string, expected: DayExpected): Promise<DayFound> {
  const store = openSqliteStore(dataDir, 0);
  try {
    return await store.read((tx) => findIn(tx, expected));
  } finally {
    await store.close();
  }
}

type Fail = (isFine: boolean, what: string) => void;

async function findIn(tx: Work, expected: DayExpected): Promise<DayFound> {
  const faults: string[] = [];
  const fail: Fail = (isFine, what) => {
    if (!isFine && faults.length < 20) faults.push(what);
  };
  const rows = await tx.selectFrom('rounds').selectAll().orderBy('draws_at').execute();
  const rounds = rows.map((row): Round => ({
    roundId: row.round_id as RoundId,
    gameId: row.game_id,
    drawsAt: row.draws_at,
    state: row.state,
    drawn: JSON.parse(row.drawn) as number[],
    seed: row.seed,
  }));
  const byId = new Map(rounds.map((round) => [round.roundId as string, round]));
  checkSchedule(byId, expected, fail);
  await checkSeeds(tx, rounds, fail);
  const told = await checkTold(tx, byId, expected.hasKills, fail);
  await checkBets(tx, byId, expected, fail);
  const defects = await ledgerDefects(tx);
  fail(defects.total === 0 && defects.unbalanced.length === 0 && defects.heldTooMuch === 0, JSON.stringify(defects));
  const left = await tx.selectFrom('settlement_work').selectAll().execute();
  fail(left.length === 0, `${left.length} results are not settled`);
  return { rounds: rounds.length, voided: rounds.filter(({ state }) => state === 'void').length, ...told, faults };
}

/** Without kills every round of every game is there and drawn. */
function checkSchedule(rounds: ReadonlyMap<string, Round>, { games, from, until, hasKills }: DayExpected, fail: Fail) {
  let expected = 0;
  for (const game of games) {
    for (let id = drawnAfter(game, from).roundId; timesOf(id).drawsAt <= until; id = nextRound(id)) {
      expected += 1;
      if (!hasKills) fail(rounds.get(id)?.state === 'drawn', `${id} is ${rounds.get(id)?.state ?? 'missing'}`);
    }
  }
  fail(rounds.size <= expected, `${rounds.size} rounds, where the clock had ${expected}`);
}

/** Each seed leads to what was published before. */
async function checkSeeds(tx: Work, rounds: readonly Round[], fail: Fail): Promise<void> {
  const chains = await tx.selectFrom('draw_chains').selectAll().execute();
  for (const { game_id: gameId, day, commitment } of chains) {
    const ofDay = rounds.filter(
      ({ roundId, state }) => state === 'drawn' && roundId.startsWith(`mg.${gameId}.${day}.`),
    );
    const numbered = new Map(ofDay.map(({ roundId, seed }) => [Number(roundId.split('.')[3]), seed]));
    const top = Math.max(0, ...numbered.keys());
    let hash = Buffer.from(numbered.get(top) ?? '', 'hex');
    for (let n = top; n > 0; n -= 1) {
      fail((numbered.get(n) ?? hash.toString('hex')) === hash.toString('hex'), `${gameId} ${day} ${n}: another seed`);
      hash = createHash('sha256').update(hash).digest();
    }
    if (top > 0) fail(hash.toString('hex') === commitment, `${gameId} ${day}: not what was published`);
  }
}

async function checkTold(tx: Work, rounds: ReadonlyMap<string, Round>, hasKills: boolean, fail: Fail) {
  const log = await tx
    .selectFrom('event_log')
    .select('envelope')
    .where('stream', '=', 'events')
    .where('envelope', 'like', '%"RoundEnded"%')
    .execute();
  const events = log.map(({ envelope }) => JSON.parse(envelope) as { at: number; data: { round: Round } });
  const late = events.filter(({ data }) => data.round.state === 'drawn').map(({ at, data }) => at - data.round.drawsAt);
  const latest = late.reduce((longest, ms) => Math.max(longest, ms), 0);
  fail(events.length === rounds.size, `${events.length} rounds were told, ${rounds.size} are there`);
  fail(new Set(events.map(({ data }) => data.round.roundId)).size === events.length, 'a round was told twice');
  fail(
    late.every((ms) => ms >= 0),
    'a round was drawn before its instant',
  );
  if (!hasKills) fail(latest <= 1_000, `a round was drawn ${latest} ms late`);
  for (const { data } of events)
    fail(
      JSON.stringify(rounds.get(data.round.roundId)) === JSON.stringify({ ...data.round }) ||
        isSame(rounds, data.round),
      data.round.roundId,
    );
  const bytes = log.reduce((sum, { envelope }) => sum + envelope.length, 0);
  return { latest, eventBytes: Math.round(bytes / Math.max(1, log.length)) };
}

const isSame = (rounds: ReadonlyMap<string, Round>, { roundId, seed, drawn }: Round): boolean => {
  const row = rounds.get(roundId);
  return row?.seed === seed && row.drawn.join() === drawn.join();
};

async function checkBets(
  tx: Work,
  rounds: ReadonlyMap<string, Round>,
  { bets, until }: DayExpected,
  fail: Fail,
): Promise<void> {
  const rows = new Map((await tx.selectFrom('bets').selectAll().execute()).map((row) => [row.bet_id, row]));
  const settlements = await tx
    .selectFrom('settlements')
    .select((select) => ['bet_id', select.fn.countAll<number>().as('times')])
    .groupBy('bet_id')
    .execute();
  const times = new Map(settlements.map((row) => [row.bet_id, row.times]));
  fail(new Set(bets.map(({ betId }) => betId)).size === bets.length, 'a bet was acknowledged twice');
  for (const { betId, memberId, selectionId, roundId } of bets) {
    const row = rows.get(betId);
    fail(row?.member_id === memberId, `${betId} is missing`);
    const round = rounds.get(roundId);
    if (timesOf(roundId as RoundId).drawsAt > until) continue;
    fail(round !== undefined, `${betId}: ${roundId} never ended`);
    if (round === undefined || row === undefined) continue;
    const settlement = settlementOf(round, selectionId as SelectionId);
    const paid = settlement === 2 ? Math.floor((STAKE * row.total_odds) / 100) : settlement === 1 ? 0 : STAKE;
    fail(
      row.paid === paid && row.status === settlement,
      `${betId}: ${row.status}/${row.paid}, not ${settlement}/${paid}`,
    );
    fail(times.get(betId) === 1, `${betId} was settled ${times.get(betId) ?? 0} times`);
  }
}
