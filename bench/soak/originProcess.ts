/**
 * The origin of a soak, in a process of its own: the simulator at a given pace, and how much memory and disk it uses whenever it is asked.
 * Arguments: data directory, folder of the built site or nothing, changes a second, how many times the markets, and how many events its log
 * keeps, if not the usual number. Without a site it serves a crowd from one address, whose calls are not counted.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startSimulator } from '../../server/feed/simulator/startSimulator.ts';
import { manyMarkets } from './manyMarkets.ts';
import { DEFAULT_RETENTION } from '../../server/events/trimLog.ts';
import { startOrigin } from '../../server/origin.ts';

const [dataDir = '', siteDir = '', rate = '1000', times = '1', events] = process.argv.slice(2);

const simulator = startSimulator({ seed: 1, changesPerSecond: Number(rate), onProgress: () => undefined });
const origin = await startOrigin({
  dataDir,
  ...(siteDir === '' ? { siteDir: null, callBudgets: null } : { siteDir }),
  port: 0,
  host: '127.0.0.1',
  passwordCost: 8,
  ...(events === undefined ? {} : { retention: { ...DEFAULT_RETENTION, events: Number(events) } }),
  feed: manyMarkets(simulator, Number(times)),
});

const say = (line: object) => process.send?.(line);
const bytesOnDisk = () => readdirSync(dataDir).reduce((sum, name) => sum + statSync(path.join(dataDir, name)).size, 0);

const pricesOnOffer = async () =>
  (await origin.inspect.fixtures())
    .flatMap(({ markets }) => markets)
    .reduce((sum, { selections }) => sum + selections.length, 0);

process.on('message', (asked) => {
  if (asked === 'prices') {
    void pricesOnOffer().then((prices) => say({ prices }));
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const cpuSeconds = (user + system) / 1_000_000;
  const handles = process.getActiveResourcesInfo().length;
  say({ rss, heapUsed, cpuSeconds, disk: bytesOnDisk(), handles, events: origin.sink.counts.events });
});
process.on('disconnect', () => {
  void origin.close().finally(() => process.exit(0));
});
say({ url: origin.url });
