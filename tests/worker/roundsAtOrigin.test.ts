/** Rounds of mini games between the engine and a real origin that draws by a clock which the test moves. */
import { expect, it } from 'vitest';
import { gamesChangedAt } from '../../src/db/queries/games.ts';
import { storedList } from '../../src/db/queries/lists.ts';
import { followedTopics } from '../../src/db/records/followedTopics.ts';
import { slipView } from '../../src/db/queries/slip.ts';
import { streamHealth } from '../../src/db/queries/session.ts';
import { slipOfGame } from '../../src/domain/bets/slipOfGame.ts';
import { topicOfGame } from '../../src/domain/events/topics.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import { listId } from '../../src/domain/lists/list.ts';
import { GAMES, type GameRow } from '../../src/domain/mini-games/gameTable.ts';
import type { Payouts } from '../../src/domain/mini-games/payouts.ts';
import { nextRound, type RoundId } from '../../src/domain/mini-games/round.ts';
import { fixtureOfRound } from '../../src/domain/mini-games/roundFixture.ts';
import { closesAt, drawsAt, openDrawHouse, roundOn } from '../server/draws/support/drawHouse.ts';
import { changeSettings, signInOperator } from '../server/support/operator.ts';
import { digestOfFixtures } from '../../src/domain/sports/digest.ts';
import { feedSink } from '../../src/worker/streams/feedSink.ts';
import { consentOf } from '../support/engine/consentOf.ts';
import { until } from '../support/engine/manualClock.ts';
import { theirs } from '../support/engine/openDatabases.ts';
import { browserAtOrigin } from './support/browserAtOrigin.ts';

const [game, other] = GAMES.filter((row) => slipOfGame(row) === 'minigame' && row.periodMs === 60_000) as [
  GameRow,
  GameRow,
];
/** Between two the browser's time goes on by itself: longer than a test takes on a busy machine, and shorter than rounds are closed. */
const BEAT_MS = 10_000;
const BET = 'POST /sports-prematch/betting';
const STAKE = 10_000;

/** A member whose browser looks at a game, at a house whose time stands still but for `pass`. */
async function looking(at: GameRow) {
  const house = await openDrawHouse([game, other], { heartbeatMs: BEAT_MS });
  const browser = browserAtOrigin(house.origin.url);
  const { tab, db } = browser;
  const { engine } = tab;
  const health = () => streamHealth(db, 'events');
  expect(await engine.login({ userId: 'member1', password: 'hanpan1234' })).toMatchObject({ ok: true });
  const look = async (row: GameRow) => {
    const topic = topicOfGame(row.gameId);
    await engine.lookAt([topic]);
    await until('followed', async () => (await followedTopics(db)).has(topic), 8_000);
  };
  await look(at);
  await until('live', async () => (await health())?.state === 'live', 8_000);
  /** Until the browser knows what time it is, but for a beat. */
  const pass = async (ms: number) => {
    await house.pass(ms);
    const now = house.clock.now();
    await until(
      'the time is told',
      async () => Math.abs(Date.now() + ((await health())?.clockOffset ?? 0) - now) < BEAT_MS,
    );
  };
  const filter = { gameId: game.gameId };
  const list = () => storedList(db, 'rounds', listId('rounds', filter));
  const shown = async () => (await list()).runs.map(({ rows }) => rows.map(({ roundId }) => roundId));
  const read = () => engine.readList('rounds', filter, null);
  /** Whether the browser's stream is past every round that has ended. */
  const lastEnded = async () =>
    (await house.origin.inspect.log('events')).findLast(({ envelope }) => envelope.includes('"RoundEnded"'));
  const isLevel = async () => ((await db.checkpoints.get('events'))?.offset ?? 0) >= ((await lastEnded())?.offset ?? 0);
  return { ...house, ...browser, engine, look, pass, isLevel, list, shown, read, now: () => house.clock.now() };
}

const pick = (roundId: RoundId, cell = 0) => fixtureOfRound(roundId)!.markets[0]!.selections[cell]!.selectionId;

