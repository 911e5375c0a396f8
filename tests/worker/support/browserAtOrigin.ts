/** A browser in memory that talks to a real origin over real sockets. */
import { onTestFinished } from 'vitest';
import { realClock } from '../../support/engine/realClock.ts';
import { createBrowser } from '../../support/engine/world.ts';

/** @param carry what the browser's calls go over */
export function browserAtOrigin(url: string, carry: typeof fetch = fetch, isRecorded = false) {
  /** Paths asked for, in order, without streams. */
  const asked: string[] = [];
  /** What happens while a bet is on the wire. */
  const onBet = { before: async (): Promise<void> => undefined };
  const browser = createBrowser({
    clock: realClock,
    isRecorded,
    base: `${url}/api`,
    fetch: async (address, init) => {
      const path = address.slice(`${url}/api`.length);
      if (!path.startsWith('/streams')) asked.push(`${init.method} ${path}`);
      if (path === '/sports-prematch/betting') await onBet.before();
      return carry(address, init);
    },
  });
  const startWorker = () => {
    const worker = browser.startWorker();
    onTestFinished(async () => {
      await worker.stop();
    });
    return worker;
  };
  const worker = startWorker();
  const tab = browser.openTab(() => worker);
  return { ...browser, asked, onBet, worker, startWorker, tab };
}
