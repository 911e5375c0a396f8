import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, describe } from 'vitest';
import type { Round } from '../../../src/domain/mini-games/round.ts';
import { GAMES } from '../../../src/domain/mini-games/gameTable.ts';
import { DAY_MS } from '../../../src/domain/kernel/seoulDay.ts';
import { RoundFilter, roundList } from '../../../src/domain/lists/roundList.ts';
import { readChain } from '../../../server/draws/chains.ts';
import { hexOf, walkChain } from '../../../server/draws/dayChain.ts';
import { dayAt } from '../../../server/draws/days.ts';
import { drawnBy } from '../../../server/draws/drawnRound.ts';
import { settlementOf } from '../../../server/draws/endRounds.ts';
import { forgetRounds } from '../../../server/draws/forgetRounds.ts';
import { missedQuery } from '../../../server/draws/missedRounds.ts';
import { roundPageQuery } from '../../../server/draws/roundPage.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import type { Work } from '../../../server/store/store.ts';
import { callOrigin, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { betOnRound, byClock, closesAt, drawsAt, lineOn, openDrawHouse, roundOn } from './support/drawHouse.ts';

const game = GAMES[0]!;

async function roundsOf(caller: Awaited<ReturnType<typeof signIn>>, query = `gameId=${game.gameId}`) {
  const { body } = await caller.call('GET', `/game-result/rounds?${query}`);
  return (body as { rows: Round[] }).rows;
}

describe('a game that is drawn', () => {
  it('ROU-1, ROU-3 ends each round at its instant, once, by a seed that leads to what was published', async () => {
    const { origin, clock, pass } = await openDrawHouse([game]);
    const member = await signIn(origin);
    const first = roundOn(game, clock.now());
    const day = first.split('.')[2]!;
    const before = (await member.call('GET', `/draws/${game.gameId}/${day}`)).body as {
      commitment: string;
      last: unknown;
    };
    expect(before.last).toBeNull();
    await pass(drawsAt(first) - clock.now() - 1);
    expect(await roundsOf(member)).toEqual([]);
    await pass(1);
    const [row] = await roundsOf(member);
    expect(row).toMatchObject({ roundId: first, state: 'drawn', drawsAt: drawsAt(first) });
    const after = (await member.call('GET', `/draws/${game.gameId}/${day}`)).body as {
      commitment: string;
      last: { n: number; seed: string };
    };
    expect(after).toMatchObject({ commitment: before.commitment, last: { seed: row!.seed } });
    let hash = Buffer.from(after.last.seed, 'hex');
    for (let n = after.last.n; n > 0; n -= 1) hash = createHash('sha256').update(hash).digest();
    expect(hash.toString('hex')).toBe(after.commitment);
  });

  it('ROU-5 settles what was backed with the round', async () => {
    const { origin, clock, pass } = await openDrawHouse([game]);
    const member = await signIn(origin);
    const roundId = roundOn(game, clock.now());
    const answer = await betOnRound(member, game, roundId);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    await pass(drawsAt(roundId) - clock.now());
    const [row] = await roundsOf(member);
    const [bet] = await origin.inspect.bets(member.memberId);
    expect(bet?.picks[0]?.settlement).toBe(settlementOf(row!, lineOn(roundId).oddsId));
    expect(bet?.status).not.toBe(0);
    expect(closesAt(roundId)).toBeLessThan(drawsAt(roundId));
  });
});

describe('what nobody may know', () => {
  it('ROU-3 no seed of a round to come is in any answer, event or line of the security log', async () => {
    const written: unknown[] = [];
    const securityLog = { record: (event: unknown) => void written.push(event) };
    const dataDir = newDataDir();
    const { origin, clock, pass } = await openDrawHouse([game], { dataDir, securityLog });
    const member = await signIn(origin);
    const roundId = roundOn(game, clock.now());
    const [, , day = '', n = ''] = roundId.split('.');
    const store = openSqliteStore(dataDir, 0);
    const chain = await store.read((tx) => readChain(tx, game.gameId, day));
    await store.close();
    const walked = await walkChain(Buffer.from(chain!.top_seed, 'hex'), chain!.rounds);
    const seeds = [Number(n), Number(n) + 1, walked.rounds].map((at) => hexOf(walked.seedOf(at)));
    const asked = [`/draws/${game.gameId}/${day}`, '/game-result/rounds', `/minigame/events?gameId=${game.gameId}`];
    const answers = await Promise.all(asked.map(async (path) => (await member.call('GET', path)).body));
    const told = JSON.stringify([answers, written, await origin.inspect.log('events')]);
    for (const seed of seeds) expect(told).not.toContain(seed);
    await pass(drawsAt(roundId) - clock.now());
    const [row] = await roundsOf(member);
    expect(row?.seed).toBe(seeds[0]);
    const after = JSON.stringify([await member.call('GET', `/draws/${game.gameId}/${day}`), await roundsOf(member)]);
    expect(after).not.toContain(seeds[1]);
  });

  it('ROU-4 what was drawn is what the seed, the salt and the round come to', async () => {
    const { origin, clock, pass } = await openDrawHouse([game]);
    const member = await signIn(origin);
    const roundId = roundOn(game, clock.now());
    await pass(drawsAt(roundId) - clock.now());
    const [row] = await roundsOf(member);
    const { salt } = (await member.call('GET', `/draws/${game.gameId}/${roundId.split('.')[2]}`)).body as {
      salt: string;
    };
    expect(drawnBy(roundId, Buffer.from(row!.seed, 'hex'), salt)).toEqual(row!.drawn);
  });
});

it('VER-6 MIN-06 anyone is told what became of a round that has ended, and nobody before', async () => {
  const { origin, clock, pass } = await openDrawHouse([game]);
  const roundId = roundOn(game, clock.now());
  const [, , day = '', n = ''] = roundId.split('.');
  const told = async () =>
    ((await callOrigin(origin, 'GET', `/draws/${game.gameId}/${day}?n=${n}`)).body as { told: unknown }).told;
  await pass(drawsAt(roundId) - clock.now() - 1);
  expect(await told()).toBeNull();
  await pass(1);
  const [row] = await roundsOf(await signIn(origin));
  expect(await told()).toEqual({ state: 'drawn', drawn: row!.drawn });
});

it('ROU-2 of two processes of a house one draws, and the other when that one is gone', async () => {
  const dataDir = newDataDir();
  const first = await openDrawHouse([game], { dataDir });
  const second = await openOrigin({ ...byClock(first.clock, [game]), leaseMs: 3_000, dataDir });
  const member = await signIn(second);
  const roundId = roundOn(game, first.clock.now());
  await first.pass(drawsAt(roundId) - first.clock.now());
  expect((await roundsOf(member)).map((round) => round.roundId)).toEqual([roundId]);
  await first.origin.close();
  const next = roundOn(game, first.clock.now());
  await first.clock.advance(drawsAt(next) - first.clock.now() + 1_000);
  await second.drawn();
  expect((await roundsOf(member)).map((round) => round.roundId)).toEqual([next, roundId]);
});

it('ROU-9 forgets rounds and chains that are kept no longer, and none with an open bet', async () => {
  const dataDir = newDataDir();
  const { origin, clock, pass } = await openDrawHouse([game], { dataDir });
  const roundId = roundOn(game, clock.now());
  await pass(drawsAt(roundId) - clock.now());
  await origin.close();
  const store = openSqliteStore(dataDir, 0);
  const left = () => store.read((tx) => tx.selectFrom('rounds').select('round_id').execute());
  await forgetRounds(store, clock.now() + 7 * DAY_MS);
  expect(await left()).toHaveLength(1);
  await forgetRounds(store, clock.now() + 9 * DAY_MS);
  expect(await left()).toEqual([]);
  const days = await store.read((tx) => tx.selectFrom('draw_chains').select('day').execute());
  expect(days.map(({ day }) => day).every((day) => day >= dayAt(clock.now()))).toBe(true);
  await store.close();
});

it('LST-8, MIN-04 the list of rounds is that of its filter, page by page, the latest first', async () => {
  const { origin, pass } = await openDrawHouse(GAMES.slice(0, 10));
  const member = await signIn(origin);
  await pass(12 * 60_000);
  const all = await roundsOf(member, 'limit=200');
  expect(all.length).toBeGreaterThan(10);
  expect(all.map(({ drawsAt: at }) => at)).toEqual(all.map(({ drawsAt: at }) => at).toSorted((a, b) => b - a));
  for (const query of [
    `provider=${game.provider}`,
    'virtual=1',
    'virtual=0',
    `gameId=${game.gameId}`,
    `until=${all[3]!.drawsAt}`,
  ]) {
    const filter = RoundFilter.parse(Object.fromEntries(new URLSearchParams(query)));
    const expected = all.filter((round) => roundList.fits(round, filter));
    expect([query, await roundsOf(member, `${query}&limit=200`)]).toEqual([query, expected]);
  }
  const first = (await member.call('GET', '/game-result/rounds?limit=5')).body as { rows: Round[]; next: string };
  expect([...first.rows, ...(await roundsOf(member, `limit=200&after=${first.next}`))]).toEqual(all);
});

it('MIN-03 tells the round that is on, and those that follow', async () => {
  const { origin, clock } = await openDrawHouse([game]);
  const member = await signIn(origin);
  const events = async (query: string) =>
    (
      (await member.call('GET', `/minigame/events?gameId=${game.gameId}${query}`)).body as {
        events: { roundId: string; drawsAt: number }[];
      }
    ).events;
  const roundId = roundOn(game, clock.now());
  expect(await events('&currentGame=1')).toEqual([
    expect.objectContaining({ roundId, gameId: game.gameId, drawsAt: drawsAt(roundId) }),
  ]);
  expect((await events('')).map((event) => event.drawsAt)).toEqual(
    Array.from({ length: 10 }, (_, at) => drawsAt(roundId) + at * game.periodMs),
  );
});

it('ROU-3 a chain of 17,280 rounds has each seed at hand, by the same hashes as one by one', async () => {
  const chain = await walkChain(Buffer.alloc(32, 7), 17_280);
  for (const n of [1, 63, 64, 65, 128, 17_279, 17_280]) {
    const above = n === 17_280 ? undefined : chain.seedOf(n + 1);
    const hashed = above === undefined ? Buffer.alloc(32, 7) : createHash('sha256').update(above).digest();
    expect(hexOf(chain.seedOf(n))).toBe(hexOf(hashed));
  }
  expect(hexOf(createHash('sha256').update(chain.seedOf(1)).digest())).toBe(chain.commitment);
  expect(() => chain.seedOf(0)).toThrow(RangeError);
  expect(() => chain.seedOf(17_281)).toThrow(RangeError);
});

it('LST-8 a page of rounds, and what was backed and missed, are read off indexes', async () => {
  const store = openSqliteStore(newDataDir(), 0);
  const planOf = (query: (tx: Work) => { compile(): { readonly sql: string } }) =>
    store.read(async (tx) => {
      const text = query(tx).compile().sql.replaceAll('?', '1');
      const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(text)}`.execute(tx);
      return rows.map(({ detail }) => detail).join('; ');
    });
  const asked = { filter: { from: 1, until: 2 }, after: { at: 1, id: 'x' }, limit: 40 };
  const plans = {
    all: await planOf((tx) => roundPageQuery(tx, asked)),
    game: await planOf((tx) => roundPageQuery(tx, asked, game.gameId)),
    missed: await planOf((tx) => missedQuery(tx, 1)),
  };
  await store.close();
  expect(plans.all).toContain('USING INDEX rounds_by_time');
  expect(plans.game).toContain('USING INDEX rounds_of_game');
  expect(plans.missed).toContain('USING INDEX picks_without_result');
  for (const plan of [plans.all, plans.game]) expect(plan).not.toMatch(/SCAN rounds$|TEMP B-TREE/);
});
