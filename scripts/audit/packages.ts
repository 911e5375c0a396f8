/** What can be said of our dependencies from their manifest and lock file alone: pinned, whole, from one place, under licences we may use. */
import { z } from 'zod';

/** Licences that ask for no more than their text, and Mozilla's, which asks that changes of its own files stay open: we change none. */
const LICENCES = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC0-1.0',
  'MPL-2.0',
  // As one package writes it.
  'MPL 2.0',
];
/**
 * What runs in production and may run a script when it is installed. `esbuild`, by which `tsx` reads our sources, only tries its own program
 * there: an install with `--ignore-scripts` works as well, and is what `.ci/run` does.
 */
const KNOWN_SCRIPTS = new Set(['node_modules/esbuild']);
const REGISTRY = 'https://registry.npmjs.org/';
/** `npm:name@version` is another name for a package. */
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const Versions = z.record(z.string(), z.string()).default({});
export const Manifest = z.object({ dependencies: Versions, devDependencies: Versions });
export type Manifest = z.infer<typeof Manifest>;

const Locked = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  optional: z.boolean().default(false),
  /** Old packages have a list here, which no installer reads any more. */
  engines: z.record(z.string(), z.string()).optional().catch(undefined),
});
export const LockFile = z.object({ packages: z.record(z.string(), Locked) });
export type LockFile = z.infer<typeof LockFile>;

/** A sentence for each fault. */
export function faultsOf(manifest: Manifest, lock: LockFile): string[] {
  return [
    ...unpinned(manifest),
    ...Object.entries(lock.packages).flatMap(([path, entry]) => faultsOfEntry(path, entry)),
  ];
}

function unpinned({ dependencies, devDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
    EXACT.test(version) ? [] : [`${name} is not pinned: ${version}`],
  );
}

function faultsOfEntry(path: string, entry: LockFile['packages'][string]): string[] {
  if (path === '' || entry.link) return [];
  const faults: string[] = [];
  if (entry.integrity === undefined) faults.push(`${path} has no digest`);
  // Without an address it comes from the registry that is asked, and by its digest from no other.
  if (entry.resolved?.startsWith(REGISTRY) === false) faults.push(`${path} comes from ${entry.resolved}`);
  if (entry.dev) return faults;
  // What runs in production runs nothing of its own when it is installed, but for what is known, and may be given on.
  if (entry.hasInstallScript && !KNOWN_SCRIPTS.has(path)) faults.push(`${path} runs a script when it is installed`);
  if (!isFree(entry.license)) faults.push(`${path} has the licence ${entry.license ?? 'unknown'}`);
  return faults;
}

/** One of several that may be chosen is enough. */
const isFree = (licence = ''): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => LICENCES.includes(one.trim()));