it('LST-8 S-31 MIN-04 a round that ends comes into the list of its game; one that does not follow the newest makes it old', async () => {
  const world = await looking(other);
  const told: RoundId[] = [];
  const draw = async () => {
    told.unshift(roundOn(game, world.now()));
    await world.pass(drawsAt(told[0]!) - world.now());
  };
  await draw();
  expect(await world.read()).toMatchObject({ ok: true });
  expect(await world.shown()).toEqual([told]);
  // Told to nobody who looks at another game: a line that is not past it yet would still be told, once it is of this one.
  await draw();
  await world.pass(BEAT_MS);
  await until('passed', world.isLevel);
  await world.look(game);
  await draw();
  await until('told', async () => (await world.shown())[0]?.[0] === told[0]);
  expect(await world.list()).toMatchObject({ isOld: true });
  expect((await world.shown()).flat()).not.toContain(told[1]);

  expect(await world.read()).toMatchObject({ ok: true });
  expect(await world.shown()).toEqual([told]);
  const asked = world.asked.length;
  await draw();
  await until('told', async () => (await world.shown())[0]?.length === told.length);
  expect(await world.shown()).toEqual([told]);
  expect(await world.list()).toMatchObject({ isOld: false });
  expect(world.asked.length).toBe(asked);
}, 240_000);

it('RND-2 RND-5 CRT-15 ROU-7 a bet on a round goes by the outbox, is accepted and settled; one on a closed round is not sent', async () => {
  const world = await looking(game);
  const { engine, db, outbox } = world;
  const bet = async (roundId: RoundId) => {
    expect(await engine.togglePick('minigame', roundId, pick(roundId))).toMatchObject({ ok: true });
    await engine.changeStake('minigame', STAKE);
  };
  await engine.showPage('minigame');
  const first = roundOn(game, world.now());
  await bet(first);
  let stateWhenSent: string | undefined;
  world.onBet.before = async () => {
    stateWhenSent = (await outbox.intents.toArray())[0]?.state;
  };
  expect(await engine.placeBet('minigame', await consentOf(db, 'minigame'))).toMatchObject({ kind: 'accepted' });
  expect(stateWhenSent).toBe('sent');
  expect((await outbox.intents.toArray()).map(({ state }) => state)).toEqual(['accepted']);
  const own = async () => (await (await theirs(db)).bets.toArray())[0];
  await until('in history', async () => (await own())?.picks[0]?.fixtureId === first);
  await world.pass(drawsAt(first) - world.now());
  await until('settled', async () => ((await own())?.status ?? 0) !== 0);
  const settled = await own();
  const emoney = 1_000_000 - STAKE + (settled?.paid ?? 0);
  await until('paid', async () => (await (await theirs(db)).members.get('member1'))?.emoney === emoney);

  const second = roundOn(game, world.now());
  await bet(second);
  const yes = await consentOf(db, 'minigame');
  const sent = world.asked.filter((call) => call === BET).length;
  await world.pass(closesAt(second) + BEAT_MS - world.now());
  expect(world.now()).toBeLessThan(drawsAt(second));
  expect(await engine.placeBet('minigame', yes)).toEqual({ kind: 'rejected', rejection: { reason: 'roundClosed' } });
  expect(world.asked.filter((call) => call === BET)).toHaveLength(sent);
  expect(await outbox.intents.count()).toBe(1);
  expect(await engine.togglePick('minigame', second, pick(second, 1))).toMatchObject({ ok: false });
}, 240_000);

