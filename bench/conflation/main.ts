/**
 * `npm run bench:conflation [-- --events N --games N --rate KB/s]`: a client that reads nothing while N price changes are committed, and then
 * reads on over a line of some KB/s until it is level: conflated beside whole, on one origin (docs/decisions/0041). Before that, how much of
 * the same log is overtaken by the length of the piece that is looked at.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import type { FeedReport } from '../../server/feed/feed.ts';
import { startOrigin } from '../../server/origin.ts';
import { feedEventOf } from '../../server/streams/passOver.ts';
import { overtakenAmong } from '../../src/domain/events/overtaken.ts';
import { FixtureId, LeagueId, LocationId, SelectionId } from '../../src/domain/kernel/ids.ts';
import { signIn } from '../../tests/server/support/caller.ts';
import { openStalled } from './stalledClient.ts';

const MOST = 10_000_000;
const asked = readCommandLine(
  'npm run bench:conflation -- [--events N] [--games N] [--rate KB/s]',
  {
    events: { type: 'string', default: '60000' },
    games: { type: 'string', default: '60' },
    rate: { type: 'string', default: '2000' },
  },
  (values) => ({
    events: wholeNumber('--events', values.events, 1, MOST),
    games: wholeNumber('--games', values.games, 1, MOST),
    rate: wholeNumber('--rate', values.rate, 1, MOST),
  }),
);

const SIDES = ['home', 'draw', 'away'] as const;
const PIECES = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

const dataDir = mkdtempSync(path.join(tmpdir(), 'hanpan-conflation-'));
const origin = await startOrigin({
  ...{ dataDir, port: 0, host: '127.0.0.1', siteDir: null, passwordCost: 8, feed: null },
  onFailure: (error) => {
    console.error(error);
  },
});

const fixtureId = (game: number) => FixtureId.parse(`game-${game}`);
const opening = (game: number): FeedReport => ({
  kind: 'fixture',
  fixtureId: fixtureId(game),
  sportId: '6046',
  ...{ locationId: LocationId.parse('kr'), locationName: 'Korea', leagueId: LeagueId.parse('k1'), leagueName: 'K1' },
  ...{ home: `home ${game}`, away: `away ${game}`, startAt: Date.now() + 3_600_000 },
  ...{ status: 'scheduled', turnsInPlay: false },
});
const prices = (game: number, round: number): FeedReport => ({
  kind: 'market',
  fixtureId: fixtureId(game),
  ...{ marketId: '1', marketName: '1X2', baseLine: '' },
  selections: SIDES.map((side, index) => ({
    selectionId: SelectionId.parse(`game-${game}-${side}`),
    ...{ side, name: side, line: '', odds: 150 + ((round * 7 + index * 31 + game) % 200) },
    ...{ status: 'open', settlement: null },
  })),
});
const all = Array.from({ length: asked.games }, (_, game) => game);
let round = 0;
/** One event a game and commit. */
async function commitAll(): Promise<void> {
  for (let events = 0; events < asked.events; events += asked.games) {
    round += 1;
    await origin.sink.deliver(all.map((game) => prices(game, round)));
  }
}

async function tellPieces(): Promise<void> {
  const log = (await origin.inspect.log('events')).slice(-16_000);
  for (const piece of PIECES.filter((size) => size <= log.length)) {
    const events = log.slice(-piece);
    const began = performance.now();
    const overtaken = overtakenAmong(events.map(({ envelope }) => feedEventOf(envelope)));
    const ms = performance.now() - began;
    const share = overtaken.filter(Boolean).length / events.length;
    console.log(`piece of ${piece}: ${Math.round(100 * share)} % overtaken, found in ${ms.toFixed(1)} ms`);
  }
}

async function stallAndReadOn(name: string, query: string): Promise<{ readonly bytes: number; readonly ms: number }> {
  const client = await openStalled(origin.url, (await signIn(origin)).token, query);
  await commitAll();
  const head = (await origin.inspect.log('events')).at(-1)?.offset ?? 0;
  const { bytes, ms, events, connections } = await client.readUntil(head, asked.rate * 1_000);
  console.log(
    `${name}: ${events} events, ${bytes} bytes on ${connections} connection(s), level again after ${Math.round(ms)} ms`,
  );
  return { bytes, ms };
}

try {
  await origin.sink.deliver(all.flatMap((game) => [opening(game), prices(game, 0)]));
  const whole = await stallAndReadOn('whole', '');
  const conflated = await stallAndReadOn('conflated', '?topics=all');
  const share = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;
  console.log(
    `conflated of whole: ${share(conflated.bytes, whole.bytes)} of the bytes, ${share(conflated.ms, whole.ms)} of the time`,
  );
  await tellPieces();
} finally {
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
}
