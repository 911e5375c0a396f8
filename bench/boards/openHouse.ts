/** A wide house whose origin is a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import type { HouseSize } from './wideHouse.ts';

export interface House {
  readonly url: string;
  move(changesASecond: number): void;
  close(): Promise<void>;
}

/** @param site folder of the built site */
export async function openHouse(dataDir: string, site: string, { games, markets }: HouseSize): Promise<House> {
  const child = fork(
    path.join(import.meta.dirname, 'originProcess.ts'),
    [dataDir, site, String(games), String(markets)],
    { execArgv: ['--import', 'tsx'] },
  );
  const gone = once(child, 'exit');
  const { url } = z.object({ url: z.string() }).parse((await once(child, 'message'))[0]);
  return {
    url,
    move: (rate) => {
      child.send(rate);
    },
    async close() {
      child.disconnect();
      await gone;
    },
  };
}
