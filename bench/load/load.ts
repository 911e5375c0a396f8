/** First load: JavaScript that a page needs before it works, gzipped, on the login route and on the odds board of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { House } from '../../e2e/support/House.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import type { BenchTab } from '../browser/benchTab.ts';
import type { Figure, Findings } from '../report/partReport.ts';
import { brief } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { signInByForm } from './signInByForm.ts';

const KILOBYTE = 1_000;

const Names = z.array(z.string());

export async function load(context: BenchContext): Promise<Findings> {
  const { dist } = await freshSite(context.root, context.say);
  const house = new House();
  await house.start();
  const browser = await launchBrowser(context.chromium);
  try {
    const tab = await browser.open(`${house.url}/login`, 'front');
    await tab.until("document.querySelector('form input[type=password]')");
    const login = await loadedScripts(tab);
    await house.feed.openGame({ home: 'A', away: 'B', odds: { home: 185, draw: 320, away: 410 } });
    await signInByForm(tab, 'member1');
    await tab.run("location.assign('/korea/wintielose')", z.unknown());
    await tab.until("document.querySelector('button[aria-label][data-shape]')");
    const board = await loadedScripts(tab);
    const kilobytes = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0) /
      KILOBYTE;
    const figure = (name: string, files: readonly string[], must: number, moonshot: number): Figure => ({
      name: `first load: JS on ${name}, gzip`,
      value: kilobytes(files),
      unit: ' KB',
      must,
      moonshot,
      isLessBetter: true,
    });
    const row = (name: string, files: readonly string[]) => [name, `${files.length}`, brief(kilobytes(files))];
    return {
      figures: [figure('the login route', login, 120, 90), figure('the odds board', board, 200, 150)],
      tables: [
        {
          title: 'Scripts of a page, without its worker’s',
          head: ['route', 'files', 'KB gzip'],
          rows: [row('login', login), row('odds board', board)],
        },
      ],
      plots: [],
      machine: [],
      remarks: [
        'The shared worker loads beside the page and holds nothing up; its script is not counted.',
        'Counted is all that has come by the time the first price stands there, with what is loaded ahead; what a page waits for is weighed by `npm run budget`.',
      ],
      raw: { login, board },
    };
  } finally {
    await browser.close();
    await house.remove();
  }
}

/** What a page asked for itself, or named to be loaded with it: those the browser's timeline lists as of nobody. */
const ASKED_FOR = `[
  ...performance.getEntriesByType('resource').filter((entry) => entry.initiatorType !== 'other').map((entry) => entry.name),
  ...[...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.href),
]`;

/** Scripts that the page itself has loaded, as paths below the site. */
async function loadedScripts(tab: BenchTab): Promise<readonly string[]> {
  const names = await tab.run(ASKED_FOR, Names);
  const paths = names.map((name) => new URL(name).pathname).filter((name) => name.endsWith('.js'));
  return [...new Set(paths)].filter((name) => !/\/(?:sw|workbox|entry)[-.]/.test(name));
}
