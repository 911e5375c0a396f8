/**
 * What the baselines were made with. Another major of the browser, or another system, draws letters and edges otherwise: comparing
 * with its pictures would tell of the browser, not of the site.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const MadeWith = z.object({ chromium: z.number().int(), platform: z.string() });
const FILE = path.resolve(import.meta.dirname, '../baselines/madeWith.json');

/**
 * @param version of the browser, as it tells it
 * @returns why its pictures cannot be compared with the baselines; `undefined` if they can
 */
export function whyNotComparable(version: string): string | undefined {
  const made = MadeWith.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (made.platform !== process.platform)
    return `the baselines were made on ${made.platform}, this is ${process.platform}`;
  const major = Number.parseInt(version, 10);
  if (made.chromium !== major) return `the baselines were made with Chromium ${made.chromium}, this is ${version}`;
  return undefined;
}
