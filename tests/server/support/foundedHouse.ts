/**
 * A data directory in which the demo house was founded and nothing has happened since: made once a run, and copied for each origin that would found the
 * same anew. Tables and founding were half of what a test took that begins with an origin (decision 0069), and most tests of the origin do.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OriginOptions } from '../../../server/originOptions.ts';

/** What a founding depends on: where a test says any of it, its house is founded before it. */
const SAYS_HOW: readonly (keyof OriginOptions)[] = [
  'demo',
  'clock',
  'randomness',
  'openStore',
  'openPasswords',
  'passwordCost',
  'sealKey',
];

/**
 * @param dataDir to be filled, if it is empty and its house is as all others
 * @param found fills a directory as an origin does, and leaves it
 */
export async function layFoundedHouse(
  dataDir: string,
  options: Partial<OriginOptions>,
  found: (dataDir: string) => Promise<void>,
): Promise<void> {
  if (SAYS_HOW.some((option) => option in options) || readdirSync(dataDir).length > 0) return;
  const founded = join(inject('runDirectory'), 'founded');
  if (!existsSync(founded)) {
    const own = mkdtempSync(`${founded}-`);
    await found(own);
    try {
      renameSync(own, founded);
    } catch {
      // Another process was first; one is as good as the other.
      rmSync(own, { recursive: true, force: true });
    }
  }
  // Files only: what lies in folders tells of the origin that founded, and not of the house.
  const files = readdirSync(founded, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) copyFileSync(join(founded, name), join(dataDir, name));
}
