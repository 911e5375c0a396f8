/**
 * Histories of bets, results, corrections and results taken back, against a model that shares no code with the origin (SET-1 … SET-5,
 * SET-7, LED-1, LED-2, LED-8): fractions kept whole, one account a member. What members are told comes to what is kept (SET-8).
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bet, BetPick } from '../../../src/domain/bets/bet.ts';
import { BetId, BetKey, FixtureId, MemberId, SelectionId } from '../../../src/domain/kernel/ids.ts';
import type { Settlement } from '../../../src/domain/reference/statuses.ts';
import { availableOf, debtOf, fundingTransfer, heldOf, holdTransfer } from '../../../src/domain/wallet/ledger.ts';
import { evolveBet } from '../../../src/domain/bets/evolveBet.ts';
import { decodeEventText } from '../../../src/domain/events/decode.ts';
import type { MemberEvent } from '../../../src/domain/events/catalogue.ts';
import { insertBet, readBets } from '../../../server/betting/betRows.ts';
import { betsOf, readStreamAfter } from '../../../server/events/eventLog.ts';
import { recordResults } from '../../../server/settlement/recordResults.ts';
import { settleSome } from '../../../server/settlement/settleSome.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Store, Work } from '../../../server/store/store.ts';
import { isSound, ledgerDefects } from '../../../server/wallet/ledgerDefects.ts';
import { balanceOf, postTransfers } from '../../../server/wallet/postTransfers.ts';
import { newDataDir } from '../support/openOrigin.ts';
import { seededRandom } from '../../support/seededRandom.ts';

const MEMBERS = ['m1', 'm2', 'm3'].map((id) => MemberId.parse(id));
const FUNDS = 150_000;
const FIXTURES = 6;
const STEPS = 40;
const RESULTS: readonly (Settlement | null)[] = [-1, 1, 2, 2, 3, 4, 5, null];

/** The whole of what the model knows of a bet. */
interface ModelBet {
  readonly memberId: MemberId;
  /** As it was placed. */
  readonly placed: Bet;
  readonly stake: number;
  readonly picks: readonly { readonly place: string; readonly odds: number }[];
}

/** What the bet is worth by the results, told independently: `undefined` while it is open. */
function worthOf(bet: ModelBet, results: ReadonlyMap<string, Settlement | null>) {
  const picks = bet.picks.map(({ place, odds }) => ({ result: results.get(place) ?? null, odds }));
  if (picks.some(({ result }) => result === 1)) return { status: 1, paid: 0 };
  if (picks.some(({ result }) => result === null)) return undefined;
  let [numerator, denominator] = [1n, 1n];
  for (const { odds } of picks.filter(({ result }) => result === 2)) {
    numerator *= BigInt(odds);
    denominator *= 100n;
  }
  // The total as the member saw it: hundredths, half up.
  const total = (numerator * 100n + denominator / 2n) / denominator;
  let [over, under] = [BigInt(bet.stake) * (denominator === 1n ? 100n : total), 100n];
  for (const { result, odds } of picks) {
    if (result === 5) [over, under] = [over * BigInt(100 + odds), under * 200n];
    if (result === 4) under *= 2n;
  }
  const all = picks.map(({ result }) => result);
  const isWon = !all.includes(4) && all.some((result) => result === 2 || result === 5);
  const status = all.every((result) => result === -1) ? -1 : isWon ? 2 : 3;
  return { status, paid: Number(over / under) };
}

const pickAt = (fixture: number, side: number, odds: number): BetPick => ({
  selectionId: SelectionId.parse(`s${fixture}-${side}`),
  fixtureId: FixtureId.parse(`f${fixture}`),
  sportId: '6046',
  marketId: '1',
  marketName: '1X2',
  side: 'home',
  name: '1',
  line: '',
  baseLine: '',
  leagueName: 'League',
  home: 'Home',
  away: 'Away',
  startAt: 0,
  odds,
  version: 1,
  settlement: null,
});

async function place(store: Store, memberId: MemberId, number: number, picks: BetPick[], stake: number) {
  const betId = BetId.parse(`b${number}`);
  const key = BetKey.parse(`k${String(number).padStart(21, '0')}`);
  const bet: Bet = {
    betId,
    key,
    page: 'cross',
    betStyle: 'KR',
    stake,
    totalOdds: 100,
    expectedWinnings: stake,
    paid: 0,
    status: 0,
    placedAt: number,
    settledAt: null,
    picks,
  };
  return store.write(async (tx) => {
    if ((await balanceOf(tx, availableOf(memberId))) < stake) return undefined;
    await insertBet(tx, memberId, bet);
    await postTransfers(tx, [holdTransfer(memberId, betId, stake)], number);
    return bet;
  });
}

async function openBooks(): Promise<Store> {
  const store = openSqliteStore(newDataDir(), 0);
  onTestFinished(() => store.close());
  await store.write(async (tx) => {
    for (const id of MEMBERS) {
      await tx
        .insertInto('members')
        .values({
          id,
          user_id: id,
          password_hash: '',
          nickname: id,
          level: 1,
          point: 0,
          type: 0,
          role: 0,
          withdrawal_type: 0,
          tendency: 0,
          updated_at: 0,
        })
        .execute();
      await postTransfers(tx, [fundingTransfer(id, FUNDS)], 0);
    }
  });
  return store;
}

