import { expose, wrap } from 'comlink';
import type Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { theirsOf } from '../../src/db/tables/theirs.ts';
import { placeBetCall } from '../../src/domain/calls/betting.ts';
import { readLetterCall } from '../../src/domain/calls/letters.ts';
import { playFunCall } from '../../src/domain/calls/lobbies.ts';
import {
  editMemberCall,
  loginCall,
  loginStepCall,
  ownMemberCall,
  recommenderCall,
} from '../../src/domain/calls/session.ts';
import { callTable, type CallName, type EngineCalls, type ScreenCallName } from '../../src/worker/callTable.ts';
import { serveCalls, type Handler, type Handlers } from '../../src/worker/serveCalls.ts';
import { settle, until } from '../support/engine/manualClock.ts';
import { lonelyTab, silentWorker, welcome } from './support/lonelyTab.ts';
import { BET, accepted, readyToBet } from './support/readyToBet.ts';

const NAMES = Object.keys(callTable) as CallName[];
const OF_TABS: readonly CallName[] = ['hello', 'untilOutdated', 'showPage', 'lookAt', 'goodbye', 'changedFixtures'];
const SCREEN_NAMES = NAMES.filter((name) => !OF_TABS.includes(name)) as ScreenCallName[];
const gone = { ok: false, failure: { kind: 'workerGone' } };

/** What stands for an answer that did not come: never sent, and lost. */
const MISSING = {
  result: { neverSent: gone, lost: gone },
  bet: { neverSent: { kind: 'rejected', rejection: { reason: 'stale' } }, lost: { kind: 'unknown' } },
  nothing: { neverSent: null, lost: null },
} as const;

/** A call with nothing given: of a worker that does not answer, it does not matter what. */
const callBare = (engine: object, name: string): Promise<unknown> =>
  (engine as Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>)[name]!();

/** Every handler takes anything and does the same. */
const handlersThat = (answer: () => Promise<unknown>): Handlers =>
  Object.fromEntries(NAMES.map((name) => [name, { takes: z.unknown(), answer }])) as unknown as Handlers;

const noTroubles = { onVoid: () => undefined, onFailed: () => undefined };

describe('every row has a handler', () => {
  it('WRK-1 serves the calls of the table and no other; a handler too few or of other arguments does not compile', () => {
    const calls = serveCalls(
      handlersThat(async () => null),
      noTroubles,
    );
    expect(Object.keys(calls).toSorted()).toEqual(NAMES.toSorted());
    // Constants of the compiler's own answers: each fails to compile when the answer changes.
    const isServed: [
      Handlers extends Handlers ? true : false,
      Omit<Handlers, 'placeBet'> extends Handlers ? true : false,
      z.ZodType<[string]> extends Handler<'clearSlip'>['takes'] ? true : false,
      z.ZodType<[number]> extends Handler<'goodbye'>['takes'] ? true : false,
      z.ZodType<[string]> extends Handler<'goodbye'>['takes'] ? true : false,
    ] = [true, false, false, false, true];
    expect(isServed).toHaveLength(5);
  });
});

describe('what a worker can be asked', () => {
  it('WRK-2 a name that is no row is refused, as is a path beyond one and a value to set', async () => {
    const it = await readyToBet();
    const { port1, port2 } = new MessageChannel();
    it.worker().host.connect(port2);
    const remote = wrap<Record<string, () => Promise<unknown>>>(port1);
    for (const name of ['withdraw', 'constructor', '__proto__', 'hasOwnProperty', 'toString', '']) {
      await expect(remote[name]!(), name).rejects.toThrow();
    }
    const told: unknown[] = [];
    port1.addEventListener('message', ({ data }) => told.push(data));
    // As comlink writes an assignment on the wire.
    port1.postMessage({ id: 'set', type: 'SET', path: ['clearSlip'], value: { type: 'RAW', value: 1 } });
    await until('answered', () => told.length > 0);
    const calls = wrap<EngineCalls>(port1);
    expect(await calls.clearSlip('wintielose')).toEqual({ ok: true, value: null });
    port1.close();
    await it.close();
  });

  it('WRK-3 what no schema accepts is refused by every call, counted, and neither done, kept nor asked of the origin', async () => {
    const it = await readyToBet();
    const { port1, port2 } = new MessageChannel();
    it.worker().host.connect(port2);
    const remote = wrap<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>(port1);
    const secret = 'hunter2-'.repeat(8);
    const voids = [
      Array.from({ length: 9 }, () => ({ password: secret, token: secret })),
      [{ password: secret }],
      [secret.repeat(40)],
      [Number.NaN, [], null, undefined],
    ];
    const before = await allRows(it);
    const asked = it.origin.received.length;
    let refusals = 0;
    for (const name of NAMES) {
      for (const given of voids) {
        refusals += 1;
        const said = await remote[name]!(...given).catch((error: unknown) => String(error));
        expect({ name, said }).toEqual({ name, said: refusalOf(name) });
      }
    }
    await until('all counted', async () => (await it.db.quarantine.orderBy('id').last())?.id === refusals);
    const kept = await it.db.quarantine.toArray();
    expect(new Set(kept.map(({ source, kind }) => `${source} ${kind}`))).toEqual(new Set(['tab arguments']));
    expect(kept.at(-1)?.detail).toMatch(new RegExp(`^${NAMES.at(-1)} `));
    expect(JSON.stringify([kept, it.warnings])).not.toContain('hunter2');
    expect(await allRows(it)).toEqual(before);
    expect(it.origin.received).toHaveLength(asked);
    // Nothing is lost by it: the bet that stood there is placed.
    it.origin.on(BET, accepted);
    expect(await it.engine.placeBet('wintielose', await it.yes())).toMatchObject({ kind: 'accepted' });
    port1.close();
    await it.close();
  });
});

