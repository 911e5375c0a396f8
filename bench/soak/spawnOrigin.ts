/** Starts the origin of a soak and asks it how much it uses. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

const Use = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  /** Of the processor, all threads, since it started. */
  cpuSeconds: z.number(),
  disk: z.number(),
  /** Sockets, timers, files and whatever else its process has open. */
  handles: z.number(),
  events: z.number(),
});
export type OriginUse = z.infer<typeof Use>;
const Prices = z.object({ prices: z.number() });

export interface SoakOrigin {
  readonly url: string;
  /** Bytes, after a collection, and events written since it started. */
  use(): Promise<OriginUse>;
  /** How many prices it offers. */
  prices(): Promise<number>;
  close(): Promise<void>;
}

/**
 * @param siteDir `null` for no site, and for a crowd
 * @param rate changes a second
 * @param times how many times the markets of the simulator's games
 * @param events how many its log keeps, if not the usual number
 */
export async function spawnOrigin(
  dataDir: string,
  siteDir: string | null,
  rate: number,
  times = 1,
  events?: number,
): Promise<SoakOrigin> {
  const given = [dataDir, siteDir ?? '', rate, times, ...(events === undefined ? [] : [events])];
  const child = fork(path.join(import.meta.dirname, 'originProcess.ts'), given.map(String), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const gone = once(child, 'exit');
  const answer = async (): Promise<unknown> => {
    const told = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
    if (told === undefined) throw new Error('the origin ended');
    return told[0];
  };
  const { url } = z.object({ url: z.string() }).parse(await answer());
  const ask = (what: 'use' | 'prices') => {
    const told = answer();
    child.send(what);
    return told;
  };
  return {
    url,
    use: async () => Use.parse(await ask('use')),
    prices: async () => Prices.parse(await ask('prices')).prices,
    async close() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
