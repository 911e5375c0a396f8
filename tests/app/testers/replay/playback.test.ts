/** Playback over a real recording and a stage in memory: whatever a viewer does, the stage has what a fresh fold has. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryBody, TabAct } from '../../../../src/domain/recording/recording.ts';
import { openFilm, type Film, type FilmPorts } from '../../../../src/app/testers/replay/playback/film.ts';
import { Playback, type StagePort } from '../../../../src/app/testers/replay/playback/playback.ts';
import { TabBook, type TabLook } from '../../../../src/app/testers/replay/playback/recordedTabs.ts';
import { actsOf } from '../../../../src/app/testers/replay/dock/dockActs.ts';
import { actOfKey } from '../../../../src/app/testers/replay/dock/dockKeys.ts';
import { foldRecording } from '../../../../src/db/recording/foldRecording.ts';
import { RecordedState } from '../../../../src/db/recording/recordedState.ts';
import { keyOfRow, textOfKey } from '../../../../src/db/recording/recordedTables.ts';
import { webPorts } from '../../../../src/db/recording/webPorts.ts';
import { packFixture } from '../../../../src/db/packing/packedFixtures.ts';
import { writeRecording } from '../../../../src/domain/recording/writeRecording.ts';
import { sampleFixture, T0 } from '../../../support/engine/sampleData.ts';

const PORTS: FilmPorts = { ...webPorts, now: () => performance.now(), breathe: async () => Promise.resolve() };

type Spoken = readonly [EntryBody, number];

async function bytesOf(entries: readonly Spoken[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const header = { hanpan: 2, build: 'b', schemaEpoch: 10, madeBy: 'browser', beganAt: T0, of: '' } as const;
  const rows = {
    house: { fixtures: [packFixture(sampleFixture(1)).row] },
    member: { members: [{ id: 'm', emoney: 1 }] },
  };
  let state = RecordedState.at({ keyframe: 0, at: T0, ...rows });
  const sink = writeRecording(
    header,
    webPorts,
    (part) => void parts.push(part),
    () => state.digest,
  );
  sink.keyframe(rows, T0);
  for (const [n, [body, at]] of entries.entries()) {
    sink.entry(body, at);
    state = state.copy();
    state.apply({ ...body, n, at });
  }
  await sink.end(state.digest);
  return new Uint8Array(await new Blob(parts.map((part) => Uint8Array.from(part))).arrayBuffer());
}

async function filmOf(bytes: Uint8Array): Promise<Film> {
  const film = await openFilm(bytes, PORTS, () => undefined);
  if (!film.ok) throw new Error(film.failure.reason);
  return film.value;
}

const setting = (value: number): EntryBody => ({
  kind: 'commit',
  db: 'house',
  put: { settings: [{ key: `k${value % 3}`, value }] },
});
const money = (value: number): EntryBody => ({
  kind: 'commit',
  db: 'member',
  put: { members: [{ id: 'm', emoney: value }] },
});
const priced = (status: 'open' | 'suspended', version: number): EntryBody => {
  const fixture = sampleFixture(1);
  const markets = fixture.markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => ({ ...selection, status, version })),
  }));
  return { kind: 'commit', db: 'house', put: { fixtures: [packFixture({ ...fixture, markets }).row] } };
};
const went = (path: string): EntryBody => ({ kind: 'act', tab: 't', act: { act: 'went', path } });

const SESSION: readonly Spoken[] = [
  [{ kind: 'act', tab: 't', act: { act: 'opened', path: '/', width: 1280, height: 800, theme: 'light' } }, T0],
  [setting(1), T0 + 10],
  [money(2), T0 + 500],
  [priced('suspended', 2), T0 + 1_000],
  [{ kind: 'call', tab: 't', id: 1, name: 'betTotals', given: [{ days: 1 }] }, T0 + 1_100],
  [{ kind: 'answer', tab: 't', id: 1, ms: 5, answer: { ok: true, value: 7 } }, T0 + 1_200],
  [priced('open', 3), T0 + 2_000],
  [went('/inplay/game'), T0 + 2_500],
  [{ ...setting(5), more: true } as EntryBody, T0 + 3_000],
  [setting(6), T0 + 3_000],
  [{ kind: 'call', tab: 't', id: 2, name: 'placeBet', given: [] }, T0 + 3_100],
  [
    { kind: 'answer', tab: 't', id: 2, ms: 5, answer: { kind: 'rejected', rejection: { reason: 'stale' } } },
    T0 + 3_200,
  ],
  [{ kind: 'trouble', where: 'gap', detail: '', ms: 700 }, T0 + 4_500],
  [{ kind: 'trouble', where: 'unreadable', detail: 'line 3' }, T0 + 4_600],
  [setting(9), T0 + 60_000],
];

/** A stage that is the rows it was handed. */
class RowStage implements StagePort {
  readonly rows = new Map<string, unknown>();
  readonly looks: TabLook[] = [];
  jumps = 0;
  otherwise = 0;