describe('what a tab looks at', () => {
  it('WRK-3 S-16 is everything where it is no topic: a price that is shown is never left out for it', async () => {
    const it = await readyToBet();
    const { port1, port2 } = new MessageChannel();
    it.worker().host.connect(port2);
    const remote = wrap<{ lookAt(...given: readonly unknown[]): Promise<null> }>(port1);
    for (const topics of [['no topic'], 'no list', undefined, Array.from({ length: 65 }, (_, n) => `sport:${n}`)]) {
      await it.db.looks.clear();
      expect(await remote.lookAt('other', 'its lock', topics)).toBeNull();
      expect(await it.db.looks.get('other')).toEqual({ tabId: 'other', lockName: 'its lock', topics: ['all'] });
    }
    port1.close();
    await it.close();
  });
});

describe('every call settles', () => {
  it('WRK-4 without a worker: at the time of its row, with what stands for an answer that was never asked for', async () => {
    const { clock, engine } = lonelyTab(() => undefined);
    const start = clock.now();
    const settled = SCREEN_NAMES.map(async (name) => [name, await callBare(engine, name), clock.now() - start]);
    await clock.advance(60_000);
    expect(await Promise.all(settled)).toEqual(
      SCREEN_NAMES.map((name) => [name, MISSING[callTable[name].kind].neverSent, callTable[name].timeoutMs]),
    );
  });

  it('WRK-4 with a worker that never answers: at the time of its row, with what stands for an answer that was lost', async () => {
    const { clock, engine } = silentWorker();
    await settle();
    const start = clock.now();
    const settled = SCREEN_NAMES.map(async (name) => [name, await callBare(engine, name), clock.now() - start]);
    await clock.advance(60_000);
    expect(await Promise.all(settled)).toEqual(
      SCREEN_NAMES.map((name) => [name, MISSING[callTable[name].kind].lost, callTable[name].timeoutMs]),
    );
  });

  it.each([
    ['login', loginCall.timeoutMs + ownMemberCall.timeoutMs],
    ['continueLogin', loginStepCall.timeoutMs + ownMemberCall.timeoutMs],
    ['checkRecommender', recommenderCall.timeoutMs],
    ['editMember', editMemberCall.timeoutMs],
    ['readMessage', readLetterCall.timeoutMs],
    ['launch', playFunCall.timeoutMs],
    ['placeBet', placeBetCall.timeoutMs],
    ['acceptChangedOdds', placeBetCall.timeoutMs],
  ] as const)('WRK-4 %s is waited for longer than the origin is', (name, atOrigin) => {
    expect(callTable[name].timeoutMs).toBeGreaterThan(atOrigin);
  });

  it('WRK-5 when the worker dies: at once, whatever its row says', async () => {
    const { engine, worker } = silentWorker();
    await settle();
    const settled = SCREEN_NAMES.map(async (name) => [name, await callBare(engine, name)]);
    const watched = engine.changedFixtures(['f1'], null);
    await settle();
    // The clock stands still.
    worker.die();
    expect(await Promise.all(settled)).toEqual(SCREEN_NAMES.map((name) => [name, MISSING[callTable[name].kind].lost]));
    expect(await watched).toBeUndefined();
  });

  it('WRK-6 when a handler throws: a failure of that call alone, and a bet is unknown', async () => {
    const failures: string[] = [];
    const answer = async () => {
      throw new RangeError('a bug');
    };
    const { hello: _hello, ...rest } = serveCalls(handlersThat(answer), {
      onVoid: () => undefined,
      onFailed: (name, error) => failures.push(`${name} ${String(error)}`),
    });
    const tab = lonelyTab((port) => expose({ hello: async () => welcome, ...rest }, port));
    void tab.locks.agent().request('worker-lock', {}, () => new Promise(() => undefined));
    await until('connected', () => failures.includes('untilOutdated RangeError: a bug'));
    const said = {
      result: { ok: false, failure: { kind: 'unexpected', detail: 'worker' } },
      bet: MISSING.bet.lost,
      nothing: null,
    };
    for (const name of SCREEN_NAMES) {
      expect([name, await callBare(tab.engine, name)]).toEqual([name, said[callTable[name].kind]]);
      expect(failures.at(-1)).toBe(`${name} RangeError: a bug`);
    }
    expect(await tab.engine.changedFixtures(['f1'], null)).toBeUndefined();
    expect(tab.ports()).toBe(1);
  });
});

/** What a worker says to void arguments. */
function refusalOf(name: CallName): unknown {
  switch (callTable[name].kind) {
    case 'result':
      return { ok: false, failure: { kind: 'unexpected', detail: 'arguments' } };
    case 'bet':
      return { kind: 'rejected', rejection: { reason: 'questionChanged' } };
    case 'nothing':
      return null;
    case 'news':
      return 'TypeError: arguments';
  }
}

/** All that is stored but what was kept aside. */
async function allRows({ db, outbox }: Pick<Awaited<ReturnType<typeof readyToBet>>, 'db' | 'outbox'>) {
  const stores: readonly (Dexie | undefined)[] = [db, outbox, await theirsOf(db)];
  const rows: Record<string, unknown[]> = {};
  for (const store of stores) {
    for (const table of store?.tables ?? []) {
      if (table.name !== 'quarantine') rows[`${store?.name} ${table.name}`] = await table.toArray();
    }
  }
  return rows;
}
