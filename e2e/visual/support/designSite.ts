/** The design page as a built site of its own, which any route of an origin answers: the site's build knows nothing of it. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { buildIdOf } from '../../../scripts/build/siteSources.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Built once per state of the sources. @returns its folder */
export async function designSite(): Promise<string> {
  const dir = path.join(root, 'node_modules', '.cache', 'hanpan', 'sites', `${buildIdOf(root)}-design`);
  const stamp = path.join(dir, 'design.json');
  if (existsSync(stamp)) return dir;
  await build({
    root: path.join(root, 'src', 'app', 'design'),
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: dir,
      emptyOutDir: true,
      // The files of the site are for its own first pages: of these modules some would import one another in a circle.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  writeFileSync(stamp, '{}\n');
  return dir;
}
