/**
 * `npm run bench:topics [-- --seconds N]`: the bytes of the stream of fixtures with one sport followed, with none and with everything,
 * side by side on one origin with the simulator (docs/decisions/0032).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { startSimulator } from '../../server/feed/simulator/startSimulator.ts';
import { startOrigin } from '../../server/origin.ts';
import { SPORT } from '../../src/domain/reference/sports.ts';
import { signIn } from '../../tests/server/support/caller.ts';

const seconds = readCommandLine(
  'npm run bench:topics -- [--seconds N]',
  { seconds: { type: 'string', default: '60' } },
  (values) => wholeNumber('--seconds', values.seconds, 5, 600),
);

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-topics-'));
const origin = await startOrigin({
  ...{ dataDir, port: 0, host: '127.0.0.1', siteDir: null, passwordCost: 8 },
  feed: startSimulator({ seed: 7, onProgress: () => undefined }),
  onFailure: (error) => {
    console.error(error);
  },
});

interface Counted {
  /** Up to the first heartbeat: what everyone is sent once. */
  image: number;
  total: number;
  readonly stop: () => void;
}

async function count(token: string, query: string): Promise<Counted> {
  const abort = new AbortController();
  const answer = await fetch(`${origin.url}/api/streams/events${query}`, {
    headers: { 'x-auth-token': `Bearer ${token}` },
    signal: abort.signal,
  });
  const counted: Counted = {
    image: 0,
    total: 0,
    stop: () => {
      abort.abort();
    },
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let end = '';
    for await (const bytes of answer.body ?? []) {
      counted.total += bytes.length;
      if (counted.image > 0) continue;
      end = end.slice(-40) + decoder.decode(bytes, { stream: true });
      if (end.includes('event: heartbeat')) counted.image = counted.total;
    }
  };
  read().catch(() => undefined);
  return counted;
}

const ASKED = {
  everything: '',
  football: `?topics=sport:${SPORT.football}`,
  basketball: `?topics=sport:${SPORT.basketball}`,
  nothing: '?topics=',
} as const;

try {
  const { token } = await signIn(origin);
  const streams = await Promise.all(
    Object.entries(ASKED).map(async ([name, query]) => ({ name, counted: await count(token, query) })),
  );
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const changesOf = ({ total, image }: Counted) => total - image;
  const whole = streams[0] === undefined ? 0 : changesOf(streams[0].counted);
  for (const { name, counted } of streams) {
    counted.stop();
    const changes = changesOf(counted);
    console.log(
      `${name}: image ${counted.image} bytes, then ${changes} in ${seconds} s (${Math.round((100 * changes) / whole)} %)`,
    );
  }
} finally {
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
}
