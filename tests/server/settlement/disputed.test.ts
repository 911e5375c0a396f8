/** A result on which the feed and the house's own reckoning disagree pays nobody until somebody decides (DIS-1 … DIS-4). */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SecurityEvent } from '../../../server/security/securityLog.ts';
import { isSound } from '../../../server/wallet/ledgerDefects.ts';
import { BettingAccepted } from '../../../src/domain/bets/bettingCall.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { ResultGame, ResultOfGame } from '../../../src/domain/office/results.ts';
import { availableOf, heldOf } from '../../../src/domain/wallet/ledger.ts';
import { betOn, callOrigin, claimOn, newKey, signIn } from '../support/caller.ts';
import {
  fixtureIdOf,
  fixtureReport,
  games,
  marketReport,
  resultReport,
  selectionIdOf,
} from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { refusalOf, signInOperator, type OperatorCaller } from '../support/operator.ts';

const member1 = MemberId.parse('member1');
const place = { fixtureId: fixtureIdOf('a'), selectionId: selectionIdOf('a', 'home') };

/** Given a bet of 10,000 on home at 1.85, in a house whose log is at hand. */
async function houseWithBet(dataDir = newDataDir()) {
  const told: SecurityEvent[] = [];
  const securityLog = { record: (event: SecurityEvent) => void told.push(event) };
  const origin = await openOrigin({ dataDir, securityLog });
  await origin.sink.deliver(games('a', 'b'));
  const member = await signIn(origin);
  const owner = await signInOperator(origin);
  const decide = (settlement: number, selectionId = place.selectionId) =>
    owner.does('/result', { act: 'set', fixtureId: place.fixtureId, results: [{ selectionId, settlement }] });
  const answer = await member.bet(betOn([claimOn('a')], { amounts: 10_000 }), newKey());
  const { betId } = BettingAccepted.parse(answer.body);
  return {
    ...{ origin, member, decide, dataDir },
    bet: () => origin.inspect.bet(betId),
    books: async () => ({
      available: await origin.inspect.balance(availableOf(member1)),
      held: await origin.inspect.balance(heldOf(member1)),
      isSound: isSound(await origin.inspect.ledger()),
    }),
    disputed: async () => ((await owner.call('GET', '/results')).body as { disputed: unknown }).disputed,
    count: async () => (await callOrigin(origin, 'GET', '/health')).body,
    written: (name: SecurityEvent['name']) => told.filter((event) => event.name === name),
  };
}

/** Bets beyond those that are settled in the transaction of the result. */
const MORE_THAN_AT_ONCE = 30;

/** The game is over, and home won; what the feed says of the win market is given. */
const ended = (winner: 'home' | 'draw' | 'away', goals = { home: 2, away: 1 }) => [
  fixtureReport('a', { status: 'finished' }),
  { kind: 'score' as const, fixtureId: fixtureIdOf('a'), score: { period: 100, clockSeconds: 5_400, ...goals } },
  resultReport('a', winner),
];

const HELD = { available: 990_000, held: 10_000, isSound: true };

