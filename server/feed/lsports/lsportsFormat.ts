/** How LSports messages are recognised and paced: a `Header` with a type, and its server timestamp. */
import type { RecordingFormat } from '../recording/feedReader.ts';
import { stampOf } from './feedCodes.ts';
import { createLsportsReader } from './lsportsReader.ts';
import { parseBigIdJson } from './parseBigIdJson.ts';
import { FeedEvent, SnapshotMessage, Trade360Message } from './trade360Message.ts';

const SERVER_TIMESTAMP = /"ServerTimestamp"\s*:\s*(\d{1,15})/;

/** A snapshot has no stamp of its own in older feeds: it is as new as the newest thing in it. */
const LAST_UPDATE = /"LastUpdate"\s*:\s*"(\d{4}-\d\d-\d\dT[\d:.]{8,20})(Z?)/g;

/** Recognised by a header that the schema accepts, or by a list of fixtures in its place. */
export const lsportsFormat: RecordingFormat = {
  name: 'lsports',
  recognises(line) {
    const json = parseBigIdJson(line);
    const snapshot = SnapshotMessage.safeParse(json);
    return snapshot.success
      ? snapshot.data.Body.some((event) => FeedEvent.safeParse(event).success)
      : Trade360Message.safeParse(json).success;
  },
  stampOf(line) {
    const stamp = SERVER_TIMESTAMP.exec(line)?.[1];
    if (stamp !== undefined) return stampOf(Number(stamp));
    const moments = [...line.matchAll(LAST_UPDATE)].map(([, text = '']) => Date.parse(`${text}Z`));
    return moments
      .filter((at) => !Number.isNaN(at))
      .reduce<number | undefined>((a, b) => Math.max(a ?? b, b), undefined);
  },
  createReader: createLsportsReader,
};
