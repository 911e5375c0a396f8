/** How answers of the-odds-api are recognised and paced: events with a `sport_key`, on one line or on many. */
import type { RecordingFormat } from '../recording/feedReader.ts';
import { createOddsApiReader, takenAt } from './oddsApiReader.ts';

export const oddsApiFormat: RecordingFormat = {
  name: 'odds-api',
  recognises: (line) => /"sport_key"\s*:\s*"[a-z0-9_]{2,60}"/.test(line.slice(0, 100_000)),
  stampOf: takenAt,
  createReader: createOddsApiReader,
};
