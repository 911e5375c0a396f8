/**
 * First load: JavaScript of the login route and of the odds board of the built site, gzipped. The figures are what a page waits for, as
 * `npm run budget` weighs it; beside them stands all that a browser has loaded by the time the first price is drawn.
 */
import path from 'node:path';
import { z } from 'zod';
import { House } from '../../e2e/support/House.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { weigh, weighPages, type PageWeight } from '../../scripts/suites/firstLoad.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import type { BenchTab } from '../browser/benchTab.ts';
import type { Figure, Findings } from '../report/partReport.ts';
import { brief } from '../report/statistics.ts';
import type { BenchContext } from '../run/part.ts';
import { signInByForm } from './signInByForm.ts';

const Names = z.array(z.string());
const NAMES = { login: 'the login route', board: 'the odds board' } as const;
/** KB gzip. */
const MOONSHOTS = { login: 90, board: 150 } as const;

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
    const loaded = { login, board };
    const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(path.join(dist, file)), 0);
    const pages = weighPages(dist);
    const figure = ({ page, kb, limitKb }: PageWeight): Figure => ({
      name: `first load: JS on ${NAMES[page]}, gzip`,
      value: kb,
      unit: ' KB',
      must: limitKb,
      moonshot: MOONSHOTS[page],
      isLessBetter: true,
    });
    const row = ({ page, kb }: PageWeight) => [NAMES[page], brief(kb), brief(kilobytes(loaded[page]))];
    return {
      figures: pages.map(figure),
      tables: [
        {
          title: 'Scripts of a page, without its worker’s',
          head: ['page', 'waited for, KB gzip', 'loaded once it works, KB gzip'],
          rows: pages.map(row),
        },
      ],
      plots: [],
      machine: [],
      remarks: [
        'The shared worker loads beside the page and holds nothing up; its script is not counted.',
        'What a page waits for is what its modules import statically. By the time its first price stands there it has loaded more: what lies over the page, and what is loaded ahead.',
      ],
      raw: { pages, loaded },
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
