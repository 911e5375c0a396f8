/**
 * A first pass over a recording, before anything is changed for it: that there is one, which format it has, how long it is, when each of its lines
 * was recorded, and that something of it can be played (REC-20).
 */
import path from 'node:path';
import { betfairFormat } from '../betfair/betfairFormat.ts';
import { footballDataFormat } from '../football-data/footballDataFormat.ts';
import { lsportsFormat } from '../lsports/lsportsFormat.ts';
import { oddsApiFormat } from '../odds-api/oddsApiFormat.ts';
import { uofFormat } from '../uof/uofFormat.ts';
import type { FeedReader, RecordingFormat } from './feedReader.ts';
import { findFiles, type Break, type FoundFile } from './findFiles.ts';
import { CHUNK_BYTES, laterOf, readLines, type DatedFile } from './readLines.ts';
import { UnfitRecording } from './unfitRecording.ts';
import { createBudget, type Budget } from './unpack.ts';

/** A recording that can be played. */
export interface Survey {
  /** Of the first file that was told. */
  readonly name: string;
  readonly format: RecordingFormat;
  readonly files: readonly DatedFile[];
  /** When each line that is not blank counts as recorded, in their order; `undefined` where nothing says so. */
  readonly stamps: readonly (number | undefined)[];
  /** Files in folders and archives that are no recordings. */
  readonly leftOut: readonly string[];
  /** Archives that break off; files do so where they are played. */
  readonly breaks: readonly Break[];
  /** Read at a time. */
  readonly chunkBytes: number;
}

const FORMATS: readonly RecordingFormat[] = [
  betfairFormat,
  lsportsFormat,
  uofFormat,
  oddsApiFormat,
  footballDataFormat,
];
/** A format that is not seen in this many lines is not there. */
const LINES_TO_RECOGNISE = 20;
/** Files that are read at one time: each of them holds a block. */
const MOST_AT_ONCE = 500;

/**
 * @param paths files of one format and one clock, folders and archives of such
 * @param chunkBytes read at a time; 64 KiB if not given
 * @throws UnfitRecording with a sentence for whoever told them
 */
export async function surveyRecording(paths: readonly string[], chunkBytes = CHUNK_BYTES): Promise<Survey> {
  const { files, breaks } = await findFiles(paths);
  const budget = createBudget(files.reduce((sum, { bytes }) => sum + bytes, 0));
  const proof = createProof();
  const leftOut: string[] = [];
  const surveyed: SurveyedFile[] = [];
  for (const file of files) {
    const found = await surveyFile(file, chunkBytes, budget, proof);
    if (found === undefined && file.bytes === 0 && file.isNamed) throw new UnfitRecording(`${file.name} is empty`);
    if (found === undefined && file.isNamed)
      throw new UnfitRecording(`${file.name} is of no known format: ${FORMATS.map((one) => one.name).join(', ')}`);
    if (found === undefined) leftOut.push(file.name);
    else surveyed.push({ file, ...found });
  }
  const [first] = surveyed;
  const name = path.basename(paths[0] ?? '');
  if (first === undefined) throw new UnfitRecording(`there is no recording in ${name}`);
  if (surveyed.some(({ format }) => format !== first.format))
    throw new UnfitRecording('files that are played together must be of one format');
  if (!proof.isPlayable()) throw new UnfitRecording(`nothing in ${name} can be played: ${proof.problem()}`);
  if (mostAtOnce(surveyed) > MOST_AT_ONCE)
    throw new UnfitRecording(`more than ${MOST_AT_ONCE} of its files were recorded at one time`);
  const stamps = Float64Array.from(surveyed.flatMap((one) => one.stamps)).toSorted();
  const { format } = first;
  return { name, format, files: surveyed, stamps: [...stamps].map(known), leftOut, breaks, chunkBytes };
}

const known = (stamp: number): number | undefined => (stamp === -Infinity ? undefined : stamp);

interface SurveyedFile extends DatedFile {
  readonly format: RecordingFormat;
  /** When each of its lines counts as recorded: never falls. */
  readonly stamps: readonly number[];
}

/** @returns `undefined` for a file of no known format */
async function surveyFile(
  file: FoundFile,
  chunkBytes: number,
  budget: Budget,
  proof: Proof,
): Promise<Omit<SurveyedFile, 'file'> | undefined> {
  const beginning: string[] = [];
  const stamps: number[] = [];
  let format: RecordingFormat | undefined;
  let at = -Infinity;
  const take = (of: RecordingFormat, text: string) => {
    at = laterOf(at, of.stampOf(text));
    stamps.push(at);
    proof.read(of, text);
  };
  for await (const { text = '' } of readLines(file, { chunkBytes, onBreak: () => undefined }, budget)) {
    if (format === undefined) {
      if (text.includes('\0') && file.isNamed)
        throw new UnfitRecording(`${file.name} is no text; an archive in a packed file is not opened`);
      if (text.includes('\0')) return undefined;
      beginning.push(text);
      format = FORMATS.find((candidate) => candidate.recognises(text));
      if (format === undefined && beginning.length >= LINES_TO_RECOGNISE) return undefined;
      if (format !== undefined) for (const line of beginning) take(format, line);
    } else take(format, text);
  }
  if (format === undefined) return undefined;
  const firstAt = stamps.find((stamp) => stamp > -Infinity) ?? -Infinity;
  return { format, firstAt, stamps: stamps.map((stamp) => Math.max(stamp, firstAt)) };
}

interface Proof {
  read(format: RecordingFormat, text: string): void;
  isPlayable(): boolean;
  problem(): string;
}

/** That something of all files together can be played: scores alone cannot be, without the markets beside them. */
function createProof(): Proof {
  let reader: FeedReader | undefined;
  let isPlayable = false;
  let problem: string | undefined;
  return {
    read(format, text) {
      if (isPlayable) return;
      reader ??= format.createReader();
      const reading = reader.read(text);
      if (reading.kind === 'unreadable') problem ??= reading.detail;
      isPlayable = reading.kind !== 'ignored' && reading.reports.some(({ kind }) => kind !== 'producer');
    },
    isPlayable: () => isPlayable,
    problem: () => problem ?? 'its lines tell of no fixture',
  };
}

/** How many files are read at one time at most. */
function mostAtOnce(files: readonly SurveyedFile[]): number {
  const turns = files.flatMap(({ firstAt, stamps }) => [
    { at: firstAt, by: 1 },
    { at: stamps.at(-1) ?? firstAt, by: -1 },
  ]);
  let [open, most] = [0, 0];
  for (const { by } of turns.toSorted((a, b) => a.at - b.at || b.by - a.by)) {
    open += by;
    most = Math.max(most, open);
  }
  return most;
}
