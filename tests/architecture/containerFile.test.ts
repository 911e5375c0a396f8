/** The container file: read by a linter, since few machines that test have a builder, and held to what is here. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'Containerfile'), 'utf8');
const complaints = (of: string) =>
  validate(of).map(({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);

/** What is copied out of the checkout, and not out of another stage. */
const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));

describe('the container file', () => {
  it('is one that a builder takes', () => {
    expect(complaints(text)).toEqual([]);
    expect(complaints(text.replace('WORKDIR /app', 'WORKDIRE /app'))).not.toEqual([]);
    expect(complaints(text.replace('CMD ["node", "-e"', 'CMDE ["node", "-e"'))).not.toEqual([]);
  });

  it('copies what is there, and installs from the lock file alone', () => {
    expect(copied).toContain('server');
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    const installs = [...text.matchAll(/npm (?:ci|install|i)\b[^&\n]*/g)].map(([command]) => command);
    expect(installs).toHaveLength(2);
    for (const command of installs) expect(command).toMatch(/^npm ci --ignore-scripts /);
    expect(text.lastIndexOf('COPY package.json package-lock.json')).toBeLessThan(text.lastIndexOf('npm ci'));
  });

  it('runs as nobody in particular, as the process that is signalled', () => {
    expect(text.lastIndexOf('\nUSER node\n')).toBeGreaterThan(text.lastIndexOf('\nRUN '));
    expect(text).toMatch(/\nENTRYPOINT \["node", /);
    expect(existsSync(path.join(root, 'server/main.ts'))).toBe(true);
  });

  it('takes no data, no secret and no build of the checkout with it', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    for (const name of ['.hanpan', '.git', 'node_modules', 'dist']) expect(ignored).toContain(name);
  });
});
