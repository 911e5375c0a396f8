/**
 * `npm run inspect -- FILE [--at N] [--find WORDS] [--fixture ID] [--json]`: what is in a recording; the rows at an entry; entries with some words; a game at an entry. Exit code 0 for a sound file, 1 for
 * one with problems, 2 for what cannot be done.
 */
import { foldRecording } from '../src/db/recording/foldRecording.ts';
import { recordedTables } from '../src/db/recording/recordedTables.ts';
import type { RecordedState } from '../src/db/recording/recordedState.ts';
import type { Recording } from '../src/domain/recording/openRecording.ts';
import type { RecordingEntry } from '../src/domain/recording/recording.ts';
import { wholeNumber } from './process/commandLine.ts';
import { fileCommand, withFile, type Answer, type Asked } from './recording/fileCommand.ts';
import { problemText, type OpenFile } from './recording/files.ts';
import { countsText, summaryOf } from './recording/summary.ts';

/** Entries that are shown at most. */
const PAGE = 20;
const WIDTH = 300;

const short = (value: unknown) => JSON.stringify(value).slice(0, WIDTH);
const textAt = (at: number) => new Date(at).toISOString();

async function entriesWith(recording: Recording, words: string): Promise<readonly RecordingEntry[]> {
  const found: RecordingEntry[] = [];
  const wanted = words.toLowerCase().split(/\s+/u);
  for await (const { entries } of recording.blocks()) {
    for (const entry of entries) {
      const text = JSON.stringify(entry).toLowerCase();
      if (wanted.every((word) => text.includes(word))) found.push(entry);
      if (found.length === PAGE) return found;
    }
  }
  return found;
}

function sizes(state: RecordedState): Readonly<Record<string, number>> {
  return Object.fromEntries(
    (['house', 'member'] as const).flatMap((db) =>
      recordedTables(db).map((table) => [`${db}.${table}`, state.table(db, table).size] as const),
    ),
  );
}

async function summary({ recording, size }: OpenFile): Promise<Answer> {
  const problems = await recording.check();
  const all = await summaryOf(recording);
  const { header, end } = recording;
  const lines = [
    `made by ${header.madeBy}, build ${header.build}, rows of epoch ${header.schemaEpoch}${header.of === '' ? '' : `, of ${header.of}`}`,
    `began ${textAt(header.beganAt)}, ${(all.length / 1_000).toFixed(1)} s, ${all.entries} entries, ${size} bytes${end === undefined ? ', without an end' : ''}`,
    `entries: ${countsText(all.kinds)}`,
    `events: ${countsText(all.events)}`,
    `tabs ${all.tabs.length}, bets ${all.bets}, suspensions ${all.suspensions}, gaps ${all.gaps}`,
    `calls: ${countsText(all.calls)}`,
    `troubles: ${countsText(all.troubles)}`,
    ...(problems.length === 0 ? ['sound'] : problems.map(problemText)),
  ];
  return { code: problems.length === 0 ? 0 : 1, lines, json: { header, end, size, ...all, problems } };
}

async function at({ recording }: OpenFile, n: number, fixture: string | undefined): Promise<Answer> {
  const state = await foldRecording(recording).stateAt(n);
  const [entry] = await recording.read(n, n + 1);
  const game = fixture === undefined ? undefined : (state.fixtureOf(fixture) ?? null);
  const counts = sizes(state);
  const lines = [
    `before entry ${state.n}, ${textAt(state.at)}: digest ${state.digest}`,
    ...(game === undefined ? [`rows: ${countsText(counts)}`] : [JSON.stringify(game, null, 2)]),
    ...(entry === undefined ? [] : [`the entry: ${short(entry)}`]),
  ];
  const code = recording.problems.length === 0 ? 0 : 1;
  return { code, lines, json: { n: state.n, at: state.at, digest: state.digest, rows: counts, fixture: game, entry } };
}

async function inspect({ files, values }: Asked): Promise<Answer> {
  const [path = ''] = files;
  const { at: place, find, fixture } = values;
  return withFile(path, async (file) => {
    if (typeof find === 'string') {
      const found = await entriesWith(file.recording, find);
      return { code: 0, lines: found.map((entry) => `${entry.n} ${textAt(entry.at)} ${short(entry)}`), json: found };
    }
    const id = typeof fixture === 'string' ? fixture : undefined;
    if (typeof place !== 'string' && id === undefined) return summary(file);
    const last = file.recording.entries;
    return at(file, typeof place === 'string' ? wholeNumber('--at', place, 0, last) : last, id);
  });
}

await fileCommand(
  'npm run inspect -- FILE [--at N] [--find WORDS] [--fixture ID] [--json]',
  1,
  { at: { type: 'string' }, find: { type: 'string' }, fixture: { type: 'string' } },
  inspect,
);
