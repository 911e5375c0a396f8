/**
 * `npm run replay:session [-- --minutes N --tabs N --pictures N]`: a session of several tabs of one browser (boards, a match, mini games, bets) recorded by that browser, at an origin of its own, and
 * replayed by another one out of a folder, offline. Pictures of both are compared, and the digest of every place that is looked at with that of Node; the file is set beside the frames of its streams.
 *
 * The report is `test-results/session/report.html`; ends with 1 where anything differs.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../../scripts/browser/proveBrowser.ts';
import { writeReplayFolder } from '../../../scripts/build/replayFolder.ts';
import { freshSite } from '../../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../../scripts/process/commandLine.ts';
import { openFile } from '../../../scripts/recording/files.ts';
import { verifyRecording } from '../../../scripts/recording/verifyRecording.ts';
import { howOf } from '../../machine/howMeasured.ts';
import { spawnOrigin } from '../../soak/spawnOrigin.ts';
import { MOST_TABS, recordSession } from './recordSession.ts';
import { replaySession } from './replaySession.ts';
import { reportOf } from './sessionReport.ts';

/** Changes a second. */
const RATE = 20;
const SEEKS = 100;

const given = readCommandLine(
  'npm run replay:session -- [--minutes N] [--tabs N] [--pictures N]',
  {
    minutes: { type: 'string', default: '10' },
    tabs: { type: 'string', default: String(MOST_TABS) },
    pictures: { type: 'string', default: '10' },
  },
  (values) => ({
    minutes: wholeNumber('--minutes', values.minutes, 1, 60),
    tabs: wholeNumber('--tabs', values.tabs, 1, MOST_TABS),
    pictures: wholeNumber('--pictures', values.pictures, 1, 100),
  }),
);
const root = path.resolve(import.meta.dirname, '../../..');
const say = (line: string) => {
  console.log(line);
};

const how = howOf('replay:session', root);
const { dist } = await freshSite(root, say);
const { executablePath } = await findBrowser(root, say);
const folder = path.join(root, 'test-results/session');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const file = path.join(folder, 'session.hanpan');
const handed = path.join(folder, 'handed');

/** @param used is closed, whatever came of it */
async function ended<Value>(work: Promise<Value>, ...used: readonly { close(): Promise<void> }[]): Promise<Value> {
  try {
    return await work;
  } finally {
    for (const one of used) await one.close();
  }
}

const launch = () => chromium.launch({ executablePath, args: [...launchArguments()] });
const origin = await spawnOrigin(path.join(folder, 'origin'), dist, RATE);
const recorder = await launch();
const session = await ended(recordSession(recorder, origin.url, given, say), recorder, origin);
writeFileSync(file, session.bytes);
await writeReplayFolder(path.join(dist, 'replay'), file, handed);

const opened = await openFile(file);
if (!opened.ok) throw new Error(opened.failure.detail);
const { recording, source, close } = opened.value;
const verified = await verifyRecording(recording, source, SEEKS, 1);
say(
  `verified: ${verified.compared} digests, ${verified.differences.length} other, ${verified.problems.length} problems`,
);
const player = await launch();
const looks = await ended(replaySession(player, handed, recording, session.pictures, say), player);
await close();

const report = reportOf({
  how,
  load: os.loadavg()[0] ?? 0,
  given,
  session,
  verified,
  entries: recording.entries,
  looks,
});
writeFileSync(path.join(folder, 'report.html'), report.html);
say(report.text);
process.exit(report.isSound ? 0 : 1);