it('PAY-4 CRT-12 a pick that was made at a price the house has changed is asked about at the new one, and a bet that was agreed to before is refused with it', async () => {
  const world = await looking(game);
  const { engine, db, origin } = world;
  expect(await engine.refreshDocument('gamePayouts')).toMatchObject({ ok: true });
  await engine.showPage('minigame');
  const first = roundOn(game, world.now());
  const next = nextRound(first);
  const [market] = fixtureOfRound(first)!.markets;
  const [cell] = market!.selections;
  const key = cell!.selectionId.slice(`${first}:${market!.marketId}:`.length);
  const owner = await signInOperator(origin);
  const set = (odds: number) =>
    owner.does('/payouts', { gameId: game.gameId, odds: { [market!.marketId]: { [key]: odds } } });
  const odds = async () => (await slipView(db, 'minigame')).picks.map(({ currentOdds }) => currentOdds);
  const heard = async (version: number) => {
    const row = await (await theirs(db)).documents.get('gamePayouts');
    return (row?.value as readonly Payouts[] | undefined)?.some((book) => book.version === version) === true;
  };
  // Told while the round before is open: what is open keeps its price, and the next one has the new one from its first moment.
  await set(cell!.odds - 5);
  await until('told', async () => heard(2), 8_000);
  expect(await engine.togglePick('minigame', first, pick(first))).toMatchObject({ ok: true });
  expect(await odds()).toEqual([cell!.odds]);
  await world.pass(drawsAt(first) - world.now());
  expect(await engine.togglePick('minigame', next, pick(next))).toMatchObject({ ok: true });
  expect(await odds()).toEqual([cell!.odds - 5]);

  // A browser that has not heard: it shows the old price, and the origin tells what changed before anything is debited.
  await set(cell!.odds - 8);
  await until('told again', async () => heard(3), 8_000);
  await (await theirs(db)).documents.update('gamePayouts', { value: [] });
  await world.pass(drawsAt(next) - world.now());
  const last = nextRound(next);
  await engine.changeStake('minigame', STAKE);
  expect(await engine.togglePick('minigame', last, pick(last))).toMatchObject({ ok: true });
  expect(await odds()).toEqual([cell!.odds]);
  expect(await engine.placeBet('minigame', await consentOf(db, 'minigame'))).toMatchObject({ kind: 'changed' });
  const balance = async () => (await (await theirs(db)).members.get('member1'))?.emoney;
  expect(await balance()).toBe(1_000_000);
  const yes = await consentOf(db, 'minigame');
  expect(yes.terms.picks[0]).toMatchObject({ odds: cell!.odds - 8, version: 3 });
  expect(await engine.acceptChangedOdds('minigame', yes)).toMatchObject({ kind: 'accepted' });
  const [bet] = await origin.inspect.bets('member1' as never);
  expect(bet?.picks[0]).toMatchObject({ odds: cell!.odds - 8, fixtureId: last });
}, 240_000);

it('PAY-4 CNS-2 a yes to a price that has changed since it was asked is none, and is asked again at the new one', async () => {
  const world = await looking(game);
  const { engine, db, origin } = world;
  expect(await engine.refreshDocument('gamePayouts')).toMatchObject({ ok: true });
  const [market] = fixtureOfRound(roundOn(game, world.now()))!.markets;
  const [cell] = market!.selections;
  const key = cell!.selectionId.split(':').at(-1)!;
  const owner = await signInOperator(origin);
  await owner.does('/payouts', { gameId: game.gameId, odds: { [market!.marketId]: { [key]: cell!.odds - 5 } } });
  const first = roundOn(game, world.now());
  const documents = (await theirs(db)).documents;
  await until('told', async () => JSON.stringify((await documents.get('gamePayouts'))?.value).includes(key), 8_000);
  const known = await documents.get('gamePayouts');
  await documents.update('gamePayouts', { value: [] });
  await world.pass(drawsAt(first) - world.now());
  const next = roundOn(game, world.now());
  await engine.showPage('minigame');
  expect(await engine.togglePick('minigame', next, pick(next))).toMatchObject({ ok: true });
  await engine.changeStake('minigame', STAKE);
  const yes = await consentOf(db, 'minigame');
  await documents.put(known!);
  const answer = await engine.placeBet('minigame', yes);
  expect(answer).toEqual({ kind: 'rejected', rejection: { reason: 'questionChanged' } });
  const again = await consentOf(db, 'minigame');
  expect(again.terms.picks[0]).toMatchObject({ odds: cell!.odds - 5, version: 2 });
  expect(await engine.placeBet('minigame', again)).toMatchObject({ kind: 'accepted' });
}, 240_000);

it('MIN-02 ROU-10 a browser that shows a game is told when the house closes it and opens it again', async () => {
  const world = await looking(game);
  const { engine, db, origin } = world;
  const closed = (flag: 0 | 1) =>
    changeSettings(origin, { gameMaintenance: { games: { [game.gameId]: flag }, providers: {} } });
  expect(await gamesChangedAt(db)).toBe(0);
  expect(await engine.checkGame(game.gameId)).toEqual({ ok: true, value: 'open' });
  await closed(1);
  await until('told', async () => (await gamesChangedAt(db)) > 0, 8_000);
  expect(await engine.checkGame(game.gameId)).toEqual({ ok: true, value: 'closed' });
  const told = await gamesChangedAt(db);
  await world.pass(1_000);
  await closed(0);
  await until('told again', async () => (await gamesChangedAt(db)) > told, 8_000);
  expect(await engine.checkGame(game.gameId)).toEqual({ ok: true, value: 'open' });
}, 240_000);

