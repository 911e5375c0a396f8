/** Numbers of a proto round, over a running origin (PRT-3). */
import { describe, expect, it } from 'vitest';
import { roundAt } from '../../../src/domain/sports/protoRound.ts';
import { callOrigin, signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, marketReport } from '../support/feedReports.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';

const HOUR_MS = 3_600_000;
const [from, until] = roundAt(Date.now() + 96 * HOUR_MS).starts;

/** A game of the round, so many minutes after it begins. */
const game = (name: string, minutes: number) => [
  fixtureReport(name, { startAt: from + minutes * 60_000 }),
  marketReport(name),
];
const closed = (name: string) => ({ kind: 'closed' as const, fixtureId: fixtureIdOf(name) });
const ask = async ({ call }: Caller, end = until) => (await call('GET', `/sports-prematch/proto?until=${end}`)).body;

describe('numbers of a proto round', () => {
  it('PRT-3 are told by start, and stay when games before leave the offer, others come and the origin starts again', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    await origin.sink.deliver([...game('late', 300), ...game('first', 60), ...game('second', 120)]);
    const member = await signIn(origin);
    const ids = (...names: readonly string[]) => names.map(fixtureIdOf);
    expect(await ask(member)).toEqual(ids('first', 'second', 'late'));

    await origin.sink.deliver([closed('first'), ...game('early', 30)]);
    expect(await ask(member)).toEqual(ids('first', 'second', 'late', 'early'));
    await origin.close();

    const again = await openOrigin({ dataDir });
    await again.sink.deliver([closed('second')]);
    expect(await ask(await signIn(again))).toEqual(ids('first', 'second', 'late', 'early'));
  });

  it('PRT-3 two who ask at once are told the same', async () => {
    const origin = await openOrigin({ dataDir: newDataDir() });
    await origin.sink.deliver([...game('a', 1), ...game('b', 2), ...game('c', 3)]);
    const member = await signIn(origin);
    const told = await Promise.all([1, 2, 3, 4].map(() => ask(member)));
    expect(told).toEqual(told.map(() => ['a', 'b', 'c'].map(fixtureIdOf)));
  });

  it('PRT-1 nothing is numbered for an end that no round has, or one far away; a visitor is told nothing', async () => {
    const origin = await openOrigin({ dataDir: newDataDir() });
    await origin.sink.deliver(game('a', 1));
    const member = await signIn(origin);
    expect(await ask(member, until + 1)).toEqual([]);
    expect(await ask(member, roundAt(Date.now() + 24 * 60 * HOUR_MS).starts[1])).toEqual([]);
    expect((await callOrigin(origin, 'GET', `/sports-prematch/proto?until=${until}`)).status).toBe(401);
  });
});
