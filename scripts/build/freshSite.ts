/**
 * Makes sure that `dist/` is the site of today's sources: builds it if it is missing or of other sources, else does nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageBin } from '../process/packageBin.ts';
import { runCommand } from '../process/runCommand.ts';
import { STAMP_FILE } from './buildStamp.ts';
import { buildIdOf, distOf } from './siteSources.ts';

const BUILD_TIMEOUT_MS = 240_000;
/** How often a running build says that it still runs, ms. */
const PROGRESS_MS = 2_000;

export interface FreshSite {
  /** Folder of the built site. */
  readonly dist: string;
  readonly buildId: string;
  /** Milliseconds the build took; 0 if none was needed. */
  readonly builtInMs: number;
}

/** The id of the build in `dist/`, `undefined` if there is none or it did not finish. */
export function builtIdOf(dist: string): string | undefined {
  const stamp = path.join(dist, STAMP_FILE);
  if (!existsSync(stamp) || !existsSync(path.join(dist, 'index.html'))) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(stamp, 'utf8'));
    const isStamp = typeof content === 'object' && content !== null && 'buildId' in content;
    return isStamp ? String(content.buildId) : undefined;
  } catch {
    // Cut short: as good as none.
    return undefined;
  }
}

/**
 * @param root the project's root
 * @param say told what goes on, one line at a time
 * @param isForTesters the site with what no member's has (`testersParts.ts`)
 * @throws Error with the build's own words if it fails
 */
export async function freshSite(root: string, say: (line: string) => void, isForTesters = false): Promise<FreshSite> {
  const dist = path.join(root, distOf(isForTesters));
  const buildId = buildIdOf(root, isForTesters);
  if (builtIdOf(dist) === buildId) return { dist, buildId, builtInMs: 0 };

  say('Building the site (the first start does this once, about ten seconds)');
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const progress = setInterval(() => {
    say(`  building … ${seconds()} s`);
  }, PROGRESS_MS);
  try {
    const outcome = await runCommand({
      argv: [process.execPath, packageBin(root, 'vite', 'vite'), 'build', '--logLevel', 'warn'],
      cwd: root,
      timeoutMs: BUILD_TIMEOUT_MS,
      env: { NODE_ENV: 'production', ...(isForTesters ? { HANPAN_TESTERS: '1' } : {}) },
    });
    if (!outcome.ok || builtIdOf(dist) === undefined) throw new Error(`The site did not build.\n${outcome.output}`);
    say(`Built ${buildId} in ${(outcome.ms / 1000).toFixed(1)} s`);
    return { dist, buildId, builtInMs: outcome.ms };
  } finally {
    clearInterval(progress);
  }
}
