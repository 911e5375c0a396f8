/** A first look at a recording: which format it has, how long it is, and when each of its lines was recorded. */
import { betfairFormat } from '../betfair/betfairFormat.ts';
import { lsportsFormat } from '../lsports/lsportsFormat.ts';
import type { RecordingFormat } from './feedReader.ts';
import { readLines } from './readLines.ts';

/** What the first pass over a recording found. */
export interface Survey {
  readonly format: RecordingFormat;
  /** One for each line that is not blank; `undefined` where a line does not say. */
  readonly stamps: readonly (number | undefined)[];
}

const FORMATS: readonly RecordingFormat[] = [betfairFormat, lsportsFormat];
/** A format that is not seen in this many lines is not there. */
const LINES_TO_RECOGNISE = 20;

/**
 * @throws Error if the file cannot be read, or nothing in its first lines is of a known format
 */
export async function surveyRecording(file: string): Promise<Survey> {
  const head: string[] = [];
  const stamps: (number | undefined)[] = [];
  let format: RecordingFormat | undefined;
  for await (const { text = '' } of readLines(file)) {
    if (format === undefined) {
      head.push(text);
      format = FORMATS.find((candidate) => candidate.recognises(text));
      if (format === undefined && head.length >= LINES_TO_RECOGNISE) break;
      const found = format;
      if (found !== undefined) stamps.push(...head.map((line) => found.stampOf(line)));
    } else {
      stamps.push(format.stampOf(text));
    }
  }
  if (format === undefined)
    throw new Error('the recording is of no known format: neither Betfair stream nor LSports messages');
  return { format, stamps };
}
