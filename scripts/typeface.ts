/**
 * `npm run typeface`: makes `src/app/theme/first-paint.woff2` anew from the typeface's package, with the letters that the built site's
 * styles name. Run by hand when the words of the login card change; `e2e/first-paint.spec.ts` tells when that is.
 *
 * Needs Python 3 with `fonttools` and `brotli` (`pip install fonttools brotli`), which nothing else here does: that is why its output
 * is kept.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { freshSite } from './build/freshSite.ts';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');
const target = path.join(root, 'src/app/theme/first-paint.woff2');

/** As `--unicodes` takes them: `U+20,U+AC00`. */
async function lettersOfStyles(): Promise<string> {
  const { dist } = await freshSite(root, console.log);
  const assets = path.join(dist, 'assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) {
    const faces = readFileSync(path.join(assets, sheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];
    const face = faces.find((text) => text.includes('/first-paint-'));
    const range = face === undefined ? undefined : /unicode-range:([^;}]+)/.exec(face)?.[1];
    if (range !== undefined) return range.replaceAll(' ', '');
  }
  throw new Error('no style of the built site names the letters of the login card');
}

const letters = await lettersOfStyles();
const settings = [
  `--unicodes=${letters}`,
  '--flavor=woff2',
  '--layout-features=kern,ccmp,locl,calt',
  // Copyright and licence stay; the reserved name does not.
  '--name-IDs=0,13,14',
  `--output-file=${target}`,
];
const python = process.env['PYTHON'] ?? 'python3';
const { status } = spawnSync(python, ['-m', 'fontTools.subset', source, ...settings], { stdio: 'inherit' });
if (status === 0) console.log(`${letters.split(',').length} letters in ${statSync(target).size} bytes`);
process.exitCode = status ?? 1;
