/** Styles ask with `:has` for children alone: asked of descendants, each node that comes or goes styles the whole document anew (0091). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../../src/app');
/** Where a selector asks for anything but a child, or for a child of one. */
const DEEP = /:has\((?!>)|:has\([^)]*(?:,\s*(?!>)|[\w\])"']\s+[\w[.#*])/g;

const stylesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'));

it('no style asks for descendants with :has', () => {
  const deep = stylesIn(ROOT).flatMap((name) =>
    [...readFileSync(path.join(ROOT, name), 'utf8').matchAll(DEEP)].map(([found]) => `${name}: ${found}`),
  );
  expect(deep).toEqual([]);
});

it('and the check finds one that does', () => {
  for (const selector of [
    'html:has([data-modal]) &',
    'div:has(main p) ~ &',
    'div:has(> main p)',
    'a:has(> b, main:empty)',
  ])
    expect(selector.match(DEEP)).not.toBeNull();
  expect('div:has(> main:empty) ~ &, &:not(:has(> :nth-child(2)))'.match(DEEP)).toBeNull();
});
