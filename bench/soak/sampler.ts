/** One look at everything a soak watches: heaps after a collection, what is on disk, what hangs on pages. */
import { z } from 'zod';
import type { SoakOrigin } from './spawnOrigin.ts';
import type { SoakTabs } from './openSoakTabs.ts';

/** Megabytes unless its name says a number of something. */
export type Reading = Readonly<Record<string, number>>;

const MB = 1_000_000;
const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

export async function readAll({ tabs, worker }: SoakTabs, origin: SoakOrigin): Promise<Reading> {
  const reading: Record<string, number> = {};
  for (const { name, tab } of tabs) {
    // Each is the visible one for a while.
    await tab.toFront();
    reading[`tab ${name}`] = (await tab.heapBytes()) / MB;
    const { metrics } = Metrics.parse(await tab.send('Performance.getMetrics'));
    const counted = (what: string) => metrics.find((metric) => metric.name === what)?.value ?? 0;
    reading[`listeners ${name}`] = counted('JSEventListeners');
    reading[`nodes ${name}`] = counted('Nodes');
  }
  reading['worker'] = (await worker.heapBytes()) / MB;
  const [first] = tabs;
  if (first !== undefined) {
    const usage = 'navigator.storage.estimate().then((all) => all.usage ?? 0)';
    reading['IndexedDB'] = (await first.tab.run(usage, z.number())) / MB;
  }
  const use = await origin.use();
  reading['origin heap'] = use.heapUsed / MB;
  reading['origin rss'] = use.rss / MB;
  reading['origin disk'] = use.disk / MB;
  reading['events written'] = use.events;
  return reading;
}
