/** How a Betfair stream recording is recognised and paced: `"op":"mcm"`, or `"op":"ccm"` for scores, and `pt` in milliseconds. */
import { parseJson } from '../../../src/domain/kernel/json.ts';
import type { RecordingFormat } from '../recording/feedReader.ts';
import { createBetfairReader } from './betfairReader.ts';
import { ScoreMessage } from './cricketScore.ts';
import { MarketChangeMessage } from './marketChange.ts';

const PUBLISHED = /"pt"\s*:\s*(\d{1,15})/;

/** Lines say when they were published, epoch ms: that is their pace. */
export const betfairFormat: RecordingFormat = {
  name: 'betfair',
  recognises(line) {
    const json = parseJson(line);
    return json.ok && (MarketChangeMessage.safeParse(json.value).success || ScoreMessage.safeParse(json.value).success);
  },
  stampOf(line) {
    const stamp = PUBLISHED.exec(line)?.[1];
    return stamp === undefined ? undefined : Number(stamp);
  },
  createReader: createBetfairReader,
};
