/** Bets on rounds: what the origin's clock lets in, and what an adversary tries. */
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../src/domain/bets/settlement.ts';
import { seoulDayOf } from '../../../src/domain/kernel/seoulDay.ts';
import { GAMES, type GameRow } from '../../../src/domain/mini-games/gameTable.ts';
import { nextRound, partsOf, timesOf } from '../../../src/domain/mini-games/round.ts';
import { slipOfGame } from '../../../src/domain/bets/slipOfGame.ts';
import { fixtureOfRound } from '../../../src/domain/mini-games/roundFixture.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import { claimOn, newKey, signIn } from '../support/caller.ts';
import { games } from '../support/feedReports.ts';
import { betOnRound, closesAt, drawsAt, lineOn, openDrawHouse, requestOn, roundOn } from './support/drawHouse.ts';
import { changeSettings, refusalOf, signInOperator } from '../support/operator.ts';

const game = GAMES.find((row) => slipOfGame(row) === 'minigame')!;
const other = GAMES.find((row) => slipOfGame(row) === 'minigame' && row.gameId !== game.gameId)!;
const refusal = { status: 422 };

async function open() {
  const house = await openDrawHouse([game, other]);
  const member = await signIn(house.origin);
  const roundId = roundOn(game, house.clock.now());
  return { ...house, member, roundId, balance: () => house.origin.inspect.balance(availableOf(member.memberId)) };
}

describe('the closing instant', () => {
  it('ROU-7 a bet that is decided a millisecond before it is taken, and one at it is not', async () => {
    const { clock, member, roundId, pass, balance } = await open();
    await pass(closesAt(roundId) - clock.now() - 1);
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    await clock.advance(1);
    expect(clock.now()).toBe(closesAt(roundId));
    expect(await betOnRound(member, game, roundId)).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    expect(await balance()).toBe(990_000);
  });

  it.each([0, 1, 250, 999, 1_000, 2_999, 3_000])(
    'ROU-7 is judged by when a bet arrives, %i ms after it was sent',
    async (delay) => {
      const { clock, member, roundId, pass } = await open();
      for (const early of [delay + 1, delay]) {
        const sentAt = closesAt(roundId) - early;
        await pass(Math.max(0, sentAt - clock.now()));
        await clock.advance(Math.max(0, sentAt + delay - clock.now()));
        const { status } = await betOnRound(member, game, roundId);
        expect([early, status]).toEqual([early, early > delay ? 200 : 422]);
      }
    },
  );

  it('ROU-11 is the last at which a bet could be taken back, whatever the house allows', async () => {
    const { origin, clock, member, roundId, pass } = await open();
    const rules = { windowMs: 3_600_000, leadMs: 0, perDay: 10 };
    await changeSettings(origin, { betCancelling: rules });
    const betIdOf = async () => ((await betOnRound(member, game, roundId)).body as { betId: string }).betId;
    const [early, late] = [await betIdOf(), await betIdOf()];
    const cancel = (betId: string) => member.call('POST', `/sports-prematch/betting/cancel/${betId}`);
    expect((await cancel(early)).body).toMatchObject({ kind: 'cancelled' });
    await pass(closesAt(roundId) - clock.now());
    expect((await cancel(late)).body).toMatchObject({ kind: 'refused', reason: 'started' });
    await pass(drawsAt(roundId) - clock.now());
    expect((await cancel(late)).body).toMatchObject({ kind: 'refused', reason: 'decided' });
  });
});

