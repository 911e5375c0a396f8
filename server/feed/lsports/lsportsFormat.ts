/** How LSports messages are recognised and paced: a `Header` with a type, and its server timestamp. */
import type { RecordingFormat } from '../recording/feedReader.ts';
import { stampOf } from './feedCodes.ts';
import { createLsportsReader } from './lsportsReader.ts';
import { parseBigIdJson } from './parseBigIdJson.ts';
import { Trade360Message } from './trade360Message.ts';

const SERVER_TIMESTAMP = /"ServerTimestamp"\s*:\s*(\d{1,15})/;

/** Recognised by a header that the schema accepts. */
export const lsportsFormat: RecordingFormat = {
  name: 'lsports',
  recognises: (line) => Trade360Message.safeParse(parseBigIdJson(line)).success,
  stampOf(line) {
    const stamp = SERVER_TIMESTAMP.exec(line)?.[1];
    return stamp === undefined ? undefined : stampOf(Number(stamp));
  },
  createReader: createLsportsReader,
};