  show: StagePort['show'] = async ({ rows, isJump, isOtherwise, look }) => {
    await Promise.resolve();
    for (const db of ['house', 'member'] as const) {
      for (const [table, { put, gone }] of Object.entries(rows[db])) {
        for (const key of gone) this.rows.delete(`${db}|${table}|${textOfKey(key)}`);
        for (const row of put) this.rows.set(`${db}|${table}|${keyOfRow(db, table, row)?.text ?? ''}`, row);
      }
    }
    this.looks.push(look);
    if (isJump) this.jumps += 1;
    if (isOtherwise) this.otherwise += 1;
  };
  tick: StagePort['tick'] = () => undefined;

  /** As a state would have it. */
  digest(): string {
    const house: Record<string, unknown[]> = {};
    const member: Record<string, unknown[]> = {};
    for (const [name, row] of this.rows) {
      const [db, table = ''] = name.split('|');
      ((db === 'house' ? house : member)[table] ??= []).push(row);
    }
    return RecordedState.at({ keyframe: 0, at: 0, house, member }).digest;
  }
}

async function begun(film: Film) {
  let now = 0;
  const playback = new Playback(() => now);
  const stage = new RowStage();
  playback.begin(film, stage);
  const pass = async (ms: number) => {
    now += ms;
    await playback.turn();
  };
  await pass(0);
  return { playback, stage, pass, acts: actsOf(playback, film) };
}

const places = (film: Film, kind: Parameters<Film['placesOf']>[0]) => film.placesOf(kind, sampleFixture(1).fixtureId);

