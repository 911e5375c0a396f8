/** A first look at a recording: which format it has, how long it is, and when each of its lines was recorded. */
import { betfairFormat } from '../betfair/betfairFormat.ts';
import { footballDataFormat } from '../football-data/footballDataFormat.ts';
import { lsportsFormat } from '../lsports/lsportsFormat.ts';
import { oddsApiFormat } from '../odds-api/oddsApiFormat.ts';
import { uofFormat } from '../uof/uofFormat.ts';
import type { RecordingFormat } from './feedReader.ts';
import { readLines, readMerged } from './readLines.ts';

/** What the first pass over a recording found. */
export interface Survey {
  readonly format: RecordingFormat;
  /** One for each line that is not blank; `undefined` where a line does not say. */
  readonly stamps: readonly (number | undefined)[];
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

/**
 * @param files of one format, the first of which says which
 * @throws Error if a file cannot be read, or nothing in its first lines is of a known format
 */
export async function surveyRecording(files: readonly string[]): Promise<Survey> {
  const formats: RecordingFormat[] = [];
  for (const file of files) formats.push(await formatOf(file));
  const [format] = formats;
  if (format === undefined || formats.some((other) => other !== format))
    throw new Error('files that are played together must be of one format');
  const stamps: (number | undefined)[] = [];
  for await (const { text = '' } of readMerged(files, format.stampOf)) stamps.push(format.stampOf(text));
  return { format, stamps };
}

async function formatOf(file: string): Promise<RecordingFormat> {
  let read = 0;
  for await (const { text = '' } of readLines(file)) {
    const format = FORMATS.find((candidate) => candidate.recognises(text));
    if (format !== undefined) return format;
    read += 1;
    if (read >= LINES_TO_RECOGNISE) break;
  }
  throw new Error('the recording is of no known format: neither Betfair stream nor LSports messages');
}
