/**
 * `npm run bench:games [-- --tabs N] [--seconds N] [--streams N]`: so many tabs of as many games beside one: streams, processor, presses, frames while a
 * game is drawn at a processor four times as slow, bytes a minute of each game, and what many streams that follow games cost an origin in memory.
 *
 * Each figure stands beside its limit or beside the same of one tab in the same run: the machine is shared.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { OriginView } from '../../e2e/support/originView.ts';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { topicOfGame } from '../../src/domain/events/topics.ts';
import { GAMES } from '../../src/domain/mini-games/gameTable.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import { foundForCrowd } from '../connections/crowdedOrigin.ts';
import { signInByForm } from '../load/signInByForm.ts';
import { howOf } from '../machine/howMeasured.ts';
import { spawnOrigin, type SoakOrigin } from '../soak/spawnOrigin.ts';
import { bytesByTopic, follow, untilQuiet, type Followed } from './followGames.ts';
import { cpuShare, framesOf, openGame, pressesMs, type Frames } from './measureTabs.ts';

/** One of each kind of stage, those drawn most often first. */
const NAMES = [
  ...['tokenHighrow5', 'skySpeedBaccarat1', 'evolutionPowerball1', 'evolutionLadder1'],
  ...['tokenRoulette', 'skyDice', 'nextOnering', 'lotusSicbo'],
];
const MB = 1_048_576;
const FRAME_LIMIT_MS = 17;

const given = readCommandLine(
  'npm run bench:games -- [--tabs N] [--seconds N] [--streams N]',
  {
    tabs: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '30' },
    streams: { type: 'string', default: '200' },
  },
  (values) => ({
    tabs: wholeNumber('--tabs', values.tabs, 1, NAMES.length),
    seconds: wholeNumber('--seconds', values.seconds, 2, 600),
    streams: wholeNumber('--streams', values.streams, 0, 2_000),
  }),
);
const root = path.resolve(import.meta.dirname, '../..');
const games = NAMES.slice(0, given.tabs).flatMap((name) => GAMES.find((game) => game.name === name) ?? []);
const say = (line: string) => {
  console.log(line);
};
const ms = (value: number) => value.toFixed(1);

async function inTabs(url: string): Promise<string> {
  const browser = await launchBrowser((await findBrowser(root, say)).executablePath);
  try {
    const form = await browser.open(`${url}/login`, 'front');
    await signInByForm(form, 'member1');
    const [game, ...others] = games;
    if (game === undefined) throw new Error('no game');
    const first = await openGame(browser, url, game);
    await form.close();
    await setTimeout(3_000);
    const alone = { cpu: await cpuShare(browser, given.seconds), inp: await pressesMs(first) };
    say(`one tab: ${JSON.stringify(alone)}`);
    const tabs = [first];
    for (const other of others) tabs.push(await openGame(browser, url, other));
    await first.toFront();
    await setTimeout(3_000);
    const inSight = await Promise.all(tabs.map((tab) => tab.run('Number(!document.hidden)', z.number())));
    const streams = await new OriginView(url).openStreams();
    const all = { cpu: await cpuShare(browser, given.seconds), inp: await pressesMs(first) };
    say(`${tabs.length} tabs: ${JSON.stringify({ ...all, ...streams, inSight })}`);
    const frames: Frames[] = [];
    for (const [at, tab] of tabs.entries()) {
      frames.push(await framesOf(tab, games[at] ?? game));
      say(`frames: ${JSON.stringify(frames.at(-1))}`);
    }
    return [
      '| | one tab | all tabs | limit |',
      '| --- | ---: | ---: | ---: |',
      `| tabs, of them in sight | 1, 1 | ${tabs.length}, ${inSight.reduce((sum, one) => sum + one, 0)} | |`,
      `| streams | | ${streams.events + streams.bets} | 2 |`,
      `| processor of the browser, of one core | ${(alone.cpu * 100).toFixed(1)} % | ${(all.cpu * 100).toFixed(1)} % | |`,
      `| a press on a cell, p98, 4× slower, ms | ${ms(alone.inp)} | ${ms(all.inp)} | 200 |`,
      '',
      `| frames, 4× slower, all tabs open | moves, of them drawn by the page | frames of the draw: p99 ms (≤ ${FRAME_LIMIT_MS}) | missed | taking bets, the page's own thread: p99 ms | later than ${FRAME_LIMIT_MS} ms |`,
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...frames.map(
        ({ game: name, drawing, still }) =>
          `| ${name} | ${drawing.moves}, ${drawing.byPage} | ${ms(drawing.p99)} | ${drawing.missed} of ${drawing.due} | ${ms(still.p99)} | ${still.late} of ${still.all} |`,
      ),
    ].join('\n');
  } finally {
    await browser.close();
  }
}

