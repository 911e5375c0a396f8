/** A list in the browser: pages, the stream, gaps, no line, several tabs, bounds (LST-3 … LST-10). The database is a real one, the origin is scripted. */
import { describe, expect, it } from 'vitest';
import { storedList } from '../../../src/db/queries/lists.ts';
import { MAX_LISTS } from '../../../src/db/records/lists.ts';
import type { Bet } from '../../../src/domain/bets/bet.ts';
import { betList, type BetFilter } from '../../../src/domain/lists/betList.ts';
import type { MemberEvent } from '../../../src/domain/events/catalogue.ts';
import { listId } from '../../../src/domain/lists/list.ts';
import { compareKeys, cursorOf, keyOfCursor } from '../../../src/domain/lists/listKey.ts';
import { MAX_KEPT } from '../../../src/domain/lists/listRuns.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { rowsOfMembers, theirs } from '../../support/engine/openDatabases.ts';
import { sampleBet, sampleMember, T0 } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

const ROUTE = 'GET /sports-prematch/betting';
const DONE = { ok: true, value: null };
const OPEN: BetFilter = { status: 0 };

const settled = (bet: Bet, status: 1 | 2 = 2): MemberEvent => ({
  type: 'BetSettled',
  at: T0,
  data: { betId: bet.betId, status, paid: status === 2 ? 18_500 : 0, settledAt: T0, picks: bet.picks },
});
const accepted = (bet: Bet): MemberEvent => ({ type: 'BetAccepted', at: T0, data: { bet } });

