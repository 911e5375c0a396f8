/** When a site counts as built: only if a finished build is of exactly today's sources. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtIdOf } from '../../scripts/build/freshSite.ts';
import { buildIdOf, siteSources } from '../../scripts/build/siteSources.ts';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'hanpan-site-'));
  write('package.json', '{"version":"1.2.3"}');
  write('index.html', '<html></html>');
  write('src/app/main.tsx', 'main');
  write('server/main.ts', 'origin');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the build id', () => {
  it('has the version, and is the same for the same sources', () => {
    expect(buildIdOf(root)).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
    expect(buildIdOf(root)).toBe(buildIdOf(root));
  });

  it('changes with the text, the name and the number of source files', () => {
    const ids = new Set([buildIdOf(root)]);
    write('src/app/main.tsx', 'main!');
    ids.add(buildIdOf(root));
    write('src/app/other.ts', '');
    ids.add(buildIdOf(root));
    rmSync(path.join(root, 'src/app/other.ts'));
    write('src/app/another.ts', '');
    ids.add(buildIdOf(root));
    expect(ids.size).toBe(4);
  });

  it('does not depend on what the site is not made of', () => {
    const before = buildIdOf(root);
    write('server/main.ts', 'another origin');
    write('dist/index.html', 'built');
    expect(buildIdOf(root)).toBe(before);
    expect(siteSources(root)).toEqual(['index.html', 'package.json', 'src/app/main.tsx']);
  });
});

describe('a built site', () => {
  const dist = () => path.join(root, 'dist');

  it('has the id of its stamp', () => {
    write('dist/index.html', '');
    write('dist/build.json', '{"buildId":"1.2.3-abc"}');
    expect(builtIdOf(dist())).toBe('1.2.3-abc');
  });

  it.each([
    ['there is none', {}],
    ['the build did not finish', { 'dist/index.html': '' }],
    ['the page is missing', { 'dist/build.json': '{"buildId":"a"}' }],
    ['the stamp says nothing', { 'dist/index.html': '', 'dist/build.json': '{}' }],
    ['the stamp is cut short', { 'dist/index.html': '', 'dist/build.json': '{"buil' }],
  ])('has none when %s', (_, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) write(name, text);
    expect(builtIdOf(dist())).toBeUndefined();
  });
});
