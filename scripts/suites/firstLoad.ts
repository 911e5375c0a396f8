/**
 * Gates the first load by bytes: what the scripts weigh, compressed, that a page loads before it can be used. Times are measured
 * elsewhere; bytes are the same on every machine. And by order: no file may wait for itself.
 *
 * Counted is what the modules of a page import statically. Not counted, and told on a line of its own: what the page loads by itself
 * once it is drawn. At the login card that is the local database, without which the card takes an id and a password and sends them;
 * at the board, whatever lies over the page. The worker runs beside the page and brings its own copy of the database.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freshSite } from '../build/freshSite.ts';
import { inCircles } from '../check/inCircles.ts';
import type { Totals } from '../totals/totals.ts';

/** As Vite's manifest tells it, as far as it is read here. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

interface PageBudget {
  readonly page: 'login' | 'board';
  /** Modules, or groups of `fileGroups`, that the page waits for: each with everything it imports statically. */
  readonly entries: readonly string[];
  /** KB of 1024 bytes, gzip level 9. */
  readonly limitKb: number;
  /** Modules that the page loads by itself once it is drawn. */
  readonly after: readonly string[];
}

const SHELL = 'index.html';
/** The layout of members' pages, and the local database with its reader. */
const LAYOUT = 'chrome';
const DATABASE = 'store';
const BUDGETS: readonly PageBudget[] = [
  { page: 'login', entries: [SHELL], limitKb: 120, after: [DATABASE] },
  {
    page: 'board',
    entries: [SHELL, DATABASE, LAYOUT, 'src/app/sports/odds-board/KoreaScreen.tsx'],
    limitKb: 200,
    after: ['bet'],
  },
];

export interface PageWeight {
  readonly page: PageBudget['page'];
  /** KB of 1024 bytes, gzip level 9: what the page waits for, and what it loads by itself once it is drawn. */
  readonly kb: number;
  readonly laterKb: number;
  readonly files: number;
  readonly laterFiles: number;
  readonly limitKb: number;
}

/** @param dist folder of the built site */
export function weighPages(dist: string): readonly PageWeight[] {
  const manifest = manifestOf(dist);
  const weighAll = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(path.join(dist, file)), 0);
  return BUDGETS.map(({ page, entries, limitKb, after }) => {
    const files = filesOf(manifest, entries);
    const later = filesOf(manifest, after).filter((file) => !files.includes(file));
    return {
      page,
      limitKb,
      kb: weighAll(files),
      laterKb: weighAll(later),
      files: files.length,
      laterFiles: later.length,
    };
  });
}

/** @returns KB of 1024 bytes, gzip level 9 */
export const weigh = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1024;

export async function firstLoad(root: string, say: (line: string) => void): Promise<Totals> {
  const { dist } = await freshSite(root, say);
  const weights = weighPages(dist);
  for (const { page, kb, laterKb, files, laterFiles, limitKb } of weights) {
    const verdict = kb <= limitKb ? 'ok  ' : 'FAIL';
    say(`  ${verdict} ${page.padEnd(6)} ${kb.toFixed(1)} KB of ${limitKb} in ${files} files`);
    say(`              then ${laterKb.toFixed(1)} KB in ${laterFiles} files once it is drawn`);
  }
  const worker = readdirSync(path.join(dist, 'assets')).find((file) => /^entry-.*\.js$/.test(file));
  if (worker === undefined) throw new Error('the build has no worker');
  say(`       worker ${weigh(path.join(dist, 'assets', worker)).toFixed(1)} KB, loaded beside the page`);
  const circles = circlesOf(dist);
  say(`  ${circles.size === 0 ? 'ok  ' : 'FAIL'} ${circles.size} files that import themselves by others`);
  for (const [file, next] of circles) say(`       ${file} by ${next}`);
  const verdicts = [...weights.map(({ kb, limitKb }) => kb <= limitKb), circles.size === 0];
  const passed = verdicts.filter(Boolean).length;
  return { passed, failed: verdicts.length - passed, skipped: 0, flaky: 0 };
}

/** Built files in a circle: one of them runs before what it imports, and stops there. No module is in one; `fileGroups` may put two into one file that a third stands between. */
function circlesOf(dist: string): ReadonlyMap<string, string> {
  return inCircles(new Map(Object.entries(manifestOf(dist)).map(([key, { imports = [] }]) => [key, imports])));
}

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** A group has no module that it is named by: its key is that of the file. */
function keyOf(manifest: Manifest, entry: string): string {
  const group = Object.entries(manifest).find(([, { name, file }]) => name === entry && file.endsWith('.js'));
  return group?.[0] ?? entry;
}

/** @throws Error for an entry the build does not have: a page that is not weighed must not pass */
function filesOf(manifest: Manifest, entries: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of chunk.imports ?? []) follow(each);
  };
  for (const entry of entries) follow(keyOf(manifest, entry));
  return [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
}