/** A browser whose origin has so many bets and answers pages of them, as of where its stream stands. */
async function playing(count: number) {
  const world = createWorld();
  const house = {
    bets: Array.from({ length: count }, (_, n) => sampleBet(n)),
    head: 0,
    spoil: (rows: unknown[]) => rows,
  };
  const answer = (path: string) => {
    const { after, limit = betList.pageSize, ...asked } = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    const filter = betList.filter.parse(asked);
    const from = after === undefined ? undefined : keyOfCursor(after);
    const rows = house.bets
      .filter((bet) => betList.fits(bet, filter))
      .toSorted((a, b) => compareKeys(betList.keyOf(a), betList.keyOf(b)))
      .filter((bet) => from === undefined || compareKeys(betList.keyOf(bet), from) > 0);
    const page = rows.slice(0, Number(limit));
    const last = page.at(-1);
    const next = rows.length > page.length && last !== undefined ? cursorOf(betList.keyOf(last)) : null;
    return { rows: house.spoil(page), next, position: { epoch: 'm1', offset: house.head } };
  };
  world.origin.on(ROUTE, ({ path }) => ({ status: 200, body: answer(path) }));
  const tab = world.openTab();
  await world.signIn(tab);
  return {
    ...world,
    tab,
    house,
    /** What happens at the origin, and whether the stream tells of it. */
    async happen(event: MemberEvent, isTold = true) {
      house.head += 1;
      const { bets } = house;
      if (event.type === 'BetAccepted') bets.push(event.data.bet);
      if (event.type === 'BetSettled') {
        const at = bets.findIndex(({ betId }) => betId === event.data.betId);
        const { status, paid, settledAt, picks } = event.data;
        house.bets = bets.with(at, { ...bets[at]!, status, paid, settledAt, picks });
      }
      if (!isTold) return;
      world.origin.latest('bets').event('m1', house.head, event);
      await world.clock.advance(1_000);
      const own = await theirs(world.db);
      await until('told', async () => (await own.checkpoints.get('bets'))?.offset === house.head);
    },
    view: (filter: BetFilter = {}) => storedList(world.db, 'bets', listId('bets', filter)),
    async shown(filter: BetFilter = {}) {
      const { runs } = await storedList(world.db, 'bets', listId('bets', filter));
      return runs.map(({ rows }) => rows.map(({ betId }) => Number(betId.slice(1))));
    },
    read: (filter: BetFilter = {}, after: string | null = null) => tab.engine.readList('bets', filter, after),
    asked: () => world.origin.received.filter(({ method, path }) => `${method} ${path}`.startsWith(ROUTE)).length,
  };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('a list that is read', () => {
  it('LST-7 page by page to its end, each asked for once by all tabs and workers', async () => {
    const world = await playing(70);
    const second = world.openTab(() => world.worker());
    const elsewhere = world.startWorker();
    const third = world.openTab(() => elsewhere);
    const tabs = [world.tab, second, third];
    const all = async (after: string | null) =>
      Promise.all(
        tabs.flatMap(({ engine }) => [engine.readList('bets', {}, after), engine.readList('bets', {}, after)]),
      );
    for (const answer of await all(null)) expect(answer).toEqual(DONE);
    expect(world.asked()).toBe(1);
    expect(await world.shown()).toEqual([down(69, 40)]);
    const next = (await world.view()).runs[0]?.next ?? '';
    for (const answer of await all(next)) expect(answer).toEqual(DONE);
    expect(world.asked()).toBe(2);
    expect(await world.read({}, (await world.view()).runs[0]?.next ?? '')).toEqual(DONE);
    expect(await world.shown()).toEqual([down(69, 0)]);
    expect((await world.view()).runs[0]?.next).toBeNull();
    // What ends nowhere here any more is not asked for.
    await world.read({}, next);
    expect(world.asked()).toBe(3);
    await elsewhere.stop();
    await world.close();
  });

  it('LST-9 filters are lists of their own; the one nobody asked for the longest is forgotten with its rows', async () => {
    const world = await playing(40);
    const own = await theirs(world.db);
    await world.read();
    await world.clock.advance(10);
    await world.read(OPEN);
    const rows = await own.listRows.count();
    for (let n = 0; n < MAX_LISTS - 1; n += 1) {
      await world.clock.advance(10);
      await world.read({ from: T0 + 30, until: T0 + 1_000 + n });
    }
    expect(await own.lists.count()).toBe(MAX_LISTS);
    expect(await world.shown()).toEqual([]);
    expect(await world.shown(OPEN)).toEqual([down(39, 10)]);
    await world.clock.advance(10);
    await world.read({ from: T0 + 39 });
    expect(await world.shown(OPEN)).toEqual([]);
    expect(rows).toBe(30);
    expect(await own.listRows.count()).toBe(10);
    await world.close();
  });

  it('LST-9 keeps no more rows than a browser can draw, and asks for none beyond', async () => {
    const world = await playing(MAX_KEPT + 60);
    await world.read();
    for (let tries = 0; tries < 60 && !(await world.view()).isFull; tries += 1)
      await world.read({}, (await world.view()).runs[0]?.next ?? null);
    const asked = world.asked();
    const { runs, isFull } = await world.view();
    expect([runs[0]?.rows.length, isFull, runs[0]?.next === null]).toEqual([MAX_KEPT, true, false]);
    expect(await world.read({}, runs[0]?.next ?? null)).toEqual(DONE);
    expect(world.asked()).toBe(asked);
    await world.close();
  }, 240_000);

  it('LST-7 a row that fits no schema is kept aside, and the others are shown', async () => {
    const world = await playing(35);
    world.house.spoil = (rows) => rows.map((row, index) => (index === 3 ? { ...(row as Bet), stake: 'much' } : row));
    expect(await world.read()).toEqual(DONE);
    expect(await world.shown()).toEqual([[...down(34, 32), ...down(30, 5)]]);
    await until('kept aside', async () => (await world.db.quarantine.count()) === 1);
    expect(await world.db.quarantine.toArray()).toMatchObject([{ source: 'http', kind: 'list', sample: '' }]);
    await world.close();
  });

  it.each([
    ['unreachable', 'networkError' as const],
    ['unreachable', 'hang' as const],
    ['unexpected', { status: 503, body: { message: 'full' } }],
    ['unexpected', { status: 200, body: { rows: [], next: "1.'--", position: null } }],
  ])('LST-7 asking ends, with what is here untouched: %s', async (kind, reply) => {
    const world = await playing(35);
    await world.read();
    await world.clock.advance(4_000);
    world.origin.on(ROUTE, reply);
    const asking = world.read({}, (await world.view()).runs[0]?.next ?? '');
    await until('asked', () => world.asked() === 2);
    await settle();
    await world.clock.advance(6_000);
    expect(await asking).toMatchObject({ ok: false, failure: { kind } });
    expect(await world.shown()).toEqual([down(34, 5)]);
    await world.close();
  });

  it('LST-2 arguments that are no filter or cursor reach no origin', async () => {
    const world = await playing(1);
    const { engine } = world.tab;
    for (const [filter, after] of [
      [{ member: 'm2' }, null],
      [{ status: 9 }, null],
      [{}, "1.'--"],
    ] as const)
      expect(await engine.readList('bets', filter as BetFilter, after)).toMatchObject({ ok: false });
    expect(world.asked()).toBe(0);
    await world.close();
  });

  it('LST-7 SES-18 is gone with its session, and an answer that comes later is dropped', async () => {
    const world = await playing(5);
    const own = await theirs(world.db);
    await world.read();
    expect(await own.listRows.count()).toBe(5);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    world.origin.on(ROUTE, async () => {
      await held;
      return { status: 200, body: { rows: [sampleBet(9)], next: null, position: { epoch: 'm1', offset: 0 } } };
    });
    const asking = world.read(OPEN);
    await until('asked', () => world.asked() === 2);
    await world.tab.engine.logout();
    release();
    await asking;
    // Their database is deleted some time after: what is asked of `own` may find it closed.
    expect(await rowsOfMembers(world.db)).toBe(0);
    await world.close();
  });

  it('LST-7 SES-18 who signs in while it is asked for by who was signed in before is answered of their own', async () => {
    const world = await playing(5);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    world.origin.on(ROUTE, async () => {
      const isTheirs = !isFirst;
      isFirst = false;
      if (!isTheirs) await held;
      const rows = [sampleBet(isTheirs ? 8 : 9)];
      return { status: 200, body: { rows, next: null, position: { epoch: 'm1', offset: 0 } } };
    });
    const before = world.read();
    await until('asked', () => world.asked() === 1);
    await world.tab.engine.logout();
    expect(await world.tab.engine.login({ userId: 'member1', password: 'hanpan1234' })).toMatchObject({ ok: true });
    const after = world.read();
    await settle();
    release();
    expect(await after).toEqual(DONE);
    await before;
    expect(await world.shown()).toEqual([[8]]);
    await world.close();
  });
});

describe('a list and the stream', () => {
  it('LST-5 a bet that is accepted comes first, and one that is settled changes where it stands, in every list', async () => {
    const world = await playing(40);
    await world.read();
    await world.read(OPEN);
    await world.happen(accepted(sampleBet(50)));
    expect(await world.shown()).toEqual([[50, ...down(39, 10)]]);
    expect(await world.shown(OPEN)).toEqual([[50, ...down(39, 10)]]);
    await world.happen(settled(sampleBet(20)));
    expect(await world.shown()).toEqual([[50, ...down(39, 10)]]);
    expect(await world.shown(OPEN)).toEqual([[50, ...down(39, 21), ...down(19, 10)]]);
    const { runs } = await world.view();
    expect(runs[0]?.rows.find(({ betId }) => betId === 'b20')).toMatchObject({ status: 2, paid: 18_500 });
    expect(world.asked()).toBe(2);
    await world.close();
  });

  it('LST-5 a bet comes into the list that it fits by now, without a question', async () => {
    const world = await playing(4);
    await world.read();
    await world.read({ status: 2 });
    expect(await world.shown({ status: 2 })).toEqual([[]]);
    await world.happen(settled(sampleBet(2)));
    expect(await world.shown({ status: 2 })).toEqual([[2]]);
    expect(await world.view({ status: 2 })).toMatchObject({ isOld: false });
    await world.close();
  });

  it('LST-6 a bet that nobody here knows makes the lists old that it may belong to', async () => {
    const world = await playing(40);
    await world.read();
    await world.read({ status: 2 });
    await world.happen(settled(sampleBet(3)));
    expect([(await world.view()).isOld, (await world.view({ status: 2 })).isOld]).toEqual([false, true]);
    await world.read({ status: 2 });
    expect(await world.shown({ status: 2 })).toEqual([[3]]);
    await world.close();
  });

  it('LST-7 a page that is older than what the stream told is asked for again', async () => {
    const world = await playing(3);
    const stale = { rows: world.house.bets.toReversed(), next: null, position: { epoch: 'm1', offset: 0 } };
    let isFirst = true;
    const fresh = { ...stale, rows: [sampleBet(9), ...stale.rows], position: { epoch: 'm1', offset: 1 } };
    world.origin.on(ROUTE, async () => {
      if (!isFirst) return { status: 200, body: fresh };
      isFirst = false;
      await world.happen(accepted(sampleBet(9)));
      return { status: 200, body: stale };
    });
    expect(await world.read()).toEqual(DONE);
    expect(await world.shown()).toEqual([[9, 2, 1, 0]]);
    expect(world.asked()).toBe(2);
    await world.close();
  });

  it('LST-7 a page that is ahead of the stream is not undone by what comes after', async () => {
    const world = await playing(3);
    await world.happen(settled(sampleBet(1), 1), false);
    await world.happen(settled(sampleBet(1), 2), false);
    await world.read();
    world.origin.latest('bets').event('m1', 1, settled(sampleBet(1), 1));
    await world.clock.advance(1_000);
    const own = await theirs(world.db);
    await until('told', async () => (await own.checkpoints.get('bets'))?.offset === 1);
    expect((await world.view()).runs[0]?.rows[1]).toMatchObject({ betId: 'b1', status: 2 });
    await world.close();
  });
});

describe('a list after a gap', () => {
  /** The stream breaks off, things happen untold, and an image brings it level. */
  const gap = async (world: Awaited<ReturnType<typeof playing>>, untold: readonly MemberEvent[]) => {
    world.origin.latest('bets').cut();
    await until('broken off', () => world.origin.openStreams('bets').length === 0);
    for (const event of untold) await world.happen(event, false);
    for (let steps = 0; steps < 100 && world.origin.openStreams('bets').length === 0; steps += 1) {
      await world.clock.advance(500);
      await settle();
    }
    world.origin.latest('bets').memberImage('m1', world.house.head, sampleMember(), world.house.bets.slice(-5));
    const own = await theirs(world.db);
    await until('level', async () => (await own.checkpoints.get('bets'))?.offset === world.house.head);
  };

  it('LST-4 is old, and as many rows as were shown are brought level with one question', async () => {
    const world = await playing(100);
    await world.read();
    await world.read({}, (await world.view()).runs[0]?.next ?? '');
    await gap(world, [settled(sampleBet(45)), accepted(sampleBet(200))]);
    expect(await world.view()).toMatchObject({ isOld: true });
    const before = world.asked();
    await world.read();
    expect(world.asked()).toBe(before + 1);
    // Sixty rows were shown: the sixtieth from the top is 41 now; 40 is what was there, and is not sure.
    expect(await world.shown()).toEqual([[200, ...down(99, 41)], [40]]);
    const view = await world.view();
    expect(view.isOld).toBe(false);
    expect(view.runs[0]?.rows.find(({ betId }) => betId === 'b45')).toMatchObject({ status: 2 });
    await world.read({}, view.runs[0]?.next ?? '');
    expect(await world.shown()).toEqual([[200, ...down(99, 11)]]);
    await world.close();
  });

  it('LST-3 more than a page happened: what lies between is a further page, and nothing is passed over', async () => {
    const world = await playing(40);
    await world.read(OPEN);
    await gap(
      world,
      Array.from({ length: 70 }, (_, n) => accepted(sampleBet(100 + n))),
    );
    await world.read(OPEN);
    expect(await world.shown(OPEN)).toEqual([down(169, 140), down(39, 10)]);
    while ((await world.view(OPEN)).runs.length > 1) {
      const { runs } = await world.view(OPEN);
      await world.read(OPEN, runs[0]?.next ?? '');
    }
    const [shown = []] = await world.shown(OPEN);
    expect(shown.slice(0, 100)).toEqual([...down(169, 100), ...down(39, 10)]);
    await world.close();
  });

  it('LST-4 LST-9 a list as long as is kept is brought level too, page by page', async () => {
    const world = await playing(MAX_KEPT + 60);
    await world.read();
    for (let tries = 0; tries < 60 && !(await world.view()).isFull; tries += 1)
      await world.read({}, (await world.view()).runs[0]?.next ?? null);
    await gap(world, [settled(sampleBet(MAX_KEPT - 200))]);
    await world.read();
    for (let tries = 0; tries < 60 && (await world.view()).runs.length > 1; tries += 1)
      await world.read({}, (await world.view()).runs[0]?.next ?? null);
    const { runs } = await world.view();
    expect(runs.map(({ rows }) => rows.length)).toEqual([MAX_KEPT]);
    expect(runs[0]?.rows.find(({ betId }) => betId === `b${MAX_KEPT - 200}`)).toMatchObject({ status: 2 });
    await world.close();
  }, 240_000);

  it('LST-7 a page of a log that is no more, answered after the stream told of the next one, is asked for again', async () => {
    const world = await playing(3);
    const bets = world.house.bets.toReversed();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    world.origin.on(ROUTE, async () => {
      if (world.asked() > 1) return { status: 200, body: { rows: bets.slice(1), next: null, position: AFTER } };
      await held;
      return { status: 200, body: { rows: bets, next: null, position: { epoch: 'm1', offset: 0 } } };
    });
    const AFTER = { epoch: 'm2', offset: 0 };
    const asking = world.read();
    await until('asked', () => world.asked() === 1);
    world.origin.latest('bets').memberImage('m2', 0, sampleMember(), bets.slice(1));
    const own = await theirs(world.db);
    await until('told', async () => (await own.checkpoints.get('bets'))?.epoch === 'm2');
    release();
    expect(await asking).toEqual(DONE);
    expect(await world.shown()).toEqual([[1, 0]]);
    await world.close();
  });

  it('LST-4 a stream that breaks off and goes on where it was leaves no gap', async () => {
    const world = await playing(3);
    await world.read();
    await gap(world, []);
    expect(await world.view()).toMatchObject({ isOld: false });
    await world.close();
  });

  it('LST-10 without a line what is here is shown, of when it was asked for, and more does not come', async () => {
    const world = await playing(40);
    await world.read();
    world.origin.on(ROUTE, 'networkError');
    world.origin.latest('bets').cut();
    await world.clock.advance(10_000);
    expect(await world.read()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    const { runs, askedAt } = await world.view();
    expect(runs[0]?.rows).toHaveLength(30);
    expect(askedAt).toBeLessThan(world.clock.now() - 9_000);
    expect(await world.read({}, runs[0]?.next ?? '')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    await world.close();
  });
});