describe('playback', () => {
  it('RPL-1 ends in the state of a fresh fold, whatever was done in whatever order', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const keys = [' ', 'ArrowLeft', 'ArrowRight', '[', ']', 'Home', 'End'] as const;
    const anyAct = fc.oneof(
      fc.record({ key: fc.constantFrom(...keys), isShift: fc.boolean() }),
      fc.record({ clock: fc.integer({ min: -100, max: 61_000 }) }),
      fc.record({ pass: fc.integer({ min: 1, max: 900 }) }),
      fc.record({
        next: fc.constantFrom('suspension', 'refusal', 'act', 'gap', 'fixture' as const),
        isBack: fc.boolean(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (all) => {
        const { playback, stage, pass, acts } = await begun(film);
        for (const act of all) {
          if ('key' in act) actOfKey(acts, act.key, act.isShift);
          else if ('clock' in act) acts.seekTo(T0 + act.clock);
          else if ('pass' in act) await pass(act.pass);
          else acts.seekNext(act.next, act.isBack);
        }
        playback.send({ kind: 'pause' });
        await pass(16);
        await pass(16);
        const { shownPlace, digest } = playback.view();
        const fresh = await foldRecording(film.recording).stateAt(shownPlace, true);
        expect(film.wholeFrom(shownPlace)).toBe(shownPlace);
        expect(digest).toBe(fresh.digest);
        expect(stage.digest()).toBe(fresh.digest);
      }),
      { numRuns: 150 },
    );
  });

  it('RPL-1 proves its digests by those of the file, and says from where on they are others', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    expect(film.proof).toEqual({ agreesUntil: SESSION.length, differsAt: undefined });
  });

  it('RPL-2 stops in no transaction, and writes what differs alone', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, stage, pass, acts } = await begun(film);
    acts.goTo(9);
    await pass(16);
    expect(playback.view().shownPlace).toBe(10);
    const before = stage.rows.get('member|members|m');
    acts.goTo(14);
    await pass(16);
    expect(stage.rows.get('member|members|m')).toBe(before);
  });

  it('RPL-5 hands the stage the place and the look of the recorded tab', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { stage, pass, acts } = await begun(film);
    acts.seekTo(T0 + 2_600);
    await pass(16);
    expect(stage.looks.map(({ path, width, theme }) => [path, width, theme])).toEqual([
      ['/', 1280, 'light'],
      ['/inplay/game', 1280, 'light'],
    ]);
  });

  it('RPL-5 follows a tab whose page is loaded anew, and takes no other window for it', () => {
    const book = new TabBook();
    const says = (n: number, tab: string, act: TabAct) => book.take({ n, at: T0 + n * 1_000, kind: 'act', tab, act });
    const page = (path: string, width = 1280) => ({ act: 'opened', path, width, height: 800, theme: 'dark' }) as const;
    says(0, 't1', page('/'));
    says(1, 't2', page('/inplay'));
    says(2, 't1', { act: 'closed' });
    says(3, 't3', page('/other', 425));
    says(4, 't4', page('/bet_result'));
    says(5, 't4', { act: 'went', path: '/inplay' });
    says(6, 't2', { act: 'closed' });
    says(40, 't5', page('/late'));
    expect(book.names).toEqual(['t1', 't2', 't3', 't5']);
    expect([1, 3, 5, 6].map((place) => book.lookAt('t1', place).path)).toEqual(['/', '/', '/bet_result', '/inplay']);
    expect([2, 3, 4].map((place) => book.lookAt('t1', place).isShown)).toEqual([true, false, false]);
  });

  it('RPL-6 marks suspensions from beginning to end, gaps and what could not be read, and finds refusals, acts and games', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const marks = film.marks.map(({ kind, place, from, until }) => [kind, place, from - T0, (until ?? 0) - T0]);
    expect(marks).toEqual([
      ['suspension', 4, 1_000, 2_000],
      ['gap', 13, 3_800, 4_500],
      ['unreadable', 14, 4_600, 4_600],
    ]);
    expect([places(film, 'refusal'), places(film, 'act'), places(film, 'fixture')]).toEqual([
      [12],
      [1, 5, 8, 11],
      [4, 7],
    ]);
  });

  it('RPL-6 goes to the next of a kind and back to the one before', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    acts.seekNext('act', false);
    await pass(16);
    acts.seekNext('act', false);
    await pass(16);
    expect(playback.view().shownPlace).toBe(5);
    acts.seekNext('act', true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(1);
    expect(acts.seekNext('settlement', false)).toBe(false);
  });

  it('RPL-3 answers a call as it was answered then', async () => {
    const { answers } = await filmOf(await bytesOf(SESSION));
    expect(answers.at('betTotals', [{ days: 1 }], 3)).toEqual({ ok: true, value: 7 });
    expect(answers.at('betTotals', [{ days: 2 }], 9)).toBeUndefined();
  });

  const totalOf = (n: number, at: number, value: number): readonly Spoken[] => [
    [money(value), T0 + at],
    [{ kind: 'call', tab: 't', id: n, name: 'betTotals', given: [{}] }, T0 + at + 200],
    [{ kind: 'answer', tab: 't', id: n, ms: 20, answer: { ok: true, value } }, T0 + at + 220],
  ];
  const TOTALS: readonly Spoken[] = [...totalOf(1, 0, 3), ...totalOf(2, 10_000, 6), ...totalOf(3, 20_000, 6)];

  it('RPL-3 answers by the rows of a leap while they are still being written', async () => {
    const { playback, stage, pass, acts } = await begun(await filmOf(await bytesOf(TOTALS)));
    acts.goTo(3);
    await pass(16);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 3 });
    const { show } = stage;
    let heard: unknown;
    stage.show = async (scene) => {
      // The member's rows stand, and those of the offer do not yet.
      heard = playback.answer('betTotals', [{}]);
      await show(scene);
    };
    acts.goTo(6);
    await pass(16);
    expect(heard).toEqual({ ok: true, value: 6 });
  });

  it('RPL-3 lets a stage ask again once something else was answered, and for the same answer not', async () => {
    const { playback, stage, pass, acts } = await begun(await filmOf(await bytesOf(TOTALS)));
    acts.goTo(4);
    await pass(16);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 3 });
    acts.goTo(5);
    await pass(16);
    expect(stage.otherwise).toBe(0);
    acts.goTo(6);
    await pass(16);
    expect(stage.otherwise).toBe(1);
    expect(playback.answer('betTotals', [{}])).toEqual({ ok: true, value: 6 });
    acts.goTo(9);
    await pass(16);
    expect(stage.otherwise).toBe(1);
  });

  it('RPL-8 tells how fast it really plays, and reaches the end of an hour at a thousandfold rate', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    acts.setRate(10);
    acts.toggle();
    for (let turn = 0; turn < 40; turn += 1) await pass(16);
    expect(playback.view().speed).toBeCloseTo(10, 1);
    acts.setRate(1_000);
    for (let turn = 0; turn < 10; turn += 1) await pass(16);
    expect(playback.view().player.at).toBe('atEnd');
    expect(playback.view().shownPlace).toBe(SESSION.length);
  });

  it('RPL-9 plays a file that was cut up to where it was', async () => {
    const whole = await bytesOf(SESSION);
    const film = await filmOf(whole.subarray(0, whole.length - 20));
    expect(film.reel.breakage).toEqual({ member: 4, reason: 'cut' });
    const { playback, pass, acts } = await begun(film);
    acts.toEdge(true);
    await pass(16);
    expect(playback.view().player).toMatchObject({ at: 'broken', place: SESSION.length });
  });

  it.each([
    ['nothing', new Uint8Array(), 'cut'],
    ['something else', new TextEncoder().encode('{"hello":"world"}'.repeat(20)), 'foreign'],
  ])('RPL-9 says of %s why it cannot be played', async (_, bytes, reason) => {
    const film = await openFilm(bytes, PORTS, () => undefined);
    expect(film).toMatchObject({ ok: false, failure: { member: 0, reason } });
  });

  it('RPL-9 says of a recording of nothing that it is empty', async () => {
    const film = await openFilm(await bytesOf([]), PORTS, () => undefined);
    expect(film).toMatchObject({ ok: false, failure: { reason: 'empty' } });
  });

  it('RPL-7 has keys, and leaves the others alone', async () => {
    const film = await filmOf(await bytesOf(SESSION));
    const { playback, pass, acts } = await begun(film);
    expect(actOfKey(acts, 'End', false)).toBe(true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(SESSION.length);
    expect(actOfKey(acts, 'ArrowLeft', true)).toBe(true);
    await pass(16);
    expect(playback.view().shownPlace).toBe(10);
    expect(actOfKey(acts, 'x', false)).toBe(false);
  });
});
