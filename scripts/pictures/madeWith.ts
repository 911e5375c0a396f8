/**
 * What the baselines of `e2e/visual` were made with. Another major of the browser, or another system, draws letters and edges
 * otherwise: comparing with its pictures would tell of the browser, not of the site.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const MadeWith = z.object({ chromium: z.number().int(), platform: z.string() });

const fileIn = (root: string) => path.join(root, 'e2e', 'visual', 'baselines', 'madeWith.json');

/**
 * @param root the project's root
 * @param version of the browser, as it tells it
 * @returns why its pictures cannot be compared with the baselines; `undefined` if they can
 */
export function whyNotComparable(root: string, version: string): string | undefined {
  const made = MadeWith.parse(JSON.parse(readFileSync(fileIn(root), 'utf8')));
  if (made.platform !== process.platform)
    return `the baselines were made on ${made.platform}, this is ${process.platform}`;
  if (made.chromium !== Number.parseInt(version, 10))
    return `the baselines were made with Chromium ${made.chromium}, this is ${version}`;
  return undefined;
}

/** Notes that the baselines are this browser's, on this system. */
export function noteMadeWith(root: string, version: string): void {
  const made = { chromium: Number.parseInt(version, 10), platform: process.platform };
  writeFileSync(fileIn(root), `${JSON.stringify(made, null, 2)}\n`);
}
