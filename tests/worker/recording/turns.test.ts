/** Members in turn before one recorder (RCD-45): what the one did, asked and recorded is nothing for the next, whatever was switched on and off in between. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ToldDatabase } from '../../../src/db/recording/toldCommits.ts';
import { endSession } from '../../../src/db/records/sessions.ts';
import type { RecordingFacts } from '../../../src/worker/contract.ts';
import { realClock } from '../../support/engine/realClock.ts';
import { createRecorder } from '../../../src/worker/recording/recorder.ts';
import { until } from '../../support/engine/manualClock.ts';
import { openDatabases, signedIn } from '../../support/engine/openDatabases.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';

const TAB = 'tab-1';
/** What tells one member from another in a file. */
const FIRST = sampleMember({ emoney: 123_456_789 });
const SECOND = sampleMember({ emoney: 5_000 });

function recorderOf() {
  const db = new ToldDatabase(openDatabases().db.name);
  const life = new AbortController();
  let isSaving = false;
  const recorder = createRecorder({
    ...{ db, clock: realClock, build: 'test', schemaEpoch: 1, places: { all: () => [] } },
    isSaving: () => isSaving,
  });
  const running = recorder.run(life.signal);
  onTestFinished(async () => {
    life.abort();
    await running;
    db.close();
  });
  const whole = () =>
    recorder.facts('whole').then(({ entries, recording }: RecordingFacts) => ({ entries, recording }));
  const text = async (part: 'whole' | 10) =>
    gunzipSync(await recorder.save(TAB, { part, said: null, isInRanges: false })).toString();
  const isOn = (expected: RecordingFacts['state']) =>
    until(`recorder ${expected}`, async () => (await recorder.facts(10)).state === expected, 5_000);
  return { db, recorder, whole, text, isOn, save: (saving: boolean) => (isSaving = saving) };
}

describe('members in turn', () => {
  it('RCD-45 an answer that comes when its member is gone is in no recording', async () => {
    const { db, recorder, text, isOn } = recorderOf();
    const session = await signedIn(db, FIRST);
    await isOn('on');
    const answered = recorder.called(TAB, 'readMessage', ['m1']);
    await endSession(db, session, 'logout');
    await signedIn(db, SECOND);
    await until('the second', async () => (await text(10)).includes('"emoney":5000'), 5_000);
    answered?.({ ok: true, value: null });
    const file = await text(10);
    expect(file).not.toContain('"kind":"answer"');
    expect(file).not.toContain(String(FIRST.emoney));
  });

  it('RCD-45 what was recorded and ended goes with its member, though nothing was recorded when the next one came', async () => {
    const { db, recorder, text, whole, isOn, save } = recorderOf();
    const session = await signedIn(db, FIRST);
    await isOn('on');
    recorder.begin();
    await until('recorded', async () => (await text('whole')).includes(String(FIRST.emoney)), 5_000);
    recorder.end();
    save(true);
    await isOn('saving');
    // Theirs still.
    expect(await text('whole')).toContain(String(FIRST.emoney));
    await endSession(db, session, 'logout');
    expect(await text('whole')).toContain(String(FIRST.emoney));
    await signedIn(db, SECOND);
    expect((await whole()).recording).toBeNull();
    expect(await text('whole')).not.toContain(String(FIRST.emoney));
  });

  it('RCD-45 a member who saves data for a while keeps what they recorded', async () => {
    const { db, recorder, text, isOn, save } = recorderOf();
    await signedIn(db, FIRST);
    await isOn('on');
    recorder.begin();
    await until('recorded', async () => (await text('whole')).includes(String(FIRST.emoney)), 5_000);
    recorder.end();
    save(true);
    await isOn('saving');
    save(false);
    await isOn('on');
    expect(await text('whole')).toContain(String(FIRST.emoney));
  });
});
