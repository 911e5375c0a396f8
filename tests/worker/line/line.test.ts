/** The line of a browser: what is stored of it, what the member chooses for it, and how often the record is asked for on it. */
import { describe, expect, it } from 'vitest';
import { storeLineChoice } from '../../../src/db/care/line.ts';
import { readLine } from '../../../src/db/queries/line.ts';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { succeed } from '../../../src/domain/kernel/decision.ts';
import { createLine } from '../../../src/worker/line/line.ts';
import type { LineHints } from '../../../src/worker/line/lineState.ts';
import { pollUser } from '../../../src/worker/polls/userPoll.ts';
import { manualClock, settle, until } from '../../support/engine/manualClock.ts';
import { openDatabases, signedIn, theirs } from '../../support/engine/openDatabases.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

function aLine(hints: LineHints = {}) {
  const { db } = openDatabases();
  const clock = manualClock();
  const said = { hints };
  const line = createLine({ db, clock, hints: () => said.hints });
  const life = new AbortController();
  const known = line.run(life.signal);
  const turns: boolean[] = [];
  line.onChange(() => turns.push(line.fetchesRest()), life.signal);
  const cutOften = async () => {
    for (let cuts = 0; cuts < 3; cuts += 1) {
      line.note({ kind: 'cut' });
      await clock.advance(4_000);
    }
  };
  return { db, clock, line, known, said, turns, cutOften, stop: () => life.abort() };
}

describe('LIN-3 LIN-4 the line', () => {
  it('is stored while it is bad, and what is held back on it is told to who fetches', async () => {
    const { db, clock, line, known, turns, cutOften, stop } = aLine();
    await known;
    expect(await readLine(db)).toEqual({ state: 'good', choice: 'auto', isWide: false });
    await cutOften();
    await until('stored', async () => (await readLine(db)).state === 'slow');
    expect(line.fetchesRest()).toBe(false);
    await clock.advance(61_000);
    line.note({ kind: 'call', ms: 20 });
    await until('good again', async () => (await readLine(db)).state === 'good');
    expect(turns).toEqual([false, true]);
    stop();
  });

  it('fetches all if the member says so, until it is good again', async () => {
    const { db, clock, line, known, cutOften, stop } = aLine();
    await known;
    await cutOften();
    await storeLineChoice(db, 'all');
    await until('told', () => line.fetchesRest());
    expect((await readLine(db)).state).toBe('slow');
    await clock.advance(61_000);
    line.note({ kind: 'call', ms: 20 });
    await until('forgotten', async () => (await readLine(db)).choice === 'auto');
    stop();
  });

  it('saves if the browser or the member asks for it, whatever it could carry', async () => {
    const { db, line, said, stop } = aLine({ saveData: true });
    await until('stored', async () => (await readLine(db)).state === 'saving');
    said.hints = {};
    line.note({ kind: 'call', ms: 20 });
    await until('good', async () => (await readLine(db)).state === 'good');
    await storeLineChoice(db, 'saving');
    await until('chosen', () => line.state() === 'saving' && !line.fetchesRest());
    stop();
  });

  it('LIN-10 S-32 fetches nothing of a wide offer that nobody looks at, as long as the origin calls it that, and a next worker knows it', async () => {
    const { db, clock, line, known, turns, stop } = aLine();
    await known;
    line.offered(false);
    line.offered(true);
    line.offered(true);
    expect([line.fetchesRest(), line.isWide(), line.state()]).toEqual([false, true, 'good']);
    await until('stored', async () => (await readLine(db)).isWide);
    const next = createLine({ db, clock, hints: () => ({}) });
    const life = new AbortController();
    await next.run(life.signal);
    expect(next.fetchesRest()).toBe(false);
    next.offered(false);
    await until('forgotten', async () => !(await readLine(db)).isWide);
    expect(next.fetchesRest()).toBe(true);
    expect(turns).toEqual([false]);
    life.abort();
    stop();
  });

  it('is chosen for by a tab, which may choose nothing else', async () => {
    const world = createWorld();
    const { engine } = world.openTab();
    expect(await engine.chooseLine('saving')).toEqual({ ok: true, value: null });
    await until('judged', async () => (await readLine(world.db)).state === 'saving');
    expect(await engine.chooseLine('most' as 'all')).toMatchObject({ ok: false });
    expect((await readLine(world.db)).choice).toBe('saving');
    await world.close();
  });
});

describe('LIN-5 SES-05 the record is asked for', () => {
  async function polled(state: 'good' | 'slow') {
    const { db } = openDatabases();
    const sessionId = await signedIn(db);
    const own = await theirs(db);
    const clock = manualClock();
    const asked: number[] = [];
    const stream = async (isLive: boolean) => {
      await own.health.put({
        stream: 'bets',
        state: isLive ? 'live' : 'waiting',
        lastByteAt: clock.now(),
        asOf: 1,
        heartbeatMs: 3_600_000,
        retryAt: 0,
        attempt: 0,
        clockOffset: 0,
      });
    };
    const life = new AbortController();
    const start = clock.now();
    const polling = pollUser(
      {
        clock,
        randomness: { fraction: () => 0.5, bytes: (length) => new Uint8Array(length) },
        line: { state: () => state },
        client: {
          ask: () => {
            asked.push((clock.now() - start) / 1_000);
            return Promise.resolve(succeed({ status: 200, body: sampleMember() }));
          },
          open: () => Promise.resolve({ kind: 'unreachable' as const }),
          download: () => Promise.resolve({ kind: 'unreachable' as const }),
        },
      },
      { memberId: MemberId.parse('m1'), theirs: own, credentials: { token: 't', sessionId } },
      life.signal,
    );
    const stop = async () => {
      life.abort();
      await polling;
    };
    /** What falls due is let come to rest before more time passes: it reads the database. */
    const advance = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 5) {
        await clock.advance(5_000);
        await settle(10);
      }
    };
    return { advance, asked, stream, stop };
  }

  it('every five seconds on a good line, and on a bad one whose stream is not live', async () => {
    const good = await polled('good');
    await good.stream(true);
    await good.advance(15);
    expect(good.asked).toEqual([5, 10, 15]);
    await good.stop();
    const bad = await polled('slow');
    await bad.stream(false);
    await bad.advance(15);
    expect(bad.asked).toEqual([5, 10, 15]);
    await bad.stop();
  });

  it('every fifteen on a bad line whose stream lives, and every five again as soon as it does not', async () => {
    const { advance, asked, stream, stop } = await polled('slow');
    await stream(true);
    await advance(30);
    expect(asked).toEqual([15, 30]);
    await stream(false);
    await advance(10);
    expect(asked).toEqual([15, 30, 35, 40]);
    await stop();
  });
});