describe('a result that our own reckoning disputes', () => {
  it('DIS-1, DIS-3 pays nobody, stands on the operators’ list and in the health, and is written down', async () => {
    const { origin, bet, books, disputed, count, written } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.settled();
    expect(await bet()).toMatchObject({ status: 0, paid: 0, picks: [{ settlement: null }] });
    expect(await books()).toEqual(HELD);
    // Nobody backs the other two sides.
    expect(await disputed()).toMatchObject([{ ...place, settlement: 1, reckoned: 2 }]);
    expect(await count()).toMatchObject({ disputedResults: 1 });
    expect(written('resultDisputed')).toEqual([
      { name: 'resultDisputed', who: null, from: null, what: 'result:fx-a|s-a-home', before: 1, after: 2 },
    ]);
  });

  it('DIS-1 is still disputed after a restart, and when the feed says it again', async () => {
    const { origin, dataDir } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.close();
    const again = await openOrigin({ dataDir });
    await again.sink.deliver(ended('away'));
    await again.settled();
    expect((await callOrigin(again, 'GET', '/health')).body).toMatchObject({ disputedResults: 1 });
    expect(await again.inspect.balance(heldOf(member1))).toBe(10_000);
  });

  it('DIS-4 is settled by what an operator decides, once, and written down', async () => {
    const { origin, decide, bet, books, disputed, count, written } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    const record = () => decide(2);
    expect(await record()).toMatchObject({ status: 200, body: { done: { selections: 1, bets: 1, left: 0 } } });
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500, picks: [{ settlement: 2 }] });
    expect(await books()).toEqual({ available: 1_008_500, held: 0, isSound: true });
    expect(await disputed()).toEqual([]);
    expect(await count()).toMatchObject({ disputedResults: 0 });
    expect(written('operatorActed')).toMatchObject([{ who: 'owner1', what: '/office/result' }]);
    expect(refusalOf(await record()).reason).toBe('unchanged');
    await origin.settled();
    expect(await books()).toEqual({ available: 1_008_500, held: 0, isSound: true });
  });

  it('DIS-4 is settled by the feed once it says what the score says', async () => {
    const { origin, bet, count } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await count()).toMatchObject({ disputedResults: 0 });
  });

  it('DIS-4 is decided: the feed says again what an operator agreed to', async () => {
    const { origin, decide, bet, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await decide(1);
    // It takes the win of the others back meanwhile, so that what it says of this one is told once more.
    await origin.sink.deliver([resultReport('a', 'home')]);
    await decide(1);
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.settled();
    expect(await bet()).toMatchObject({ status: 1, picks: [{ settlement: 1 }] });
    expect(await disputed()).toEqual([]);
  });

  it('DIS-4 everyone who waits for it is settled without another wait', async () => {
    const { origin, decide, member } = await houseWithBet();
    for (let count = 0; count < MORE_THAN_AT_ONCE; count += 1) {
      await member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
    }
    await origin.sink.deliver(ended('away'));
    await decide(2);
    await expect.poll(() => origin.inspect.balance(heldOf(member1)), { timeout: 60_000 }).toBe(0);
  });

  it('DIS-1 leaves standing what was settled before', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('home'));
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.settled();
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await disputed()).toMatchObject([{ ...place, settlement: 1, reckoned: 2 }]);
  });

  it('DIS-4, OPR-1 nothing is recorded of what nobody backs', async () => {
    const { origin, decide, bet } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    expect((await decide(7)).status).toBe(400);
    expect(refusalOf(await decide(1, selectionIdOf('a', 'draw'))).reason).toBe('unbacked');
    expect(await bet()).toMatchObject({ status: 0 });
  });
});

