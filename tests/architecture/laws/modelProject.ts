/**
 * A small project in a temporary folder with this project's own configuration and a file per layer, to break on purpose.
 *
 * It has no code of ours, so that what a fence finds in it is what was planted.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The projects that `tsc -b` builds, as the root configuration lists them. */
const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
  references: { path: string }[];
};
const LAYERS = references.map((reference) => reference.path);

const CONFIGURATION = [
  'tsconfig.json',
  'tsconfig.base.json',
  ...LAYERS.map((at) => `${at}/tsconfig.json`),
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.json',
  'knip.json',
  'package.json',
];

const FILES: Readonly<Record<string, string>> = {
  'src/domain/kernel/won.ts': 'export const won = 1;\n',
  'src/db/tables.ts': "import { won } from '../domain/kernel/won.ts';\n\nexport const tables = won;\n",
  'src/worker/entry.ts': "import { tables } from '../db/tables.ts';\n\nexport const entry = tables;\n",
  'src/copy/words.ts': "import { won } from '../domain/kernel/won.ts';\n\nexport const words = won;\n",
  'src/app/main.tsx': "import { words } from '../copy/words.ts';\n\nexport const main = words;\n",
  'server/main.ts': "import { won } from '../src/domain/kernel/won.ts';\n\nexport const origin = won;\n",
  'scripts/start.ts': 'export const start = 1;\n',
  'tests/won.test.ts': "import { won } from '../src/domain/kernel/won.ts';\n\nexport const tested = won;\n",
  'e2e/won.spec.ts': 'export const spec = 1;\n',
  'bench/bets/main.ts': 'export const bets = 1;\n',
  'bench/tabs/main.ts': 'export const tabs = 1;\n',
  'vite.config.ts': 'export const site = 1;\n',
  'playwright.config.ts': 'export const specs = 1;\n',
};

/** What the model has under a name: a file of its own, or this project's configuration. */
function originalOf(name: string): string | undefined {
  const ours = path.join(root, name);
  return FILES[name] ?? (CONFIGURATION.includes(name) && existsSync(ours) ? readFileSync(ours, 'utf8') : undefined);
}

export interface ModelProject {
  readonly root: string;
  /** Writes a file, `undefined` restores it (or removes it if the model has none). */
  write(name: string, text: string | undefined): void;
  remove(): void;
}

export function makeModelProject(): ModelProject {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hanpan-fences-'));
  const write = (name: string, text: string | undefined) => {
    const file = path.join(folder, name);
    const content = text ?? originalOf(name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (content === undefined) rmSync(file, { force: true });
    else writeFileSync(file, content);
  };
  for (const name of CONFIGURATION) write(name, undefined);
  for (const name of Object.keys(FILES)) write(name, undefined);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { root: folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