/** What a browser has that was told everything. */
async function toldOf(tx: Work, model: ReadonlyMap<BetId, ModelBet>): Promise<ReadonlyMap<string, Bet | undefined>> {
  const bets = new Map<string, Bet | undefined>([...model].map(([betId, { placed }]) => [betId, placed]));
  for (const id of MEMBERS) {
    let updatedAt = 0;
    for (const { envelope } of await readStreamAfter(tx, betsOf(id), 0, 10_000)) {
      const read = decodeEventText(envelope, 'bets');
      if (!read.ok) throw new Error(read.failure.detail);
      const event = read.value as MemberEvent;
      if (event.type === 'BalanceChanged') updatedAt = event.at;
      else if (event.type === 'BetSettled') bets.set(event.data.betId, evolveBet(bets.get(event.data.betId), event));
    }
    const row = await tx.selectFrom('members').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.updated_at).toBe(updatedAt);
  }
  return bets;
}

async function expectAsModelled(
  store: Store,
  model: ReadonlyMap<BetId, ModelBet>,
  results: ReadonlyMap<string, Settlement | null>,
) {
  await store.read(async (tx) => {
    const left = new Map<MemberId, number>(MEMBERS.map((id) => [id, FUNDS]));
    const told = await toldOf(tx, model);
    for (const { bet } of await readBets(tx, [...model.keys()])) {
      expect(told.get(bet.betId)).toEqual(bet);
      const modelled = model.get(bet.betId);
      if (modelled === undefined) throw new Error('a bet nobody placed');
      const worth = worthOf(modelled, results);
      expect([bet.betId, bet.status, bet.paid]).toEqual([bet.betId, worth?.status ?? 0, worth?.paid ?? 0]);
      if (worth !== undefined) left.set(modelled.memberId, (left.get(modelled.memberId) ?? 0) + worth.paid - bet.stake);
    }
    for (const [id, won] of left) {
      const [available, held, debt] = [
        await balanceOf(tx, availableOf(id)),
        await balanceOf(tx, heldOf(id)),
        await balanceOf(tx, debtOf(id)),
      ];
      expect(Math.min(available, held, debt)).toBeGreaterThanOrEqual(0);
      expect(available + held - debt).toBe(won);
    }
    expect(isSound(await ledgerDefects(tx))).toBe(true);
  });
}

describe('histories of settlement', () => {
  it.each(Array.from({ length: 24 }, (_, index) => index + 1))(
    'SET-7, SET-8, LED-1, LED-2, LED-8 agree with the model, seed %i',
    async (seed) => {
      const random = seededRandom(seed);
      const upTo = (most: number) => Math.floor(random() * most);
      const store = await openBooks();
      const model = new Map<BetId, ModelBet>();
      const results = new Map<string, Settlement | null>();
      for (let step = 1; step <= STEPS; step += 1) {
        if (random() < 0.4) {
          const memberId = MEMBERS[upTo(MEMBERS.length)] ?? MEMBERS[0];
          const first = upTo(FIXTURES);
          const picks = Array.from({ length: 1 + upTo(3) }, (_, index) =>
            pickAt((first + index) % FIXTURES, upTo(2), 101 + upTo(400)),
          ).filter((pick) => results.get(`${pick.fixtureId}|${pick.selectionId}`) === undefined);
          if (memberId === undefined || picks.length === 0) continue;
          const stake = 5_000 + upTo(60_000);
          const placed = await place(store, memberId, step, picks, stake);
          const places = picks.map((pick) => ({ place: `${pick.fixtureId}|${pick.selectionId}`, odds: pick.odds }));
          if (placed !== undefined) model.set(placed.betId, { memberId, placed, stake, picks: places });
          continue;
        }
        const [fixtureId, selectionId] = [
          FixtureId.parse(`f${upTo(FIXTURES)}`),
          SelectionId.parse(`s${upTo(FIXTURES)}-${upTo(2)}`),
        ];
        const own = SelectionId.parse(`s${fixtureId.slice(1)}-${selectionId.slice(-1)}`);
        const settlement = RESULTS[upTo(RESULTS.length)] ?? null;
        const isBacked = [...model.values()].some((bet) =>
          bet.picks.some(({ place: where }) => where === `${fixtureId}|${own}`),
        );
        if (isBacked) results.set(`${fixtureId}|${own}`, settlement);
        await store.write((tx) => recordResults(tx, [{ fixtureId, selectionId: own, settlement }], step));
        // Some results wait until others have come: the work on disk grows.
        if (random() < 0.3) continue;
        await store.write((tx) => settleSome(tx, 1 + upTo(3), step));
      }
      while ((await store.write((tx) => settleSome(tx, 2, STEPS + 1))).isMoreLeft);
      await expectAsModelled(store, model, results);
      expect(model.size).toBeGreaterThan(3);
    },
  );
});