describe('a result that was disputed', () => {
  const corrected = {
    kind: 'score' as const,
    fixtureId: place.fixtureId,
    score: { period: 100, clockSeconds: 5_400, home: 1, away: 2 },
  };
  const left = { kind: 'closed' as const, fixtureId: place.fixtureId };

  it('DIS-5 settles once the score is corrected to what the feed says', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([corrected]);
    expect(await bet()).toMatchObject({ status: 1, picks: [{ settlement: 1 }] });
    expect(await disputed()).toEqual([]);
  });

  it('DIS-5 stays disputed where the corrected score comes to a third, which the operators are shown', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    await origin.sink.deliver([...ended('away'), marketReport('a', { home: { status: 'settled', settlement: 3 } })]);
    await origin.sink.deliver([corrected]);
    expect(await bet()).toMatchObject({ status: 0 });
    expect(await disputed()).toMatchObject([{ ...place, settlement: 3, reckoned: 1 }]);
  });

  it('DIS-5 pays nobody when the feed says it again of a game that left the offer', async () => {
    const { origin, bet, books, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([left]);
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.sink.deliver([fixtureReport('a', { status: 'finished' }), resultReport('a', 'away')]);
    expect(await bet()).toMatchObject({ status: 0, picks: [{ settlement: null }] });
    expect(await books()).toEqual(HELD);
    expect(await disputed()).toMatchObject([{ ...place, settlement: 1, reckoned: 2 }]);
  });

  it('DIS-5 is settled of a game that left the offer once the feed says what the score said', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([left]);
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await disputed()).toEqual([]);
  });

  it('DIS-5 is no dispute any more once the feed takes it back of a game that left the offer', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([left]);
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended', settlement: null } })]);
    expect(await disputed()).toEqual([]);
    expect(await bet()).toMatchObject({ status: 0, picks: [{ settlement: null }] });
  });

  it('DIS-6 and paid, then overruled, is no news when it is said again: on offer, taken back, and after its game left', async () => {
    const { origin, decide, bet, disputed } = await houseWithBet();
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect((await decide(2)).status).toBe(200);
    for (const reports of [[marketReport('a')], [resultReport('a', 'away')], [left], [resultReport('a', 'away')]]) {
      await origin.sink.deliver(reports);
      await origin.settled();
      expect(await disputed()).toEqual([]);
      expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    }
    await origin.sink.deliver([marketReport('a', { home: { status: 'settled', settlement: 3 } })]);
    expect(await disputed()).toMatchObject([{ ...place, settlement: 3, reckoned: 2 }]);
  });

  it('DIS-6 and overruled stays so: said again, taken back, by a corrected score, and after its game left', async () => {
    const { origin, decide, bet, books, count } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await decide(-1);
    const givenBack = { available: 1_000_000, held: 0, isSound: true };
    const again = [[marketReport('a')], [resultReport('a', 'away')], [corrected], [left], [resultReport('a', 'away')]];
    for (const reports of again) {
      await origin.sink.deliver(reports);
      await origin.settled();
      expect(await bet()).toMatchObject({ status: -1, picks: [{ settlement: -1 }] });
      expect(await books()).toEqual(givenBack);
      expect(await count()).toMatchObject({ disputedResults: 0 });
    }
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await bet()).toMatchObject({ status: -1, paid: 10_000 });
    expect(await count()).toMatchObject({ disputedResults: 1 });
  });
});

describe('a result that an operator decided before the feed told one', () => {
  const over = fixtureReport('a', { status: 'finished' });
  const scored = (home: number, away: number) =>
    ({ kind: 'score', fixtureId: fixtureIdOf('a'), score: { period: 100, clockSeconds: 5_400, home, away } }) as const;

  it.each([
    ['another, which its score agrees with', () => [over, scored(2, 1), resultReport('a', 'home')], 1, 2],
    ['a cancellation', () => [marketReport('a', { home: { settlement: -1, status: 'settled' } })], 1, -1],
    ['a win where it is void', () => [over, scored(2, 1), resultReport('a', 'home')], -1, 2],
  ] as const)('DIS-7 stands and is disputed where the feed tells %s', async (_, reports, ruled, fed) => {
    const { origin, decide, bet, books, disputed } = await houseWithBet();
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
    expect((await decide(ruled)).status).toBe(200);
    const [before, booked] = [await bet(), await books()];
    expect(before).toMatchObject({ status: ruled });
    await origin.sink.deliver(reports());
    await origin.sink.deliver(reports());
    await origin.settled();
    expect(await bet()).toEqual(before);
    expect(await books()).toEqual(booked);
    expect(await disputed()).toMatchObject([{ ...place, settlement: fed, reckoned: ruled }]);
    expect((await decide(fed)).status).toBe(200);
    expect(await bet()).toMatchObject({ status: fed });
    expect(await disputed()).toEqual([]);
    expect((await books()).isSound).toBe(true);
  });

  it('DIS-7 stands where the feed agrees and takes that back', async () => {
    const { origin, decide, bet, disputed } = await houseWithBet();
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
    await decide(2);
    await origin.sink.deliver([marketReport('a', { home: { settlement: 2, status: 'settled' } })]);
    await origin.sink.deliver([marketReport('a', { home: { settlement: null, status: 'open' } })]);
    await origin.settled();
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await disputed()).toEqual([]);
  });

  it.each([
    ['on offer', []],
    ['that left the offer', [{ kind: 'closed' as const, fixtureId: place.fixtureId }]],
  ])('DIS-7 ends a dispute that the feed takes back of a game %s', async (_, then) => {
    const { origin, decide, bet, disputed } = await houseWithBet();
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
    await decide(1);
    await origin.sink.deliver([marketReport('a', { home: { settlement: 2, status: 'settled' } })]);
    expect(await disputed()).toMatchObject([{ settlement: 2, reckoned: 1 }]);
    await origin.sink.deliver(then);
    await origin.sink.deliver([marketReport('a', { home: { settlement: null, status: 'suspended' } })]);
    expect(await disputed()).toEqual([]);
    expect(await bet()).toMatchObject({ status: 1, paid: 0 });
  });
});

