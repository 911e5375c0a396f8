/**
 * Styles ask with `:has` for children alone, and for the look of the element that has them: asked of descendants, or for the look of others, each node that comes
 * or goes styles everything around it anew (0091, 0164).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../../src/app');
/** Where a selector asks for anything but a child, or for a child of one. */
const DEEP = /:has\((?!>)|:has\([^)]*(?:,\s*(?!>)|[\w\])"']\s+[\w[.#*])/g;

/** Where the look is another's than that of the element which has the children. */
const OF_OTHERS = /:has\((?:[^()]|\([^()]*\))*\)\)?\s*[>+~\s]\s*[^\s,'"`]/g;

const stylesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css.ts'));

const foundIn = (pattern: RegExp) =>
  stylesIn(ROOT).flatMap((name) =>
    [...readFileSync(path.join(ROOT, name), 'utf8').matchAll(pattern)].map(([found]) => `${name}: ${found}`),
  );

it('no style asks for descendants with :has', () => {
  expect(foundIn(DEEP)).toEqual([]);
});

it('no style asks with :has for the look of another element', () => {
  expect(foundIn(OF_OTHERS)).toEqual([]);
});

it('and the checks find one that does', () => {
  for (const selector of [
    'html:has([data-modal]) &',
    'div:has(main p) ~ &',
    'div:has(> main p)',
    'a:has(> b, main:empty)',
  ])
    expect(selector.match(DEEP)).not.toBeNull();
  expect('div:has(> main:empty) ~ &, &:not(:has(> :nth-child(2)))'.match(DEEP)).toBeNull();
  for (const selector of [
    'div:has(> main:empty) ~ &',
    '&:not(:has(> :nth-child(2))) > p',
    'x:has(> [data-kind="line"]) > :not(b)',
  ])
    expect(selector.match(OF_OTHERS)).not.toBeNull();
  for (const selector of [
    `'&:has(> :checked)': {`,
    `'&:not(:has(> :nth-child(2)))': {`,
    'a:has(> b:focus-visible)`, { outline',
  ])
    expect(selector.match(OF_OTHERS)).toBeNull();
});
