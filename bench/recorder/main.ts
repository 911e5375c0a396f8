/**
 * `npx tsx bench/recorder/main.ts [SECONDS [TURNS]]`: what the recorder costs a worker that stores 1,000 changes of prices a second, beside the same worker without it: in one run, turn
 * about. The database is in memory and slower than a browser's, so that the recorder's own time is told too, as a share of one processor.
 */
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import Dexie from 'dexie';
import { readFixtures } from '../../src/db/queries/fixtures.ts';
import { ingestFeed, swapFeedImage } from '../../src/db/ingest/ingestFeed.ts';
import { createFixtureMemory } from '../../src/db/packing/fixtureMemory.ts';
import { ToldDatabase } from '../../src/db/recording/toldCommits.ts';
import { createRecorder, STRETCH_MS } from '../../src/worker/recording/recorder.ts';
import { realClock } from '../../tests/support/engine/realClock.ts';
import { median, medianRatio, quantile } from '../report/statistics.ts';
import { oddsChanged, sampleFixture } from '../../tests/support/engine/sampleData.ts';

Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;
Reflect.set(globalThis, 'IDBKeyRange', IDBKeyRange);

const TURN_MS = 1_000 * Number(process.argv[2] ?? 6);
const TURNS = Number(process.argv[3] ?? 8);
/** Until all rows were read and packed, ms. */
const BEGIN_MS = 2_000;
const FIXTURES = 1_000;
/** Commits of a second, and changes of each. */
const COMMITS = 10;
const CHANGES = 100;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const db = new ToldDatabase('bench');
const fixtures = Array.from({ length: FIXTURES }, (_, index) => sampleFixture(index + 1));
await swapFeedImage(db, { position: { epoch: 'e1', offset: 0 }, fixtures, news: [] }, Date.now());
const memory = createFixtureMemory();
let isSaving = true;
const life = new AbortController();
const recorder = createRecorder({
  ...{ db, clock: realClock, build: 'bench', schemaEpoch: 1 },
  isSaving: () => isSaving,
  places: { all: () => [] },
});
void recorder.run(life.signal);

let offset = 0;
async function commit(): Promise<void> {
  const entries = Array.from({ length: CHANGES }, () => {
    offset += 1;
    return { offset, event: oddsChanged(1 + (offset % FIXTURES), offset, 150 + (offset % 200)) };
  });
  const outcome = await ingestFeed(db, { epoch: 'e1', events: entries }, Date.now(), undefined, memory);
  if (outcome.kind !== 'applied') throw new Error(outcome.kind);
}

/** @returns processor time of a turn, as a share of its time */
async function turn(): Promise<number> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  for (let n = 0; performance.now() - began < TURN_MS; n += 1) {
    await commit();
    await pause(Math.max(0, (1_000 * (n + 1)) / COMMITS - (performance.now() - began)));
  }
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1_000 / (performance.now() - began);
}

/** Of each pair of turns, the one that comes first in one comes second in the next: what the machine does meanwhile is done to both. */
const shares = { without: [] as number[], with: [] as number[] };
/** Processor time before each turn, ms: with the recorder all rows are read and packed in it, as they are once in a stretch. */
const begins = { without: [] as number[], with: [] as number[] };
await turn();
for (let n = 0; n < TURNS; n += 1) {
  isSaving = (n % 2 === 0) === (Math.floor(n / 2) % 2 === 0);
  const kind = isSaving ? 'without' : 'with';
  const used = process.cpuUsage();
  await pause(BEGIN_MS);
  const { user, system } = process.cpuUsage(used);
  begins[kind].push((user + system) / 1_000);
  shares[kind].push(await turn());
  if (!isSaving) {
    const facts = await recorder.facts(10);
    console.log(`  kept: ${facts.entries} entries in ${(facts.bytes / 1024).toFixed(0)} KB`);
  }
}
const percent = (share: number) => (100 * share).toFixed(2);
const [bare, recorded] = [median(shares.without), median(shares.with)];
const ofProcessor = shares.with.map((share, pair) => share - (shares.without[pair] ?? Number.NaN));
const keyframe = median(begins.with.map((ms, pair) => ms - (begins.without[pair] ?? Number.NaN)));
const [low, high] = [quantile(ofProcessor, 0.25), quantile(ofProcessor, 0.75)];
const keyframeShare = keyframe / STRETCH_MS;
for (const kind of ['without', 'with'] as const)
  console.log(`${kind.padEnd(8)}${shares[kind].map((share) => share.toFixed(3)).join(' ')}`);
console.log(
  `median ${bare.toFixed(3)} and ${recorded.toFixed(3)} of a processor; by pairs ${percent(medianRatio(shares.with, shares.without) - 1)} % more, ${percent(median(ofProcessor))} % of a processor (half of the pairs ${percent(low)} to ${percent(high)})`,
);
console.log(
  `all rows read and packed: ${keyframe.toFixed(0)} ms, once in ${STRETCH_MS / 1_000} s ${percent(keyframeShare)} % of a processor, ${percent(keyframeShare / bare)} % more`,
);
console.log(
  `read ${(await readFixtures(db, [fixtures[0]?.fixtureId ?? ''])).length} game; heap ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`,
);
life.abort();
db.close();
