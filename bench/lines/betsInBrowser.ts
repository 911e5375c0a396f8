/** Bets of a few members through the page, each in a browser of their own on a line of their own. */
import os from 'node:os';
import type { Browser } from 'playwright';
import { openLine } from '../../tests/support/line/lineProxy.ts';
import { seededRandom } from '../../tests/support/seededRandom.ts';
import type { BetsFound, BetsRun } from './betsReport.ts';
import { betThroughPage } from './betThroughPage.ts';
import { lineOf } from './lines.ts';

/** With money for a hundred bets each. */
const MEMBERS = ['member1', 'member3', 'member5'];
/** Lines do not begin in step. */
const APART_MS = 7_000;

export async function betsInBrowser(run: BetsRun & { readonly browser: Browser }): Promise<BetsFound> {
  const { browser, line, count, originUrl, clock, limitMs, say } = run;
  const until = clock.now() + limitMs;
  const members = await Promise.all(
    MEMBERS.map(async (userId, index) => {
      await new Promise((resolve) => clock.after(index * APART_MS, () => resolve(undefined)));
      const port = Number(new URL(originUrl).port);
      const proxy = await openLine({ port, line: lineOf(line), clock, random: seededRandom(index) });
      const share = Math.floor(count / MEMBERS.length) + (index < count % MEMBERS.length ? 1 : 0);
      try {
        return await betThroughPage({ browser, url: proxy.url, originUrl, userId, count: share, clock, until, say });
      } finally {
        await proxy.close();
      }
    }),
  );
  return { line, members, load: os.loadavg()[0] ?? 0 };
}
