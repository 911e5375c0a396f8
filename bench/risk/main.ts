/**
 * `npm run bench:risk [-- --bets N --games N --markets N --rate N --seconds N --seed N]`: the risk page of a trader with 10,000 open bets on 2,000 games, while
 * 1,000 prices a second change and ten bets a second come: how evenly it draws beside the same page on which nothing happens, and whether each figure on it is
 * that of a reckoning of its own, bet by bet. Writes `bench/results/risk.md`; fails where a figure is another.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { openSqliteStore } from '../../server/store/openSqliteStore.ts';
import { foundHouse, signInMany } from '../../tests/server/support/manyMembers.ts';
import { operatorIn } from '../../e2e/support/operatorIn.ts';
import { openHouse, type House } from '../boards/openHouse.ts';
import { scrollBy } from '../browser/noteInPage.ts';
import { inBrowser } from '../lines/visits.ts';
import { howOf } from '../machine/howMeasured.ts';
import { markdownTable } from '../report/markdown.ts';
import { brief } from '../report/statistics.ts';
import { createBackers, type Backers } from './backHouse.ts';
import { framesOf, readPage, type FramesFound } from './measureRisk.ts';
import { compareSaid } from './compareSaid.ts';
import { reckon } from './reckon.ts';

const MEMBERS = 500;
const BETS_A_SECOND = 10;
/** What is at stake is told once a second; a busy machine may take longer to ask and draw. */
const SETTLED_MS = 6_000;

const given = readCommandLine(
  'npm run bench:risk [-- --bets N --games N --markets N --rate N --seconds N --seed N]',
  {
    bets: { type: 'string', default: '10000' },
    games: { type: 'string', default: '2000' },
    markets: { type: 'string', default: '10' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
  ({ bets, games, markets, rate, seconds, seed }) => ({
    bets: wholeNumber('--bets', bets, 10, 1_000_000),
    games: wholeNumber('--games', games, 20, 5_000),
    markets: wholeNumber('--markets', markets, 1, 27),
    rate: wholeNumber('--rate', rate, 1, 5_000),
    seconds: wholeNumber('--seconds', seconds, 1, 600),
    seed: wholeNumber('--seed', seed, 1, 2_147_483_647),
  }),
);
const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};

/** Whatever happens in the house while frames are counted, and how the page is used meanwhile. */
async function phasesOf(page: Page, house: House, backers: Backers): Promise<ReadonlyMap<string, FramesFound>> {
  const found = new Map<string, FramesFound>();
  const note = async (name: string, isScrolled: boolean) => {
    const frames = await framesOf(page, given.seconds, isScrolled ? () => scrollBy(page, [-900, 900]) : undefined);
    say(`  ${name}: ${JSON.stringify(frames)}`);
    found.set(name, frames);
  };
  await note('nothing happens', false);
  await note('nothing happens, scrolled', true);
  const over = new AbortController();
  const betting = backers.keepOn(BETS_A_SECOND, over.signal);
  house.move(given.rate);
  await page.waitForTimeout(SETTLED_MS);
  await note('prices and bets', false);
  await note('prices and bets, scrolled', true);
  over.abort();
  say(`  ${await betting} bets were taken meanwhile`);
  house.move(0);
  await page.waitForTimeout(SETTLED_MS);
  return found;
}

/** The page of the first fixture that is opened, so that its prices move on the page. */
async function openRisk(browser: Browser, url: string): Promise<Page> {
  const page = await operatorIn(browser, url, '한도윤', '/admin/risk', '리스크');
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  await page
    .getByRole('button', { name: /펼치기$/ })
    .first()
    .click();
  await page.locator('main tr[data-kind="selection"]').first().waitFor();
  return page;
}

async function measure(browser: Browser, dataDir: string, site: string): Promise<string> {
  await foundHouse(dataDir, MEMBERS);
  const tokens = await signInMany(dataDir, MEMBERS);
  const house = await openHouse(dataDir, site, given);
  const backers = createBackers({ url: house.url, tokens, house: given, seed: given.seed });
  const store = openSqliteStore(dataDir, 0);
  try {
    say(`${given.games} games of ${given.markets} markets at ${house.url}`);
    await backers.place(given.bets, say);
    const page = await openRisk(browser, house.url);
    const phases = await phasesOf(page, house, backers);
    const found = [compareSaid(await readPage(page), await reckon(store))];
    const more = page.getByRole('button', { name: '더 보기' });
    if ((await more.count()) > 0) {
      await more.click();
      found.push(compareSaid(await readPage(page), await reckon(store)));
    }
    await page.context().close();
    const differences = found.flatMap((one) => one.differences);
    if (differences.length > 0) throw new Error(`the page is wrong:\n${differences.slice(0, 20).join('\n')}`);
    return `${tableOf(phases)}\n\nEach of ${found.map(({ rows }) => rows).join(' and ')} rows, with the sums below them, says what a reckoning bet by bet says.`;
  } finally {
    backers.close();
    await house.close();
    await store.close();
  }
}

function tableOf(phases: ReadonlyMap<string, FramesFound>): string {
  return markdownTable({
    title: `The risk page with ${brief(given.bets)} open bets on ${brief(given.games)} games, ${brief(given.rate)} changes and ${BETS_A_SECOND} bets a second`,
    head: ['meanwhile', 'frames a second', 'frame: median', '0.99', 'longest', 'work a second'],
    rows: [...phases].map(([name, { frames, seconds, p50Ms, p99Ms, longestMs, workMs }]) => [
      name,
      brief(frames / seconds),
      ...[p50Ms, p99Ms, longestMs, workMs].map((ms) => `${brief(ms)} ms`),
    ]),
  });
}

async function main(): Promise<void> {
  const how = howOf('bench:risk', root);
  const { dist } = await freshSite(root, say);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-risk-'));
  const site = path.join(folder, 'site');
  cpSync(dist, site, { recursive: true });
  try {
    const found: string[] = [];
    await inBrowser(root, say, async (browser) => {
      found.push(await measure(browser, path.join(folder, 'data'), site));
    });
    const text = [how, ...found].join('\n\n');
    writeFileSync(path.join(root, 'bench/results/risk.md'), `${text}\n`);
    say(`\n${text}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