async function onTheWire({ url }: SoakOrigin, tokens: readonly string[]): Promise<string> {
  const topics = games.map(({ gameId }) => topicOfGame(gameId));
  // Two rounds of the slowest, unless less is asked for.
  const bytes = await bytesByTopic(url, tokens, topics, 4 * given.seconds);
  const lines = games.map(
    ({ name, periodMs }, at) => `| ${name} | ${60_000 / periodMs} | ${Math.round(bytes[at] ?? 0)} |`,
  );
  return ['| game | rounds a minute | bytes a minute |', '| --- | ---: | ---: |', ...lines].join('\n');
}

/** Of a house of its own, whose crowd comes from one address: its calls are not counted. */
async function ofCrowd(data: string): Promise<readonly string[]> {
  const tokens = await foundForCrowd(data, Math.max(given.streams, games.length + 1));
  const origin = await spawnOrigin(data, null, 1);
  try {
    return [await onTheWire(origin, tokens), await inMemory(origin, tokens)];
  } finally {
    await origin.close();
  }
}

/** The second half beside the first: what the house itself takes as it opens and as games are drawn is there before. */
async function inMemory(origin: SoakOrigin, tokens: readonly string[]): Promise<string> {
  const open: Followed[] = [];
  const half = Math.ceil(given.streams / 2);
  const openUntil = async (count: number) => {
    while (open.length < count) {
      const game = GAMES[open.length % GAMES.length];
      open.push(await follow(origin.url, tokens[open.length] ?? '', topicOfGame(game?.gameId ?? '')));
    }
    await untilQuiet(open);
    return origin.use();
  };
  const before = await openUntil(half);
  const after = await openUntil(given.streams);
  for (const stream of open) stream.close();
  const each = ((after.heapUsed - before.heapUsed) / Math.max(1, given.streams - half) / 1_024).toFixed(1);
  return `Streams, each of one game: ${half} and an origin's heap of ${(before.heapUsed / MB).toFixed(1)} MB, then ${given.streams} and ${(after.heapUsed / MB).toFixed(1)} MB (${each} KB for each more), resident ${(before.rss / MB).toFixed(0)} MB, then ${(after.rss / MB).toFixed(0)} MB.`;
}

const how = howOf('bench:games', root);
const { dist } = await freshSite(root, say);
const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-games-'));
cpSync(dist, path.join(folder, 'site'), { recursive: true });
const origin = await spawnOrigin(path.join(folder, 'data'), path.join(folder, 'site'), 1);
try {
  // The crowd's house comes last: it would run beside the tabs.
  const parts = [how, await inTabs(origin.url), ...(await ofCrowd(path.join(folder, 'crowd')))];
  const load = `Load when it ended ${(os.loadavg()[0] ?? 0).toFixed(1)}.`;
  const text = [...parts, load].join('\n\n');
  writeFileSync(path.join(root, 'bench/results/games.md'), `${text}\n`);
  say(`\n${text}`);
} finally {
  await origin.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
