/** A recorder whose clock ran ahead and is set right (C1): by whose time minutes are kept, and that nothing somebody records is lost. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ToldDatabase } from '../../../src/db/recording/toldCommits.ts';
import { timerClock } from '../../../src/worker/ports/clock.ts';
import { createRecorder } from '../../../src/worker/recording/recorder.ts';
import { until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';

const DAY_MS = 86_400_000;
const WITHIN_MS = 5_000;

/** By a clock that is a day ahead, until it is set right. */
function recorderOf() {
  const db = new ToldDatabase(openDatabases().db.name);
  const life = new AbortController();
  let aheadMs = DAY_MS;
  const clock = timerClock({
    now: () => Date.now() + aheadMs,
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  const recorder = createRecorder({
    ...{ db, clock, build: 'test', schemaEpoch: 1, places: { all: () => [] } },
    isSaving: () => false,
  });
  const running = recorder.run(life.signal);
  onTestFinished(async () => {
    life.abort();
    await running;
    db.close();
  });
  return {
    recorder,
    setRight: () => (aheadMs = 0),
    tell: (detail: string) => recorder.told('tab-1', [{ kind: 'trouble', where: 'console', detail }]),
    fromIs: (what: string, holds: (from: number) => boolean) =>
      until(what, async () => holds((await recorder.facts(10)).from ?? Infinity), WITHIN_MS),
    text: async (part: 'whole' | 10) =>
      gunzipSync(await recorder.save('tab-1', { part, said: null, isInRanges: false })).toString(),
  };
}

describe('a recorder whose clock is set right', () => {
  it('RCD-43 C1 keeps the last ten minutes by that clock, from the next moment on', async () => {
    const { setRight, tell, fromIs, text } = recorderOf();
    await fromIs('begun', (from) => from > Date.now());
    tell('by the clock that ran ahead');
    setRight();
    await fromIs('begun anew', (from) => from <= Date.now());
    tell('by the clock that is right');
    const file = await text(10);
    expect(file).toContain('by the clock that is right');
    expect(file).not.toContain('by the clock that ran ahead');
  });

  it('RCD-45 C1 goes on with what somebody records, and loses nothing of it', async () => {
    const { recorder, setRight, tell, fromIs, text } = recorderOf();
    await fromIs('begun', (from) => from > Date.now());
    recorder.begin();
    await until('recording', async () => (await recorder.facts('whole')).from !== null, WITHIN_MS);
    tell('by the clock that ran ahead');
    setRight();
    // Twice as long as it takes to look.
    await new Promise((resolve) => setTimeout(resolve, 500));
    tell('by the clock that is right');
    const file = await text('whole');
    expect(file).toContain('by the clock that ran ahead');
    expect(file).toContain('by the clock that is right');
    recorder.end();
    await fromIs('begun anew', (from) => from <= Date.now());
    expect(await text('whole')).toContain('by the clock that ran ahead');
  });
});
