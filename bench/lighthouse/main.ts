/**
 * `npm run bench:lighthouse`: audits the built site on the mobile preset, the login page and the home page after login, five times each,
 * medians. Ends with 1 below performance 95, accessibility 100 or best practices 100.
 *
 * Signing in needs no script inside the audit: the session is in the browser's profile, where the product keeps it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { House } from '../../e2e/support/House.ts';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import { signInByForm } from '../load/signInByForm.ts';
import { median } from '../report/statistics.ts';
import { installPeers } from '../run/installPeers.ts';
import { launchWithPort } from './launchWithPort.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LEAST: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};
const GAMES = 20;

const Scores = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

async function main(): Promise<boolean> {
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 20) throw new Error('--rounds must be 1 to 20');
  await installPeers(root, say);
  const { default: lighthouse } = await import('lighthouse');
  const { executablePath } = await findBrowser(root, say);
  await freshSite(root, say);
  const house = new House();
  await house.start();
  const profile = await signedInProfile(executablePath, house);
  const results: Record<string, Record<string, number>> = {};
  let isGood = true;
  try {
    for (const page of ['/login', '/'] as const) {
      const scores = Object.fromEntries(CATEGORIES.map((category) => [category, [] as number[]]));
      const failed = new Set<string>();
      for (let round = 1; round <= rounds; round += 1) {
        const browser = await launchWithPort(executablePath, page === '/' ? profile.folder : undefined);
        try {
          const flags = { port: browser.port, output: 'json', logLevel: 'error', disableStorageReset: true };
          const run = await lighthouse(house.url + page, { ...flags, onlyCategories: [...CATEGORIES] });
          const { categories, audits } = Scores.parse(run?.lhr);
          for (const category of CATEGORIES) scores[category]?.push((categories[category]?.score ?? 0) * 100);
          for (const audit of Object.values(audits)) if (audit.score === 0) failed.add(audit.title);
        } finally {
          await browser.close();
        }
        say(
          `${page} round ${round} of ${rounds}: ${CATEGORIES.map((name) => `${name} ${scores[name]?.at(-1)}`).join(', ')}`,
        );
      }
      const medians = Object.fromEntries(CATEGORIES.map((category) => [category, median(scores[category] ?? [])]));
      results[page] = medians;
      if (CATEGORIES.some((category) => (medians[category] ?? 0) < LEAST[category])) isGood = false;
      for (const title of failed) say(`  ${page}: ${title}`);
    }
  } finally {
    await profile.remove();
    await house.remove();
  }
  const head = `| page | ${CATEGORIES.map((category) => `${category} (≥ ${LEAST[category]})`).join(' | ')} |`;
  const rows = Object.entries(results).map(
    ([page, medians]) => `| ${page} | ${CATEGORIES.map((category) => medians[category]).join(' | ')} |`,
  );
  const table = [head, '| --- | ---: | ---: | ---: |', ...rows].join('\n');
  say(`\n${table}`);
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'lighthouse.md'), `Mobile preset, medians of ${rounds}.\n\n${table}\n`);
  return isGood;
}

async function signedInProfile(executable: string, house: House) {
  const browser = await launchBrowser(executable);
  for (let game = 0; game < GAMES; game += 1) {
    await house.feed.openGame({ home: `홈 ${game}`, away: `원정 ${game}`, odds: { home: 185, draw: 320, away: 410 } });
  }
  const tab = await browser.open(`${house.url}/login`, 'front');
  await tab.until("document.querySelector('form input[type=password]')");
  await signInByForm(tab, 'member1');
  await browser.quit();
  return { folder: browser.profile, remove: () => browser.close() };
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
