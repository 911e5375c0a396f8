/**
 * Two real builds of the site, and an origin that serves one after the other from the same address, as a deploy does. The first is
 * `dist`; the second is built once per state of the sources, with another id, into the cache.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { startOrigin, type Origin } from '../../../server/origin.ts';
import { ScriptedFeed } from '../../support/scriptedFeed.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface BuiltSite {
  readonly dir: string;
  readonly id: string;
}

const stampOf = (dir: string) => path.join(dir, 'build.json');
const idIn = (dir: string) => (JSON.parse(readFileSync(stampOf(dir), 'utf8')) as { buildId: string }).buildId;

/** The site of today's sources as `dist` has it. */
export function firstBuild(): BuiltSite {
  const dir = path.join(root, 'dist');
  return { dir, id: idIn(dir) };
}

/** Built beside the site or packed out of it, and asked for by no member's tab. */
const BESIDE = new Set(['hanpan-office-program', 'hanpan-replay-program', 'hanpan-compressed-twins']);
const isBeside = (option: PluginOption) =>
  typeof option === 'object' && option !== null && 'name' in option && BESIDE.has(option.name);

/** The same sources built once more, under another id: every file that knows its build has another name. What no member's tab asks for is left out. */
export async function secondBuild(): Promise<BuiltSite> {
  const id = `${firstBuild().id}-next`;
  const dir = path.join(root, 'node_modules', '.cache', 'hanpan', 'sites', id);
  if (existsSync(stampOf(dir)) && idIn(dir) === id) return { dir, id };
  const of = { command: 'build', mode: 'production' } as const;
  const { plugins, define, ...config } = (await loadConfigFromFile(of, undefined, root))?.config ?? {};
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    plugins: plugins?.filter((option) => !isBeside(option)) ?? [],
    define: { ...define, __HANPAN_BUILD__: JSON.stringify(id) },
    build: { ...config.build, outDir: dir, emptyOutDir: true },
  });
  writeFileSync(stampOf(dir), JSON.stringify({ buildId: id }));
  return { dir, id };
}

/** An origin whose site can be deployed anew: it restarts on its data and its port. */
export class Deployment {
  readonly feed = new ScriptedFeed();
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-deploy-'));
  #origin: Origin | undefined;
  #port = 0;

  async deploy(site: BuiltSite): Promise<void> {
    await this.#origin?.close();
    this.#origin = await startOrigin({
      host: '127.0.0.1',
      port: this.#port,
      dataDir: this.#folder,
      siteDir: site.dir,
      build: site.id,
      feed: this.feed.factory,
      heartbeatMs: 1_000,
      passwordCost: 8,
    });
    this.#port = Number(new URL(this.#origin.url).port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async remove(): Promise<void> {
    await this.#origin?.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
