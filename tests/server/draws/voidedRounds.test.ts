/** Rounds that an operator makes void, before their draw and after it: money, what is told, what is drawn all the same (ROU-15 to ROU-18). */
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsCall } from '../../../src/domain/calls/draws.ts';
import { slipOfGame } from '../../../src/domain/bets/slipOfGame.ts';
import { AuditEntry } from '../../../src/domain/office/audit.ts';
import { OfficeRound, RoundOfOffice } from '../../../src/domain/office/rounds.ts';
import { GAMES, gameOf, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { bytesOfHex, hexOfBytes } from '../../../src/domain/kernel/bytes.ts';
import { seedsDown, webCrypto } from '../../../src/domain/mini-games/redraw.ts';
import { nextRound, partsOf, Round, timesOf, type RoundId } from '../../../src/domain/mini-games/round.ts';
import { fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { verifyDraw } from '../../../src/domain/mini-games/verification.ts';
import { VENUES } from '../../../src/domain/mini-games/virtual/venues.ts';
import { availableOf, debtOf } from '../../../src/domain/wallet/ledger.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { forgetRounds } from '../../../server/draws/forgetRounds.ts';
import type { Origin } from '../../../server/origin.ts';
import type { OriginOptions } from '../../../server/originOptions.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { createManualClock } from '../feed/manualClock.ts';
import { newKey, signIn, type Caller } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { doneOf, refusalOf, signInOperator } from '../support/operator.ts';
import { betOnRound, byClock, drawsAt, lineOn, openDrawHouse, requestOn, roundOn } from './support/drawHouse.ts';

const game = GAMES.find((row) => slipOfGame(row) === 'minigame' && row.periodMs === 60_000)!;
const STAKE = 10_000;
const crypto = webCrypto(webcrypto.subtle);

async function open(games: readonly GameRow[] = [game], options: Partial<OriginOptions> = {}) {
  const house = await openDrawHouse(games, options);
  const member = await signIn(house.origin);
  const trader = await signInOperator(house.origin, 'trader1');
  const roundId = roundOn(games[0] ?? game, house.clock.now());
  const drawIt = () => house.pass(drawsAt(roundId) - house.clock.now());
  return { ...house, member, trader, roundId, drawIt };
}

/** A demo has one owner, and the bound takes two: it is stored as the house stores it. */
async function setBound(dataDir: string, twoFrom: number): Promise<void> {
  const store = openSqliteStore(dataDir, 0);
  const value = JSON.stringify({ twoFrom, twoFromMembers: 1_000 });
  await store.write((tx) => tx.insertInto('settings').values({ key: 'office', value }).execute());
  await store.close();
}

const wonOf = async ({ inspect }: Origin, { memberId }: Caller) => (await inspect.balance(availableOf(memberId))) ?? 0;
const told = async ({ inspect }: Origin, roundId: string) =>
  (await inspect.log('events')).flatMap(({ envelope }) => {
    const { type, data } = JSON.parse(envelope) as {
      readonly type: string;
      readonly data: { readonly round: unknown };
    };
    const round = type === 'RoundEnded' ? Round.parse(data.round) : undefined;
    return round?.roundId === roundId ? [round] : [];
  });
const listed = async (member: Caller, roundId: string) => {
  const { body } = await member.call('GET', `/game-result/rounds?gameId=${game.gameId}&limit=200`);
  return Round.array()
    .parse((body as { readonly rows: unknown }).rows)
    .find((round) => round.roundId === roundId);
};
/** What the page of verification asks, reckoned as it reckons. */
async function verified(member: Caller, roundId: RoundId) {
  const { game: row, day, n } = partsOf(roundId)!;
  const { body } = await member.call('GET', `/draws/${row.gameId}/${day}?n=${n}`);
  const { last, commitment, salt, told: said } = drawsCall.answer.parse(body);
  const seed = (await seedsDown(bytesOfHex(last?.seed ?? ''), (last?.n ?? 0) - n, crypto)).at(-1);
  if (seed === undefined || said === null) throw new Error(`${roundId} is not told`);
  const claim = { roundId, seed: hexOfBytes(seed), commitment, salt, drawn: said.drawn };
  return { said, ...(await verifyDraw(claim, crypto)) };
}
const lineIn = (lines: readonly { readonly what: string }[], what: string) => lines.find((line) => line.what === what);

describe('a round made void before its draw', () => {
  it('ROU-15 ROU-17 gives stakes back as it was shown, takes no further bet, and is written down', async () => {
    const { origin, member, trader, roundId } = await open();
    for (const cell of [0, 1]) expect((await betOnRound(member, game, roundId, { market: cell })).status).toBe(200);
    const before = await wonOf(origin, member);
    const shown = await trader.preview('/round/void', { roundId });
    expect(shown).toMatchObject({ amount: 2 * STAKE, isForTwo: false });
    expect(shown.lines).toEqual([
      { what: 'round', before: 'round.undrawn', after: 'round.void' },
      { what: 'roundReturned', before: null, after: 2 * STAKE },
      { what: 'roundTakenBack', before: null, after: 0 },
      { what: 'roundRefunded', before: null, after: 0 },
      { what: 'resultBets', before: null, after: 2 },
      { what: 'resultMembers', before: null, after: 1 },
      { what: 'resultPaid', before: 0, after: 2 * STAKE },
      { what: 'resultShort', before: null, after: 0 },
    ]);
    expect(doneOf(await trader.does('/round/void', { roundId }))).toEqual({ bets: 2, left: 0 });
    expect(await wonOf(origin, member)).toBe(before + 2 * STAKE);
    expect((await origin.inspect.bets(member.memberId)).map(({ status, paid }) => ({ status, paid }))).toEqual([
      { status: -1, paid: STAKE },
      { status: -1, paid: STAKE },
    ]);
    expect(await betOnRound(member, game, roundId)).toMatchObject({ status: 422 });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const owner = await signInOperator(origin);
    const { body } = await owner.call('GET', '/audit?act=round/void');
    const [entry] = AuditEntry.array().parse((body as { readonly rows: unknown }).rows);
    expect(entry).toMatchObject({ target: `round:${roundId}`, amount: 2 * STAKE, reason: 'as agreed' });
    expect(entry?.before).toEqual({ round: 'round.undrawn' });
  });

  it('ROU-16 ROU-18 VER-6 is told as void at once, drawn at its instant all the same, and verified as any', async () => {
    const { origin, clock, member, trader, roundId, drawIt } = await open();
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    const voidedAt = clock.now();
    expect((await trader.does('/round/void', { roundId })).status).toBe(200);
    expect(await listed(member, roundId)).toMatchObject({ state: 'void', drawn: [], seed: '', voidedAt });
    const balance = await wonOf(origin, member);
    await drawIt();
    const [first, second, ...more] = await told(origin, roundId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ state: 'void', drawn: [], seed: '', voidedAt });
    expect(second).toMatchObject({ state: 'void', voidedAt });
    expect(second?.drawn.length).toBeGreaterThan(0);
    expect(second?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await listed(member, roundId)).toEqual(second);
    expect(await verified(member, roundId)).toMatchObject({
      said: { state: 'void', voidedAt, drawn: second?.drawn },
      failed: [],
    });
    expect(await wonOf(origin, member)).toBe(balance);
    const next = nextRound(roundId);
    expect((await betOnRound(member, game, next)).status).toBe(200);
    const { body } = await member.call('GET', `/game-result/rounds?gameId=${game.gameId}&limit=1`);
    expect((body as { readonly rows: readonly Round[] }).rows[0]?.roundId).toBe(roundId);
  });

  it.each([30_000, 3_600_000])('ROU-16 is drawn also %d ms after a stop', async (ms) => {
    const dataDir = newDataDir();
    const before = await openDrawHouse([game], { dataDir });
    const roundId = roundOn(game, before.clock.now());
    const trader = await signInOperator(before.origin, 'trader1');
    expect((await trader.does('/round/void', { roundId })).status).toBe(200);
    await before.origin.close();
    const origin = await openOrigin({ ...byClock(createManualClock(drawsAt(roundId) + ms), [game]), dataDir });
    await origin.drawn();
    const member = await signIn(origin);
    expect(await verified(member, roundId)).toMatchObject({ said: { state: 'void' }, failed: [] });
    expect(await told(origin, roundId)).toHaveLength(2);
  });

  it('ROU-9 ROU-15 is none that was kept once, though its chain is kept a day longer', async () => {
    const dataDir = newDataDir();
    const before = await openDrawHouse([game], { dataDir });
    const member = await signIn(before.origin);
    const roundId = roundOn(game, before.clock.now());
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    await before.pass(drawsAt(roundId) - before.clock.now());
    await before.origin.close();
    const clock = createManualClock(drawsAt(roundId) + 7 * DAY_MS + 60_000);
    const origin = await openOrigin({ ...byClock(clock, [game]), dataDir });
    const store = openSqliteStore(dataDir, 0);
    await forgetRounds(store, clock.now());
    await store.close();
    const trader = await signInOperator(origin, 'trader1');
    expect(refusalOf(await trader.does('/round/void', { roundId })).reason).toBe('unknown');
  });

  it('ROU-6 ROU-15 ROU-16 is none that nobody drew in time, told or not: no draw of it would ever be told', async () => {
    const dataDir = newDataDir();
    const before = await openDrawHouse([game], { dataDir });
    const missed = roundOn(game, before.clock.now());
    await before.origin.close();
    // Of each game the newest hundred and twenty that were missed are written down.
    const clock = createManualClock(drawsAt(missed) + 4 * 3_600_000);
    const origin = await openOrigin({ ...byClock(clock, [game]), dataDir });
    await origin.drawn();
    const trader = await signInOperator(origin, 'trader1');
    expect(await told(origin, missed)).toEqual([]);
    expect(refusalOf(await trader.does('/round/void', { roundId: missed })).reason).toBe('isVoid');
    const { body } = await trader.call('GET', `/results/rounds/${missed}`);
    expect(RoundOfOffice.parse(body).round).toMatchObject({ state: 'missed', voidedAt: null });
  });

  it('ROU-15 is one that has opened and is there, once', async () => {
    const { trader, roundId } = await open();
    const refused = async (id: string) => refusalOf(await trader.does('/round/void', { roundId: id })).reason;
    expect(await refused(nextRound(roundId))).toBe('unknown');
    expect(await refused('fx-a')).toBe('unknown');
    expect(await refused(`mg.${game.gameId}.20250101.1`)).toBe('unknown');
    const key = newKey();
    const shown = await trader.preview('/round/void', { roundId });
    const say = () => trader.act('/round/void', { roundId }, { key, reason: 'stage failed', confirms: shown.hash });
    expect(doneOf(await say())).toEqual({ bets: 0, left: 0 });
    expect(doneOf(await say())).toEqual({ bets: 0, left: 0 });
    expect(await refused(roundId)).toBe('isVoid');
  });
});

describe('a round made void after its draw', () => {
  it('ROU-15 RSL-2 corrects what it was settled by to the won, and keeps what was drawn', async () => {
    const { origin, member, trader, roundId, drawIt } = await open();
    const before = await wonOf(origin, member);
    const other = await signIn(origin, 'member2');
    const cells = fixtureOfRound(roundId)!.markets[0]!.selections.length;
    for (let cell = 0; cell < cells; cell += 1)
      expect((await betOnRound(cell === 0 ? member : other, game, roundId, { cell })).status).toBe(200);
    await drawIt();
    const drawn = (await told(origin, roundId))[0]!;
    const paid = [...(await origin.inspect.bets(member.memberId)), ...(await origin.inspect.bets(other.memberId))]
      .map((bet) => bet.paid)
      .reduce((sum, one) => sum + one, 0);
    expect(paid).toBeGreaterThan(0);
    const { lines, amount } = await trader.preview('/round/void', { roundId });
    expect(lineIn(lines, 'round')).toMatchObject({ before: 'round.drawn' });
    expect(lineIn(lines, 'roundTakenBack')).toMatchObject({ after: paid - STAKE });
    expect(lineIn(lines, 'roundRefunded')).toMatchObject({ after: (cells - 1) * STAKE });
    expect(amount).toBe(paid - STAKE + (cells - 1) * STAKE);
    expect(doneOf(await trader.does('/round/void', { roundId }))).toMatchObject({ left: 0 });
    expect(await wonOf(origin, member)).toBe(before);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
    const [first, second] = await told(origin, roundId);
    expect(first).toEqual(drawn);
    expect(second).toEqual({ ...drawn, state: 'void', voidedAt: second?.voidedAt });
    expect(second!.voidedAt).toBeGreaterThanOrEqual(timesOf(roundId).drawsAt);
    expect(await verified(member, roundId)).toMatchObject({ said: { state: 'void' }, failed: [] });
  });

  it('RSL-2 LED-6 names who has spent it, by the sum that is then owed', async () => {
    const { origin, member, trader, roundId, drawIt } = await open();
    const cells = fixtureOfRound(roundId)!.markets[0]!.selections.length;
    const other = await signIn(origin, 'member2');
    for (let cell = 0; cell < cells; cell += 1)
      expect((await betOnRound(cell === 0 ? member : other, game, roundId, { cell })).status).toBe(200);
    await drawIt();
    const won = async (caller: Caller) => ((await origin.inspect.bets(caller.memberId))[0]?.paid ?? 0) > 0;
    const winner = (await won(member)) ? member : other;
    // All of it goes elsewhere.
    const owner = await signInOperator(origin);
    const taken = { userId: winner.memberId, purse: 'money', delta: -(await wonOf(origin, winner)), words: '조정' };
    expect((await owner.does('/purse', taken)).status).toBe(200);
    const { lines } = await trader.preview('/round/void', { roundId });
    expect((await trader.does('/round/void', { roundId })).status).toBe(200);
    const owed = (await origin.inspect.balance(debtOf(winner.memberId))) ?? 0;
    expect(owed).toBeGreaterThan(0);
    expect(lineIn(lines, 'resultShort')).toMatchObject({ after: 1 });
    expect(lines.at(-1)).toMatchObject({ after: owed });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

describe('bets of several picks', () => {
  const horses = VENUES.filter(({ sport }) => sport === 'horse').flatMap(({ gameId }) => gameOf(gameId) ?? []);

  it('ROU-15 SET-3 counts its leg as 1.00, and what was shown is what is booked once all is drawn', async () => {
    const { origin, clock, member, trader, pass } = await open(horses);
    const rounds = horses.slice(0, 2).map((row) => roundOn(row, clock.now()));
    const request = requestOn(
      horses[0]!,
      rounds.map((id) => lineOn(id)),
      { memberId: member.memberId, amounts: STAKE },
    );
    expect((await member.bet(request, newKey())).status).toBe(200);
    const [first, second] = rounds as [RoundId, RoundId];
    const { amount, lines } = await trader.preview('/round/void', { roundId: first });
    expect(amount).toBe(0);
    expect(lineIn(lines, 'resultBets')).toMatchObject({ after: 1 });
    expect((await trader.does('/round/void', { roundId: first })).status).toBe(200);
    const [open_] = await origin.inspect.bets(member.memberId);
    expect(open_).toMatchObject({ status: 0 });
    expect(open_?.picks.map(({ settlement }) => settlement)).toContain(-1);
    await pass(Math.max(drawsAt(first), drawsAt(second)) - clock.now());
    const [ended] = await origin.inspect.bets(member.memberId);
    const leg = ended?.picks.find(({ fixtureId }) => fixtureId === second);
    const isWon = leg?.settlement === 2;
    expect(ended).toMatchObject({
      status: isWon ? 2 : 1,
      paid: isWon ? Math.floor((STAKE * (leg?.odds ?? 0)) / 100) : 0,
    });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

describe('what is shown and what is booked', () => {
  const horses = VENUES.filter(({ sport }) => sport === 'horse').flatMap(({ gameId }) => gameOf(gameId) ?? []);

  it('ROU-17 RSL-1 are the same to the won, over singles and bets of several picks, won and lost', async () => {
    const { origin, clock, member, trader, pass } = await open(horses);
    const [first, second] = horses.slice(0, 2).map((row) => roundOn(row, clock.now())) as [RoundId, RoundId];
    // Two members, since nobody backs both sides: one of the second round's wins, whatever is drawn.
    const members = [member, await signIn(origin, 'member2')];
    const place = (by: Caller, ...lines: ReturnType<typeof lineOn>[]) =>
      by.bet(requestOn(horses[0]!, lines, { memberId: by.memberId, amounts: STAKE }), newKey());
    const market = fixtureOfRound(second)!.markets.findIndex(({ selections }) => selections.length === 2);
    for (const [cell, by] of members.entries()) {
      expect((await place(by, lineOn(first, { cell }))).status).toBe(200);
      expect((await place(by, lineOn(first, { cell }), lineOn(second, { market, cell }))).status).toBe(200);
    }
    await pass(Math.max(drawsAt(first), drawsAt(second)) - clock.now());
    const bets = async () => (await Promise.all(members.map((by) => origin.inspect.bets(by.memberId)))).flat();
    const paid = async () => (await bets()).reduce((sum, bet) => sum + bet.paid, 0);
    const had = async () => (await Promise.all(members.map((by) => wonOf(origin, by)))).reduce((a, b) => a + b, 0);
    const [before, money] = [await paid(), await had()];
    const { lines } = await trader.preview('/round/void', { roundId: first });
    const sums = lineIn(lines, 'resultPaid') as unknown as { readonly before: number; readonly after: number };
    const [takenBack, refunded] = ['roundTakenBack', 'roundRefunded'].map(
      (what) => (lineIn(lines, what) as unknown as { readonly after: number }).after,
    ) as [number, number];
    expect(sums.before).toBe(before);
    expect((await trader.does('/round/void', { roundId: first })).status).toBe(200);
    await origin.settled();
    expect(await paid()).toBe(sums.after);
    expect(refunded - takenBack).toBe(sums.after - before);
    expect(await had()).toBe(money + sums.after - before);
    expect((await bets()).filter(({ status, picks }) => status === 2 && picks.length === 2)).toHaveLength(1);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

describe('two operators', () => {
  it('ROU-17 TWO-1 TWO-4 from the bound on another confirms it, and is told another effect', async () => {
    const dataDir = newDataDir();
    const { origin, member, trader, roundId, clock, pass } = await open([game], { dataDir });
    await setBound(dataDir, 20_000);
    expect((await betOnRound(member, game, roundId, {}, { amounts: 20_000 })).status).toBe(200);
    const proposed = await trader.does('/round/void', { roundId });
    const { proposal } = proposed.body as { readonly proposal: string };
    expect(await wonOf(origin, member)).toBe(980_000);
    await pass(drawsAt(roundId) - clock.now());
    const owner = await signInOperator(origin);
    const rows = async () =>
      ((await owner.call('GET', '/proposals')).body as { readonly rows: readonly { id: string; hash: string }[] }).rows;
    const hash = async () => (await rows()).find(({ id }) => id === proposal)?.hash ?? '';
    const confirm = async (by: typeof owner, of: string) =>
      by.does('/proposal', { id: proposal, act: 'confirm', hash: of });
    expect(refusalOf(await confirm(trader, await hash())).reason).toBe('ownProposal');
    const changed = await confirm(owner, await hash());
    expect(changed.status).toBe(409);
    expect(refusalOf(changed)).toMatchObject({ reason: 'changed' });
    expect((await confirm(owner, await hash())).status).toBe(200);
    expect(await wonOf(origin, member)).toBe(1_000_000);
  });

  it('ROU-17 TWO-4 of a round that is not drawn, what is bet until then is given back with the rest, without another question', async () => {
    const dataDir = newDataDir();
    const { origin, member, trader, roundId } = await open([game], { dataDir });
    await setBound(dataDir, 20_000);
    const bet = async (market: number, amounts: number) =>
      expect((await betOnRound(member, game, roundId, { market }, { amounts })).status).toBe(200);
    await bet(0, 10_000);
    const { hash: confirms } = await trader.preview('/round/void', { roundId });
    await bet(1, 5_000);
    expect((await trader.preview('/round/void', { roundId })).hash).toBe(confirms);
    // What it comes to by then is what is counted: from the bound on it takes another operator all the same.
    await bet(0, 10_000);
    const proposed = (await trader.does('/round/void', { roundId })).body as { readonly proposal: string };
    await bet(1, 10_000);
    const owner = await signInOperator(origin);
    expect((await owner.does('/proposal', { id: proposed.proposal, act: 'confirm', hash: confirms })).status).toBe(200);
    expect(await wonOf(origin, member)).toBe(1_000_000);
    expect(await betOnRound(member, game, roundId)).toMatchObject({ status: 422 });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

describe('many bets', () => {
  it('ROU-17 SET-9 settles what is beyond the first behind it, also after a stop between the two', async () => {
    const dataDir = newDataDir();
    const house = await openDrawHouse([game], { dataDir });
    const member = await signIn(house.origin);
    const roundId = roundOn(game, house.clock.now());
    for (let count = 0; count < 40; count += 1)
      expect((await betOnRound(member, game, roundId, {}, { amounts: 5_000 + 10 * count })).status).toBe(200);
    const trader = await signInOperator(house.origin, 'trader1');
    expect(doneOf(await trader.does('/round/void', { roundId }))).toEqual({ bets: 40, left: 15 });
    await house.origin.close();
    const origin = await openOrigin({ ...byClock(createManualClock(house.clock.now()), [game]), dataDir });
    await origin.settled();
    const bets = await origin.inspect.bets(member.memberId);
    expect(bets).toHaveLength(40);
    expect(bets.every(({ status, paid, stake }) => status === -1 && paid === stake)).toBe(true);
    expect(await wonOf(origin, member)).toBe(1_000_000);
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });
});

describe('rounds as operators find them', () => {
  it('ROU-15 lists those with open bets, those drawn, those made void, and one with what is backed of it', async () => {
    const { member, trader, roundId, drawIt } = await open();
    const rounds = async (query: string) =>
      OfficeRound.array().parse((await trader.call('GET', `/results/rounds?${query}`)).body);
    const one = async () => RoundOfOffice.parse((await trader.call('GET', `/results/rounds/${roundId}`)).body);
    expect(await rounds('view=open')).toEqual([]);
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    const backed = { roundId, state: 'undrawn', voidedAt: null, bets: 1, openBets: 1, stakes: STAKE, paid: 0 };
    expect(await rounds(`view=open&gameId=${game.gameId}`)).toMatchObject([backed]);
    expect(await rounds('view=open&gameId=1')).toEqual([]);
    expect(await one()).toMatchObject({ round: backed, drawn: [], selections: [{ bets: 1, recorded: null }] });
    await drawIt();
    expect(await rounds('view=open')).toEqual([]);
    expect((await rounds('view=drawn')).map((round) => round.roundId)).toContain(roundId);
    expect((await one()).drawn.length).toBeGreaterThan(0);
    expect(await rounds('view=voided')).toEqual([]);
    expect((await trader.does('/round/void', { roundId })).status).toBe(200);
    expect(await rounds('view=voided')).toMatchObject([{ roundId, state: 'drawn', bets: 1, paid: STAKE }]);
    expect(await one()).toMatchObject({ selections: [{ recorded: -1, waiting: 0, paid: STAKE }] });
    expect((await trader.call('GET', `/results/rounds/mg.${game.gameId}.20250101.1`)).status).toBe(404);
  });

  it.each([
    ['owner1', 200],
    ['trader1', 200],
    ['cashier1', 403],
    ['support1', 403],
  ])('OPR-3 ROU-15 %s is answered %d', async (userId, status) => {
    const { origin, trader, roundId } = await open();
    const operator = userId === 'trader1' ? trader : await signInOperator(origin, userId);
    const asked = [
      await operator.call('GET', '/results/rounds'),
      await operator.call('GET', `/results/rounds/${roundId}`),
      await operator.call('POST', '/round/void/preview', { given: { roundId } }),
      await operator.does('/round/void', { roundId }),
    ];
    expect(asked.map((answer) => answer.status)).toEqual([status, status, status, status]);
  });
});