describe('of a game that comes back onto the offer without a result', () => {
  const left = { kind: 'closed' as const, fixtureId: place.fixtureId };

  it('DIS-7 what an operator decided stands, and takes no bet', async () => {
    const { origin, member, decide, bet, books, disputed } = await houseWithBet();
    await origin.sink.deliver([marketReport('a', { home: { status: 'suspended' } })]);
    expect((await decide(2)).status).toBe(200);
    const [before, booked] = [await bet(), await books()];
    await origin.sink.deliver([left]);
    await origin.sink.deliver(games('a'));
    await origin.settled();
    expect(await bet()).toEqual(before);
    expect(await books()).toEqual(booked);
    expect(await disputed()).toEqual([]);
    expect(refusalOf(await member.bet(betOn([claimOn('a')]), newKey())).reason).toBe('selectionClosed');
  });

  it('DIS-6 what an operator overruled stays so', async () => {
    const { origin, decide, bet, books, count } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await decide(-1);
    const [before, booked] = [await bet(), await books()];
    await origin.sink.deliver([left]);
    await origin.sink.deliver(games('a'));
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.settled();
    expect(await bet()).toEqual(before);
    expect(await books()).toEqual(booked);
    expect(await count()).toMatchObject({ disputedResults: 0 });
  });

  it('DIS-5 what is disputed is no dispute any more, and a bet on it is taken', async () => {
    const { origin, member, bet, books, disputed } = await houseWithBet();
    await origin.sink.deliver(ended('away'));
    await origin.sink.deliver([left]);
    expect(await disputed()).toMatchObject([place]);
    await origin.sink.deliver(games('a'));
    expect(await disputed()).toEqual([]);
    expect(await bet()).toMatchObject({ status: 0 });
    expect(await books()).toEqual(HELD);
    expect(await member.bet(betOn([claimOn('a')]), newKey())).toMatchObject({ status: 200 });
  });
});

describe('a result that our own reckoning agrees with', () => {
  it('DIS-2 settles at once; so does one that comes before the final score', async () => {
    const agreed = await houseWithBet();
    await agreed.origin.sink.deliver(ended('home'));
    expect(await agreed.bet()).toMatchObject({ status: 2, paid: 18_500 });
    const early = await houseWithBet();
    await early.origin.sink.deliver([resultReport('a', 'away')]);
    expect(await early.bet()).toMatchObject({ status: 1 });
    expect(await early.count()).toMatchObject({ disputedResults: 0 });
  });
});

