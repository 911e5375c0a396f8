/** What a worker records of a browser at a real origin, opened by the reader: what was stored, and nothing of whose it was. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { canonicalJson } from '../../../src/db/recording/stateDigest.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import { readFixtures } from '../../../src/db/queries/fixtures.ts';
import { streamHealth } from '../../../src/db/queries/session.ts';
import type { StreamName } from '../../../src/domain/events/catalogue.ts';
import { openRecording } from '../../../src/domain/recording/openRecording.ts';
import type { RecordingFacts } from '../../../src/worker/contract.ts';
import { bucketed, inRanges } from '../../../src/worker/recording/amounts.ts';
import { fixtureIdOf, games, marketReport, resultReport, selectionIdOf } from '../../server/support/feedReports.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { consentOf } from '../../support/engine/consentOf.ts';
import { until } from '../../support/engine/manualClock.ts';
import { theirs } from '../../support/engine/openDatabases.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';

type Browser = ReturnType<typeof browserAtOrigin>;
const MACHINE = { width: 425, height: 900, ratio: 2, browser: 'test', used: null, quota: null };

async function recordedBrowser(url: string) {
  const browser = browserAtOrigin(url, fetch, true);
  const { engine } = browser.tab;
  const signIn = async (userId = 'member1') => {
    expect(await engine.login({ userId, password: 'hanpan1234' })).toEqual({ ok: true, value: null });
    for (const stream of ['events', 'bets'] satisfies StreamName[])
      await until(`${stream} live`, async () => (await streamHealth(browser.db, stream))?.state === 'live', 8_000);
  };
  const factsAre = (what: string, holds: (facts: { from: number | null; entries: number }) => boolean) =>
    until(
      what,
      async () => {
        const facts = await engine.recording(engine.tabId, { ask: 'facts', part: 1 });
        return facts.ok && holds(facts.value as RecordingFacts);
      },
      12_000,
    );
  return { ...browser, signIn, factsAre };
}

async function saved({ tab }: Pick<Browser, 'tab'>, part: number | 'whole' = 10, isInRanges = false) {
  const { engine } = tab;
  const said = { text: 'what went wrong', machine: MACHINE };
  const file = await engine.recording(engine.tabId, { ask: 'save', part, said, isInRanges });
  if (!file.ok || !(file.value instanceof Uint8Array)) throw new Error('not saved');
  const opened = await openRecording(file.value, webPorts);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  expect(await opened.value.check()).toEqual([]);
  const state = await foldRecording(opened.value).stateAt(Infinity);
  expect(state.problems).toEqual([]);
  return { bytes: file.value, text: gunzipSync(file.value).toString(), recording: opened.value, state };
}

const rowsOf = (rows: Iterable<unknown>) => [...rows].map(canonicalJson).toSorted();

describe('a recording of a browser', () => {
  it('RCD-43 RCD-44 RPT-3 holds what was stored since, the bet with it, and no token, name or key', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const browser = await recordedBrowser(origin.url);
    const { engine } = browser.tab;
    // A visitor is recorded, and goes on being recorded as the member they turn out to be.
    await browser.factsAre('begun', ({ from }) => from !== null);
    await browser.signIn();
    await engine.recording(engine.tabId, {
      ask: 'tell',
      acts: [
        { act: 'opened', path: '/korea/wintielose', width: 425, height: 900, theme: 'dark' },
        { kind: 'trouble', where: 'console', detail: 'planted error' },
      ],
    });
    await engine.showPage('wintielose');
    await engine.togglePick('wintielose', fixtureIdOf('a'), selectionIdOf('a', 'home'));
    await engine.changeStake('wintielose', 10_000);
    expect(await engine.placeBet('wintielose', await consentOf(browser.db))).toMatchObject({ kind: 'accepted' });
    for (const odds of [190, 191, 192]) await origin.sink.deliver([marketReport('b', { home: { odds } })]);
    await origin.sink.deliver([resultReport('a', 'home')]);
    const member = await theirs(browser.db);
    await until('paid', async () => (await member.bets.toArray())[0]?.status === 2);
    const odds = async (game: string) =>
      (await readFixtures(browser.db, [fixtureIdOf(game)]))[0]?.markets[0]?.selections[0];
    await until('all stored', async () => (await odds('b'))?.odds === 192 && (await odds('a'))?.status === 'settled');

    const { state, text, recording } = await saved(browser);
    const acts = await recording.read(0, recording.entries);
    expect(recording.end?.digest).toBe(state.digest);
    expect(rowsOf(state.table('house', 'fixtures').values())).toEqual(rowsOf(await browser.db.fixtures.toArray()));
    expect(rowsOf(state.table('house', 'boards').values())).toEqual(rowsOf(await browser.db.boards.toArray()));
    expect(rowsOf(state.table('house', 'checkpoints').values())).toEqual(
      rowsOf(await browser.db.checkpoints.toArray()),
    );
    const [bet] = [...state.table('member', 'bets').values()];
    expect(bet).toMatchObject({ stake: 10_000, status: 2, paid: (await member.bets.toArray())[0]?.paid });
    expect([...state.table('member', 'members').values()]).toMatchObject([
      { emoney: (await member.members.toArray())[0]?.emoney },
    ]);
    const kinds = acts.map((entry) =>
      entry.kind === 'act' ? entry.act.act : entry.kind === 'call' ? entry.name : entry.kind,
    );
    for (const kind of ['opened', 'reported', 'togglePick', 'placeBet', 'trouble', 'answer'])
      expect(kinds).toContain(kind);

    const session = await browser.db.sessions.get('session');
    const [row] = await member.members.toArray();
    const intents = await browser.outbox.intents.toArray();
    const secrets = [session?.sessionId, session?.database, row?.userId, row?.nickname, intents[0]?.key, 'hanpan1234'];
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(3);
      expect(text).not.toContain(secret);
      expect(text).not.toContain(
        Buffer.from(secret ?? '')
          .toString('base64')
          .replaceAll('=', ''),
      );
    }
    const ranges = await saved(browser, 10, true);
    expect(ranges.recording.end?.digest).toBe(ranges.state.digest);
    expect([...ranges.state.table('member', 'members').values()]).toMatchObject([{ emoney: 1_000_000 }]);
    expect(ranges.text).not.toContain(`"emoney":${row?.emoney}`);
  }, 240_000);

  it('RCD-45 ends with its session: nobody’s rows stand in another’s', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a'));
    const browser = await recordedBrowser(origin.url);
    const { engine } = browser.tab;
    await browser.signIn();
    await browser.factsAre('begun', ({ from }) => from !== null);
    await engine.recording(engine.tabId, { ask: 'begin' });
    await until('recorded', async () => (await saved(browser, 'whole').catch(() => undefined)) !== undefined, 8_000);
    await engine.showPage('wintielose');
    await engine.togglePick('wintielose', fixtureIdOf('a'), selectionIdOf('a', 'home'));
    await engine.logout();
    await browser.factsAre('begun anew', ({ from, entries }) => from !== null && entries >= 0);

    const whole = await saved(browser, 'whole');
    expect(whole.state.table('member', 'slips').size).toBe(1);
    const facts = await engine.recording(engine.tabId, { ask: 'facts', part: 'whole' });
    expect(facts).toMatchObject({ ok: true, value: { recording: { isOver: true } } });
    const ring = await saved(browser);
    expect(ring.state.table('member', 'members').size + ring.state.table('member', 'slips').size).toBe(0);
    expect(ring.text).not.toContain('emoney');

    await browser.signIn('member2');
    const isKept = async () => {
      const facts = await engine.recording(engine.tabId, { ask: 'facts', part: 'whole' });
      return !facts.ok || (facts.value as RecordingFacts).recording !== null;
    };
    await until('forgotten', async () => !(await isKept()), 12_000);
    const next = await saved(browser);
    expect(next.state.table('member', 'slips').size).toBe(0);
    expect(next.state.table('member', 'members').size).toBe(1);
  }, 240_000);

  it('RCD-46 a database that is lost is said, and what is read anew stands for it', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const browser = await recordedBrowser(origin.url);
    await browser.signIn();
    await browser.factsAre('begun', ({ from }) => from !== null);
    const before = (await saved(browser)).recording.entries;
    // As a browser does that takes a connection away.
    browser.worker.stores.db.close({ disableAutoOpen: false });
    await until(
      'read anew',
      async () => {
        const { recording } = await saved(browser);
        const entries = await recording.read(before, recording.entries);
        return entries.some((entry) => entry.kind === 'commit' && (entry.cleared ?? []).includes('fixtures'));
      },
      12_000,
    );
    const position = async () => (await browser.db.checkpoints.get('events'))?.offset;
    const was = await position();
    await origin.sink.deliver([marketReport('a', { home: { odds: 199 } })]);
    await until('stored', async () => (await position()) !== was, 8_000);
    const { state, recording } = await saved(browser);
    const entries = await recording.read(0, recording.entries);
    expect(entries.some((entry) => entry.kind === 'trouble' && entry.where === 'storage')).toBe(true);
    expect(rowsOf(state.table('house', 'fixtures').values())).toEqual(rowsOf(await browser.db.fixtures.toArray()));
  }, 240_000);
});

describe('amounts in ranges', () => {
  it.each([
    [0, 0],
    [999, 300],
    [1_000, 1_000],
    [50_000, 30_000],
    [100_000, 100_000],
    [-45_000, -30_000],
  ])('RPT-4 %i won begin at %i', (amount, from) => {
    expect(bucketed(amount)).toBe(from);
    expect(inRanges({ rows: [{ stake: amount, odds: 195, paid: null }] })).toEqual({
      rows: [{ stake: from, odds: 195, paid: null }],
    });
  });
});