it('ROU-20 ROU-21 a browser that shows a game is told of its hours of rest, and of when they begin and end', async () => {
  const world = await looking(game);
  const { engine, db, origin } = world;
  const told = await gamesChangedAt(db);
  const minute = Math.floor((world.now() - seoulDayOf(world.now())) / 60_000);
  const rest = (from: number, until: number) =>
    changeSettings(origin, { gameRests: { [game.gameId]: { from: from % 1_440, until: until % 1_440 } } });
  const { periodMs } = game;
  // The next round that opens is the first to rest.
  const opensAt = drawsAt(roundOn(game, world.now()));
  await rest(minute + 1, minute + 1 + Math.ceil(periodMs / 60_000) * 2);
  await until('told', async () => (await gamesChangedAt(db)) > told, 8_000);
  expect(await engine.checkGame(game.gameId)).toEqual({ ok: true, value: { isResting: false, changesAt: opensAt } });
  await world.pass(opensAt - world.now());
  const resting = await engine.checkGame(game.gameId);
  expect(resting).toMatchObject({ ok: true, value: { isResting: true } });
  const changesAt = resting.ok && typeof resting.value === 'object' ? resting.value.changesAt! : 0;
  await world.pass(changesAt - world.now());
  expect(await engine.checkGame(game.gameId)).toMatchObject({ ok: true, value: { isResting: false } });
}, 240_000);

it('ROU-18 LST-8 a round that is made void is so in the lists that a browser has, at once, and its draw comes after it', async () => {
  const world = await looking(game);
  const drawn = roundOn(game, world.now());
  await world.pass(drawsAt(drawn) - world.now());
  expect(await world.read()).toMatchObject({ ok: true });
  const open = roundOn(game, world.now());
  const trader = await signInOperator(world.origin, 'trader1');
  for (const roundId of [drawn, open]) expect((await trader.does('/round/void', { roundId })).status).toBe(200);
  const rows = async () => (await world.list()).runs[0]?.rows ?? [];
  const isAllVoid = async () => (await rows()).length === 2 && (await rows()).every(({ state }) => state === 'void');
  await until('told', isAllVoid, 8_000);
  expect((await rows()).map(({ roundId, seed }) => [roundId, seed === ''])).toEqual([
    [open, true],
    [drawn, false],
  ]);
  await world.pass(drawsAt(open) - world.now());
  await until('drawn', async () => (await rows())[0]?.seed !== '', 8_000);
  expect((await rows())[0]).toMatchObject({ roundId: open, state: 'void' });
  expect(await world.list()).toMatchObject({ isOld: false });
}, 240_000);

it('ROU-18 S-31 a round that is made void while another game is looked at is void in the lists that were kept of its own', async () => {
  const world = await looking(other);
  const drawn = roundOn(game, world.now());
  await world.pass(drawsAt(drawn) - world.now());
  expect(await world.read()).toMatchObject({ ok: true });
  const row = async () => (await world.list()).runs[0]?.rows.find(({ roundId }) => roundId === drawn);
  expect(await row()).toMatchObject({ state: 'drawn' });
  const trader = await signInOperator(world.origin, 'trader1');
  expect((await trader.does('/round/void', { roundId: drawn })).status).toBe(200);
  await world.pass(BEAT_MS);
  await until('passed', world.isLevel);
  expect(await row()).toMatchObject({ roundId: drawn, state: 'void' });
}, 240_000);

it('LST-4 ROU-18 what is kept of rounds is old once an image has passed over what was told of them', async () => {
  const world = await looking(game);
  await world.pass(drawsAt(roundOn(game, world.now())) - world.now());
  expect(await world.read()).toMatchObject({ ok: true });
  expect(await world.list()).toMatchObject({ isOld: false });
  const position = (await world.db.checkpoints.get('events'))!;
  const sink = feedSink({ db: world.db, clock: world.clock });
  expect(await sink.swap({ position, pieces: [], digest: digestOfFixtures([]), topics: undefined })).toBe('stored');
  expect(await world.list()).toMatchObject({ isOld: true });
}, 240_000);
