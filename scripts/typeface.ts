/**
 * `npm run typeface`: makes the two small files of the typeface anew from its package. Run by hand when words change: `first-paint.woff2`
 * has the letters of the login card, as the built site's styles name them, and `e2e/first-paint.spec.ts` tells when one is missing;
 * `words.woff2` has those of every word of ours, and a letter that is missing in it comes from a slice of the typeface as others do.
 *
 * Needs Python 3 with `fonttools` and `brotli` (`pip install fonttools brotli`), which nothing else here does: that is why its output
 * is kept.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshSite } from './build/freshSite.ts';

const root = path.resolve(import.meta.dirname, '..');
const app = path.join(root, 'src/app');
const source = path.join(root, 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');
const python = process.env['PYTHON'] ?? 'python3';
/** The words of each wing, but for those of the page of parts, which no member sees; and what both sides say. */
const WORDS = /^(?:app\/(?!design\/)[a-z-]+\/)?copy\/.*\.ts$/;

/** What the sources of our words are written with; comments are written in plain ASCII, all of which is in. */
function lettersOfWords(): ReadonlySet<string> {
  const sources = path.dirname(app);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    WORDS.test(file.replaceAll(path.sep, '/')),
  );
  const texts = files.map((file) => readFileSync(path.join(sources, file), 'utf8'));
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  return new Set([...ascii, ...Array.from(texts.join(''))].filter((letter) => letter >= ' '));
}

/** Letters as a style names them: `U+20-7e, U+ac00`, neighbours as one range. */
function unicodeRangeOf(letters: Iterable<string>): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const open = ranges.at(-1);
    if (open !== undefined && code <= open.last + 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const hex = (code: number) => code.toString(16);

/** As `--unicodes` takes them: `U+20,U+AC00`. */
async function lettersOfCard(): Promise<string> {
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

/** @returns whether it was made */
function makeFile(name: string, unicodes: string): boolean {
  const target = path.join(app, name);
  const settings = [
    `--unicodes=${unicodes}`,
    '--flavor=woff2',
    '--layout-features=kern,ccmp,locl,calt,tnum',
    // Copyright and licence stay; the reserved name does not.
    '--name-IDs=0,13,14',
    `--output-file=${target}`,
  ];
  const { status } = spawnSync(python, ['-m', 'fontTools.subset', source, ...settings], { stdio: 'inherit' });
  if (status === 0) console.log(`${name}: ${statSync(target).size} bytes`);
  return status === 0;
}

const range = unicodeRangeOf(lettersOfWords());
const lines = (range.match(/(?:[^,]+(?:, )?){1,12}/g) ?? []).map((line) => `  '${line}',\n`);
writeFileSync(
  path.join(app, 'kit/theme/wordsRange.ts'),
  `/** Written by \`npm run typeface\`: every letter of our words, as a style names them. */
export const wordsRange = [\n${lines.join('')}].join('');\n`,
);
const isMade =
  makeFile('kit/theme/words.woff2', range.replaceAll(' ', '')) &&
  makeFile('frame/session/first-paint.woff2', await lettersOfCard());
process.exitCode = isMade ? 0 : 1;
