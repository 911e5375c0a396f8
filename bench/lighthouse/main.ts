/**
 * `npm run bench:lighthouse [-- --rounds N]`: audits the built site on the mobile preset, the login page and the home page after login,
 * five times each. Writes medians and spread to `bench/results/lighthouse.md`, every round to `lighthouse.json`; ends with 1, and says
 * which minimum was missed, below performance 95, accessibility 100 or best practices 100.
 *
 * Signing in needs no script inside the audit: the session is in the browser's profile, where the product keeps it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { House } from '../../e2e/support/House.ts';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { readCommandLine, wholeNumber } from '../../scripts/process/commandLine.ts';
import { launchBrowser } from '../browser/benchBrowser.ts';
import { signInByForm } from '../load/signInByForm.ts';
import { watchMachine, type MachineNote } from '../machine/machineWatch.ts';
import { installPeers } from '../run/installPeers.ts';
import { auditPage, type PageAudit } from './auditPage.ts';
import { auditTables, missed } from './auditReport.ts';

const GAMES = 20;

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => {
  console.log(line);
};
const rounds = readCommandLine(
  'npm run bench:lighthouse -- [--rounds N]',
  { rounds: { type: 'string', default: '5' } },
  (values) => wholeNumber('--rounds', values.rounds, 1, 20),
);

async function main(): Promise<boolean> {
  await installPeers(root, say);
  const { executablePath } = await findBrowser(root, say);
  await freshSite(root, say);
  const machine = watchMachine();
  const audits = await auditPages(executablePath, rounds);
  report(audits, rounds, machine());
  const misses = missed(audits);
  for (const miss of misses) say(`MISSED ${miss}`);
  return misses.length === 0;
}

async function auditPages(executable: string, rounds: number): Promise<readonly PageAudit[]> {
  const house = new House();
  await house.start();
  const member = await signedInProfile(executable, house);
  const deps = { executable, origin: house.url, say };
  try {
    return [
      await auditPage('/login', rounds, deps),
      await auditPage('/', rounds, { ...deps, profile: member.profile }),
    ];
  } finally {
    await member.remove();
    await house.remove();
  }
}

function report(audits: readonly PageAudit[], rounds: number, machine: MachineNote): void {
  const text = auditTables(audits, machine);
  say(`\n${text}\n`);
  for (const { page, rounds: done } of audits) {
    for (const title of new Set(done.flatMap(({ failed }) => failed))) say(`  ${page}: ${title}`);
  }
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const head = `Mobile preset, simulated throttling; medians of ${rounds}, least and most in brackets.`;
  writeFileSync(path.join(folder, 'lighthouse.md'), `${head}\n\n${text}\n`);
  writeFileSync(path.join(folder, 'lighthouse.json'), `${JSON.stringify({ rounds, machine, audits }, null, 2)}\n`);
}

async function signedInProfile(executable: string, house: House) {
  const browser = await launchBrowser(executable);
  for (let game = 0; game < GAMES; game += 1) {
    await house.feed.openGame({ home: `홈 ${game}`, away: `원정 ${game}`, odds: { home: 185, draw: 320, away: 410 } });
  }
  const tab = await browser.open(`${house.url}/login`, 'front');
  await signInByForm(tab, 'member1');
  // Each round finds the same browser: one that keeps the site, as a member's does from the first visit on.
  await tab.run("void navigator.serviceWorker.ready.then(() => (document.body.dataset.kept = 'yes'))", z.unknown());
  await tab.until("document.body.dataset.kept === 'yes'");
  await browser.quit();
  return { profile: browser.profile, remove: () => browser.close() };
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  },
);
