/** A file of the tape of a long session: its keyframes are the rows that were read on the way. */
import { describe, expect, it } from 'vitest';
import { packEvents } from '../../../src/db/packing/packEvents.ts';
import { foldRecording } from '../../../src/db/recording/foldRecording.ts';
import { loggedOffer } from '../../../src/db/recording/loggedRecord.ts';
import { RecordedState } from '../../../src/db/recording/recordedState.ts';
import { webPorts } from '../../../src/db/recording/webPorts.ts';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import { KEYFRAME_EVENTS, type EntryBody } from '../../../src/domain/recording/recording.ts';
import { saveTape } from '../../../src/worker/recording/saveTape.ts';
import { createTape } from '../../../src/worker/recording/tape.ts';
import { oddsChanged, sampleFixture, T0 } from '../../support/engine/sampleData.ts';
import { header, opened } from '../../support/recording/recordings.ts';

const STRETCHES = 5;
const COMMITS = 30;
/** Offsets of a commit, of which most were somebody else's to know. */
const CHANGES = 1_000;
const KNOWN = 5;
const NO_ROWS = { house: {}, member: {} };

/** Stretches of 30,000 events each. */
async function tapeOf(stretches: number) {
  const tape = createTape((text) => webPorts.gzip(text));
  const state = RecordedState.at({
    ...{ keyframe: 0, at: T0, member: {} },
    house: { fixtures: [1, 2].map((n) => packFixture(sampleFixture(n)).row) },
  });
  let offset = 0;
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    tape.begin(state.rows(), T0 + offset, []);
    for (let commit = 0; commit < COMMITS; commit += 1) {
      const from = offset + 1;
      offset += CHANGES;
      const events = Array.from({ length: KNOWN }, (_, n) =>
        oddsChanged(1 + (n % 2), from + n, 150 + ((commit + n) % 90), T0 + from + n),
      );
      const record = { stream: 'events', epoch: 'e1', from, to: offset, at: T0 + offset, packed: packEvents(events) };
      const body: EntryBody = { kind: 'commit', db: 'house', log: [loggedOffer({ ...record, stream: 'events' })] };
      state.apply({ n: state.n, at: T0 + offset, ...body });
      tape.entry(body, T0 + offset);
    }
  }
  await tape.flush();
  return { tape, digest: state.digest };
}

describe('a file of the tape', () => {
  it('RCD-47 has all rows again behind so many events, which are what its entries come to', async () => {
    const { tape, digest } = await tapeOf(STRETCHES);
    const end = { last: undefined, digest };
    const recording = await opened(await saveTape(header, tape.stretches, webPorts, (value) => value, end));
    const keyframes = recording.members.filter(({ kind }) => kind === 'keyframe').map(({ first }) => first);
    const apart = Math.ceil(KEYFRAME_EVENTS / CHANGES / COMMITS) * COMMITS;
    expect(keyframes).toEqual([0, apart, 2 * apart]);

    const first = (await recording.keyframeBefore(0)) ?? { keyframe: 0, at: T0, ...NO_ROWS };
    const state = RecordedState.at(first);
    for await (const { entries } of recording.blocks()) {
      for (const entry of entries) {
        if (keyframes.includes(entry.n))
          expect((await foldRecording(recording).stateAt(entry.n, true)).digest).toBe(state.digest);
        state.apply(entry);
      }
    }
    expect(state.digest).toBe(digest);
    expect((await foldRecording(recording).stateAt(Infinity, true)).digest).toBe(digest);
  });
});