describe('a result that the final score contradicts afterwards', () => {
  const listed = async (operator: OperatorCaller, state = 'contradicted') =>
    ResultGame.array()
      .parse((await operator.call('GET', `/results/games?state=${state}`)).body)
      .map(({ fixtureId }) => fixtureId);
  const [over, score] = ended('home');

  it('DIS-8 stays paid, is listed with both, and is corrected as any result is', async () => {
    const { origin, bet, books, count } = await houseWithBet();
    const trader = await signInOperator(origin, 'trader1');
    await origin.sink.deliver([resultReport('a', 'away')]);
    expect(await listed(trader)).toEqual([]);
    await origin.sink.deliver([over!, score!]);
    expect(await bet()).toMatchObject({ status: 1, paid: 0 });
    expect(await count()).toMatchObject({ disputedResults: 0 });
    expect(await listed(trader)).toEqual([place.fixtureId]);
    const { body } = await trader.call('GET', `/results/games/${place.fixtureId}`);
    expect(ResultOfGame.parse(body).selections).toMatchObject([{ recorded: 1, told: 2, fed: null }]);
    const results = [{ selectionId: place.selectionId, settlement: 2 }];
    const given = { act: 'set', fixtureId: place.fixtureId, results };
    expect((await trader.preview('/result', given)).amount).toBe(18_500);
    expect((await trader.does('/result', given)).status).toBe(200);
    expect(await bet()).toMatchObject({ status: 2, paid: 18_500 });
    expect(await books()).toEqual({ available: 1_008_500, held: 0, isSound: true });
    expect(await listed(trader)).toEqual([]);
    expect(await listed(trader, 'decided')).toEqual([place.fixtureId]);
  });

  it('DIS-8 is listed no more once the feed says it as the score does; void and decided by hand it never is', async () => {
    const { origin, decide } = await houseWithBet();
    const trader = await signInOperator(origin, 'trader1');
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.sink.deliver([over!, score!]);
    expect(await listed(trader)).toEqual([place.fixtureId]);
    await origin.sink.deliver([resultReport('a', 'home')]);
    expect(await listed(trader)).toEqual([]);
    expect((await decide(1)).status).toBe(200);
    expect(await listed(trader)).toEqual([]);
    expect((await decide(-1)).status).toBe(200);
    expect(await listed(trader)).toEqual([]);
  });

  it.each([
    ['at once', 0],
    ['after a while', 1_200],
  ])(
    'DIS-8, RES-2 is listed no more where a delivery that says nothing else has its game played after all: %s',
    async (_, pauseMs) => {
      const { origin, bet } = await houseWithBet();
      const trader = await signInOperator(origin, 'trader1');
      await origin.sink.deliver([resultReport('a', 'away')]);
      await origin.sink.deliver([over!, score!]);
      await origin.sink.deliver([{ kind: 'closed', fixtureId: place.fixtureId }]);
      expect(await listed(trader)).toEqual([place.fixtureId]);
      await setTimeout(pauseMs);
      await origin.sink.deliver([fixtureReport('a'), { kind: 'closed', fixtureId: place.fixtureId }]);
      expect(await listed(trader)).toEqual([]);
      expect(await bet()).toMatchObject({ status: 1, paid: 0 });
    },
  );

  it('DIS-1, DIS-8 is paid and listed where it is first told once its game has left with its score', async () => {
    const { origin, bet, disputed } = await houseWithBet();
    const trader = await signInOperator(origin, 'trader1');
    await origin.sink.deliver([over!, score!]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: place.fixtureId }]);
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.settled();
    expect(await bet()).toMatchObject({ status: 1, paid: 0 });
    expect(await disputed()).toEqual([]);
    expect(await listed(trader)).toEqual([place.fixtureId]);
  });

  it('DIS-8 is listed no more while its game goes on, and again by what is told or recorded after its end, on offer or not', async () => {
    const { origin, bet } = await houseWithBet();
    const trader = await signInOperator(origin, 'trader1');
    await origin.sink.deliver([resultReport('a', 'away')]);
    await origin.sink.deliver([over!, score!]);
    expect(await listed(trader)).toEqual([place.fixtureId]);
    await origin.sink.deliver([fixtureReport('a', { status: 'inPlay' })]);
    expect(await listed(trader)).toEqual([]);
    await origin.sink.deliver([over!]);
    expect(await listed(trader)).toEqual([place.fixtureId]);
    await origin.sink.deliver([resultReport('a', 'home')]);
    await origin.sink.deliver([{ kind: 'closed', fixtureId: place.fixtureId }]);
    expect(await listed(trader)).toEqual([]);
    await origin.sink.deliver([resultReport('a', 'draw')]);
    expect(await bet()).toMatchObject({ status: 1 });
    expect(await listed(trader)).toEqual([place.fixtureId]);
  });
});
