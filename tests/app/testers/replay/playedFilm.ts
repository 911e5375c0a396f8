/** A recording of some entries, opened as a film, and playback of it over a stage in memory. */
import type { EntryBody } from '../../../../src/domain/recording/recording.ts';
import { openFilm, type Film, type FilmPorts } from '../../../../src/app/testers/replay/playback/film.ts';
import { Playback, type StagePort } from '../../../../src/app/testers/replay/playback/playback.ts';
import type { TabLook } from '../../../../src/app/testers/replay/playback/recordedTabs.ts';
import { actsOf } from '../../../../src/app/testers/replay/dock/dockActs.ts';
import { RecordedState } from '../../../../src/db/recording/recordedState.ts';
import { keyOfRow, textOfKey } from '../../../../src/db/recording/recordedTables.ts';
import { webPorts } from '../../../../src/db/recording/webPorts.ts';
import { packFixture } from '../../../../src/db/packing/packedFixtures.ts';
import { writeRecording } from '../../../../src/domain/recording/writeRecording.ts';
import { sampleFixture, T0 } from '../../../support/engine/sampleData.ts';

export const PORTS: FilmPorts = { ...webPorts, now: () => performance.now(), breathe: async () => Promise.resolve() };

export type Spoken = readonly [EntryBody, number];

export async function bytesOf(entries: readonly Spoken[]): Promise<Uint8Array> {
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

export async function filmOf(bytes: Uint8Array): Promise<Film> {
  const film = await openFilm(bytes, PORTS, () => undefined);
  if (!film.ok) throw new Error(film.failure.reason);
  return film.value;
}

const setting = (value: number): EntryBody => ({
  kind: 'commit',
  db: 'house',
  put: { settings: [{ key: `k${value % 3}`, value }] },
});
export const money = (value: number): EntryBody => ({
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

export const SESSION: readonly Spoken[] = [
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

export async function begun(film: Film) {
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
