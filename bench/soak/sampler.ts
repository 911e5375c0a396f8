/** One look at everything a soak watches: heaps after a collection, what is on disk, what hangs on pages. */
import { z } from 'zod';
import type { BenchTab } from '../browser/benchTab.ts';
import type { SoakOrigin } from './spawnOrigin.ts';
import type { SoakTabs } from './openSoakTabs.ts';

/** Megabytes unless its name says a number of something. */
export type Reading = Readonly<Record<string, number>>;

const MB = 1_000_000;
/** Objects of one page, as many as there are: code that the engine compiles by and by is none of them. */
const Prototype = z.object({ result: z.object({ objectId: z.string() }) });
const Queried = z.object({ objects: z.object({ objectId: z.string() }) });
const Counted = z.object({ result: z.object({ value: z.number() }) });
const GROUP = 'soak';

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/** @throws Error when a tab is not where it was opened: its member is signed out, and what it holds is little */
export async function readAll({ tabs, worker }: SoakTabs, origin: SoakOrigin): Promise<Reading> {
  const reading: Record<string, number> = {};
  for (const { name, path, tab } of tabs) {
    // Each is the visible one for a while.
    await tab.toFront();
    const at = await tab.run('location.pathname', z.string());
    if (at !== path) throw new Error(`the tab of ${name} is at ${at}, and was opened at ${path}`);
    reading[`tab ${name}`] = (await tab.heapBytes()) / MB;
    reading[`objects ${name}`] = await countObjects(tab);
    const { metrics } = Metrics.parse(await tab.send('Performance.getMetrics'));
    const counted = (what: string) => metrics.find((metric) => metric.name === what)?.value ?? 0;
    reading[`listeners ${name}`] = counted('JSEventListeners');
    reading[`nodes ${name}`] = counted('Nodes');
  }
  reading['objects worker'] = await countObjects(worker);
  reading['worker'] = (await worker.heapBytes()) / MB;
  const [first] = tabs;
  if (first !== undefined) {
    const usage = 'navigator.storage.estimate().then((all) => all.usage ?? 0)';
    reading['IndexedDB'] = (await first.tab.run(usage, z.number())) / MB;
  }
  reading['prices on offer'] = await origin.prices();
  const use = await origin.use();
  reading['origin heap'] = use.heapUsed / MB;
  reading['origin rss'] = use.rss / MB;
  reading['origin disk'] = use.disk / MB;
  reading['origin handles'] = use.handles;
  reading['events written'] = use.events;
  return reading;
}

async function countObjects(tab: BenchTab): Promise<number> {
  const asked = await tab.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup: GROUP });
  const prototypeObjectId = Prototype.parse(asked).result.objectId;
  const found = await tab.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: GROUP });
  const { objectId } = Queried.parse(found).objects;
  const functionDeclaration = 'function () { return this.length; }';
  const counted = await tab.send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  await tab.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return Counted.parse(counted).result.value;
}
