/**
 * Where an installed package keeps its command, as a JavaScript file that `node` can run: the same on every system, without a
 * shell and without the links that Windows does not have.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param root the project's root, which has `node_modules`
 * @param packageName as installed, alias names included
 * @param binName one of the package's commands
 * @throws Error if the package or the command is not there
 */
export function packageBin(root: string, packageName: string, binName: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const manifestFile = path.join(folder, 'package.json');
  if (!existsSync(manifestFile)) throw new Error(`${packageName} is not installed; run npm install`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { bin?: string | Record<string, string> };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[binName];
  if (file === undefined) throw new Error(`${packageName} has no command ${binName}`);
  return path.join(folder, file);
}
