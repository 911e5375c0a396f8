/**
 * An origin in a process of its own that does what it is told, line by line, over its standard input: for tests that kill it and for
 * benchmarks. Arguments: data directory, `grouped` or `single` commits.
 */
import { createInterface } from 'node:readline';
import { startOrigin } from '../../../server/origin.ts';
import { DEFAULT_GROUP_COMMIT } from '../../../server/store/groupCommit.ts';
import type { FeedReport } from '../../../server/feed/feed.ts';

/** A line of the script; each is answered by one line of JSON. */
export type ScriptLine = { readonly deliver: readonly FeedReport[] } | { readonly ask: 'settled' };

const PULSE_MS = 500;

const [dataDir = '', commits = 'grouped'] = process.argv.slice(2);
const origin = await startOrigin({
  dataDir,
  port: 0,
  host: '127.0.0.1',
  siteDir: null,
  passwordCost: 8,
  leaseMs: 1_500,
  // Whoever kills or measures bets more often than any member.
  callBudgets: null,
  feed: null,
  drawnGames: [],
  groupCommit: commits === 'grouped' ? DEFAULT_GROUP_COMMIT : null,
  onFailure: (error) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  },
});
setInterval(() => {
  origin.sink.deliver([]).catch(() => undefined);
}, PULSE_MS);
const say = (answer: unknown) => process.stdout.write(`${JSON.stringify(answer)}\n`);

async function follow(line: ScriptLine): Promise<unknown> {
  if ('ask' in line) await origin.settled();
  else await origin.sink.deliver(line.deliver);
  return { done: true };
}

say({ url: origin.url });
for await (const text of createInterface({ input: process.stdin })) {
  // The script is written by the tests beside this file.
  say(await follow(JSON.parse(text) as ScriptLine));
}
await origin.close();
process.exit(0);