describe('an adversary', () => {
  it.each(['before', 'after'] as const)('ROU-7 gets no bet on a round %s the one that is open', async (which) => {
    const { clock, member, roundId, pass, balance } = await open();
    await pass(drawsAt(roundId) - clock.now());
    const onNow = roundOn(game, clock.now());
    const target = which === 'before' ? roundId : nextRound(onNow);
    expect(await betOnRound(member, game, target)).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    expect(await balance()).toBe(1_000_000);
  });

  it('ROU-7 gets nothing for a forged outcome, market, number of a game, line or price', async () => {
    const { member, roundId, balance } = await open();
    const line = lineOn(roundId);
    const send = (change: Partial<typeof line>, of = game) =>
      member.bet(requestOn(of, [{ ...line, ...change }]), newKey());
    const forged = { oddsId: `${line.oddsId}x` as typeof line.oddsId };
    expect(await send(forged)).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    expect(await send({ sportId: 'mg.1' })).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    expect(await send({}, other)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    expect((await send({ betPrice: '99.00' })).status).toBe(409);
    expect((await send({ betBaseline: '2.5' })).status).toBe(409);
    expect((await send({ version: 7 })).status).toBe(409);
    expect(await balance()).toBe(1_000_000);
  });

  it('ROU-7 gets the answer of the first request for a key that is sent again, and no second bet', async () => {
    const { origin, clock, member, roundId, pass } = await open();
    const key = newKey();
    const request = requestOn(game, [lineOn(roundId)]);
    const first = await member.bet(request, key);
    await pass(drawsAt(roundId) - clock.now());
    const again = await member.bet(request, key);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(again.headers.get('idempotency-hit')).toBe('1');
    const changed = await member.bet(requestOn(game, [lineOn(roundId, { cell: 1 })]), key);
    expect(changed).toMatchObject({ ...refusal, body: { reason: 'keyUsed' } });
    expect(await origin.inspect.bets(member.memberId)).toHaveLength(1);
  });

  it('ROU-8 mixes no game of sports into a slip of rounds, and no round into one of sports', async () => {
    const { origin, member, roundId } = await open();
    await origin.sink.deliver(games('a'));
    const asRound = await member.bet(requestOn(game, [claimOn('a')], { minigameId: 1015 }), newKey());
    const asSports = await member.bet(requestOn(game, [lineOn(roundId)], { gameDetailType: '12' }), newKey());
    for (const answer of [asRound, asSports])
      expect(answer).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    const both = requestOn(game, [lineOn(roundId), claimOn('a')]);
    expect(await member.bet(both, newKey())).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
  });

  it('ROU-12 backs not all outcomes of a market of one round, over several bets', async () => {
    const { member, roundId } = await open();
    const cells = fixtureOfRound(roundId)!.markets[0]!.selections.length;
    const answers = [];
    for (let cell = 0; cell < cells; cell += 1) answers.push(await betOnRound(member, game, roundId, { cell }));
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(Array.from({ length: cells - 1 }, () => 200));
    expect(answers.at(-1)).toMatchObject({ ...refusal, body: { reason: 'allOutcomes' } });
    const next = nextRound(roundId);
    expect(timesOf(next).opensAt).toBeGreaterThanOrEqual(closesAt(roundId));
  });

  it('ROU-13 backs no round over several of its markets either', async () => {
    const ladder = GAMES.find(({ family }) => family === 'powerLadder')!;
    const { origin, clock } = await openDrawHouse([ladder]);
    const member = await signIn(origin);
    const roundId = roundOn(ladder, clock.now());
    const { markets } = fixtureOfRound(roundId)!;
    const press = (marketId: string, key: string) => {
      const market = markets.findIndex((one) => one.marketId === marketId);
      const cell = markets[market]!.selections.findIndex(({ name }) => name === key);
      return betOnRound(member, ladder, roundId, { market, cell });
    };
    expect((await press('mg.pl.side', 'left')).status).toBe(200);
    expect((await press('mg.pl.both', 'right3')).status).toBe(200);
    expect(await press('mg.pl.both', 'right4')).toMatchObject({ ...refusal, body: { reason: 'allOutcomes' } });
    expect((await press('mg.pl.both', 'left4')).status).toBe(200);
  });

  it('ROU-12 stakes no more than the special limits of the level', async () => {
    const { member, roundId } = await open();
    const answer = await betOnRound(member, game, roundId, {}, { amounts: 900_000_000 });
    expect(answer.status).toBe(422);
  });
});

describe('a round and operators', () => {
  it('RSL-4 is decided by its draw alone, and a bonus by the other picks', async () => {
    const { origin, clock, member, roundId, pass, balance } = await open();
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    const [before, owner] = [await balance(), await signInOperator(origin)];
    for (const fixtureId of [roundId, 'mg.bonus'])
      expect(refusalOf(await owner.does('/result', { act: 'void', fixtureId, market: null })).reason).toBe('unknown');
    expect((await owner.call('GET', '/results/games')).body).toEqual([]);
    expect(await balance()).toEqual(before);
    await pass(drawsAt(roundId) - clock.now());
    expect((await origin.inspect.bets(member.memberId))[0]?.status).not.toBe(0);
  });
});

describe('a game under maintenance', () => {
  it.each([
    ['its own', { games: { [game.gameId]: 1 }, providers: {} }],
    ['its provider’s', { games: {}, providers: { [game.provider]: 1 } }],
  ])('ROU-10 of %s takes no bets, and is drawn all the same', async (_, closed) => {
    const { origin, clock, member, roundId, pass } = await open();
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    const flag = async (id: string) => (await member.call('GET', `/settingMinigame/${id}`)).body;
    expect(await flag(game.gameId)).toMatchObject({ systemMaintenanceFlg: 0 });
    await changeSettings(origin, { gameMaintenance: closed });
    expect(await flag(game.gameId)).toMatchObject({ systemMaintenanceFlg: 1 });
    expect(await betOnRound(member, game, roundId)).toMatchObject({ ...refusal, body: { reason: 'maintenance' } });
    await pass(drawsAt(roundId) - clock.now());
    expect((await origin.inspect.bets(member.memberId))[0]?.status).not.toBe(0);
  });
});

describe('a game that rests', () => {
  it('ROU-19 ROU-20 takes no bets on rounds that open in its hours, takes them on others, and draws all', async () => {
    const { origin, clock, member, roundId, pass } = await open();
    const minuteOf = (at: number) => Math.floor((at - seoulDayOf(at)) / 60_000);
    const { opensAt } = timesOf(nextRound(roundId));
    const hours = { from: minuteOf(opensAt), until: (minuteOf(opensAt) + 1) % 1_440 };
    await changeSettings(origin, { gameRests: { [game.gameId]: hours } });
    expect((await betOnRound(member, game, roundId)).status).toBe(200);
    await pass(opensAt - clock.now());
    const resting = nextRound(roundId);
    expect(await betOnRound(member, game, resting)).toMatchObject({ ...refusal, body: { reason: 'gameRests' } });
    const flag = async (id: string) => (await member.call('GET', `/settingMinigame/${id}`)).body;
    expect(await flag(game.gameId)).toMatchObject({ systemMaintenanceFlg: 0, isResting: true });
    expect(await flag(other.gameId)).toEqual({ systemMaintenanceFlg: 0, isResting: false, restChangesAt: null });
    expect((await betOnRound(member, other, roundOn(other, clock.now()))).status).toBe(200);
    await pass(drawsAt(resting) - clock.now());
    expect((await betOnRound(member, game, nextRound(resting))).status).toBe(200);
    await changeSettings(origin, { gameMaintenance: { games: { [game.gameId]: 1 }, providers: {} } });
    expect(await betOnRound(member, game, nextRound(resting))).toMatchObject({ body: { reason: 'maintenance' } });
    const { day = '', n } = partsOf(resting) ?? {};
    const { body } = await member.call('GET', `/draws/${game.gameId}/${day}?n=${n}`);
    expect(body).toMatchObject({ told: { state: 'drawn' } });
  });

  it('ROU-19 is refused where the hours are none, or no minutes of a day', async () => {
    const { origin } = await open();
    const owner = await signInOperator(origin);
    for (const hours of [
      { from: 60, until: 60 },
      { from: -1, until: 5 },
      { from: 5, until: 1_440 },
      { from: 0.5, until: 9 },
    ])
      expect((await owner.does('/setting', { key: 'gameRests', value: { [game.gameId]: hours } })).status).toBe(400);
  });
});

describe('games that there are', () => {
  const night = { from: 60, until: 120 };
  const own = { games: { [game.gameId]: 1 }, providers: { [game.provider]: 1 } };

  it.each([
    ['hours of a game', 'gameRests', { '999999': night }, { [game.gameId]: night }],
    ['closing a game', 'gameMaintenance', { ...own, games: { '999999': 1 } }, own],
    ['closing a provider', 'gameMaintenance', { ...own, providers: { nobody: 1 } }, own],
  ])('ROU-22 %s that is none of them is refused, and one of them is taken', async (_, key, foreign, value) => {
    const { origin } = await open();
    const owner = await signInOperator(origin);
    expect((await owner.does('/setting', { key, value: foreign })).status).toBe(400);
    // Nobody says by themselves what was stored.
    const was =
      key === 'gameRests'
        ? { '999999': { from: 60, until: 61 } }
        : { games: { '999999': 0 }, providers: { nobody: 0 } };
    expect((await owner.does('/setting', { key, value: foreign, was })).status).toBe(400);
    expect((await owner.does('/setting', { key, value })).status).toBe(200);
  });
});

describe('virtual games', () => {
  it('ROU-8 several rounds stand on one slip, one pick a round, and the bet pays by all of them', async () => {
    const two = GAMES.filter((row) => slipOfGame(row) === 'virtual').slice(0, 2) as [GameRow, GameRow];
    const { origin, clock, pass } = await openDrawHouse(two);
    const member = await signIn(origin);
    const ids = two.map((row) => roundOn(row, clock.now()));
    const lines = ids.map((id) => lineOn(id));
    const sent = requestOn(two[0], lines, { memberId: member.memberId });
    expect((await member.bet(sent, newKey())).status).toBe(200);
    const twice = requestOn(two[0], [lineOn(ids[0]!), lineOn(ids[0]!, { cell: 1 })]);
    expect(await member.bet(twice, newKey())).toMatchObject({ ...refusal, body: { reason: 'samePick' } });
    const onMiniGames = requestOn(two[0], [lines[0]!], { gameDetailType: '41' });
    expect(await member.bet(onMiniGames, newKey())).toMatchObject({ ...refusal, body: { reason: 'selectionClosed' } });
    await pass(Math.max(...ids.map(drawsAt)) - clock.now());
    const [bet] = await origin.inspect.bets(member.memberId);
    expect(bet!.picks.map(({ settlement }) => settlement)).not.toContain(null);
    expect(bet).toMatchObject({ ...resultOf(bet!) });
    expect(await origin.inspect.ledger()).toMatchObject({ total: 0, unbalanced: [] });
  });
});

it('CRT-21, TOT-2 bets on mini games are product 3 and those on virtual games product 4, in lists and totals', async () => {
  const virtual = GAMES.find((row) => slipOfGame(row) === 'virtual')!;
  const { origin, clock } = await openDrawHouse([game, virtual]);
  const member = await signIn(origin);
  for (const row of [game, virtual])
    expect((await betOnRound(member, row, roundOn(row, clock.now()))).status).toBe(200);
  const pagesOf = async (product: number) => {
    const { body } = await member.call('GET', `/sports-prematch/betting?product=${product}`);
    return (body as { rows: { page: string }[] }).rows.map(({ page }) => page);
  };
  expect([await pagesOf(1), await pagesOf(3), await pagesOf(4)]).toEqual([[], ['minigame'], ['virtual']]);
  const { body } = await member.call('GET', '/sports-prematch/betting/totals?product=4');
  expect(body).toMatchObject({ count: 1, staked: 10_000 });
  const { byProduct } = body as { byProduct: { product: number; count: number }[] };
  expect(byProduct.filter(({ count }) => count > 0)).toEqual([3, 4].map((product) => ({ product, count: 1 })));
});
