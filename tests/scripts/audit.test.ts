/** What the audit of dependencies finds, and that a registry which does not answer is never taken for a clean one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { acceptsNode, nodeRefusals, OUR_NODES } from '../../scripts/audit/nodeRange.ts';
import { faultsOf, LockFile, Manifest } from '../../scripts/audit/packages.ts';
import { readAdvisories, readSignatures } from '../../scripts/audit/registryAnswer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const whole = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
  integrity: 'sha512-x',
  license: 'MIT',
};
const found = (entry: object, dependencies: Record<string, string> = {}) =>
  faultsOf(Manifest.parse({ dependencies }), LockFile.parse({ packages: { '': {}, 'node_modules/a': entry } }));

describe('the audit of dependencies', () => {
  it('finds nothing in what we have', () => {
    expect(faultsOf(Manifest.parse(read('package.json')), LockFile.parse(read('package-lock.json')))).toEqual([]);
  });

  it.each(['^1.0.0', '~1.0.0', '>=1', '*', 'latest', '1.x', 'npm:b@^1.0.0', 'git+https://x/y', 'file:../a'])(
    'finds a range: %s',
    (version) => {
      expect(found(whole, { a: version })).toEqual([`a is not pinned: ${version}`]);
    },
  );

  it.each(['1.0.0', '1.0.0-beta.1', 'npm:@scope/b@1.0.0'])('takes %s for one version', (version) => {
    expect(found(whole, { a: version })).toEqual([]);
  });

  it.each([
    ['without a digest', { ...whole, integrity: undefined }],
    ['from elsewhere', { ...whole, resolved: 'https://evil.example/a.tgz' }],
    ['that runs a script', { ...whole, hasInstallScript: true }],
    ['under a licence that asks for more', { ...whole, license: 'AGPL-3.0' }],
    ['without a licence', { ...whole, license: undefined }],
  ])('finds a package %s', (_what, entry) => {
    expect(found(entry)).toHaveLength(1);
  });

  it('takes one licence of several, and asks no tool of ours for it', () => {
    expect(found({ ...whole, license: '(MPL-2.0 OR Apache-2.0)' })).toEqual([]);
    expect(found({ ...whole, license: 'MPL-2.0', dev: true })).toEqual([]);
  });
});

describe('the versions of Node that packages run on', () => {
  it.each(['package-lock.json', 'bench/package-lock.json'])('are all of ours in %s', (name) => {
    expect(nodeRefusals(LockFile.parse(read(name)))).toEqual([]);
  });

  it('are those that our own package takes', () => {
    const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(read('package.json'));
    expect(OUR_NODES.map((version) => acceptsNode(engines.node, version))).toEqual([true, true, true]);
    expect(
      ['18.20.0', '20.18.0', '22.12.0', '23.11.0'].filter((version) => acceptsNode(engines.node, version)),
    ).toEqual([]);
  });

  it('are told of a package that refuses one of ours, unless the install goes on without it', () => {
    const lock = (entry: object) => LockFile.parse({ packages: { 'node_modules/a': { ...whole, ...entry } } });
    const engines = { node: '^22.0.0 || ^24.0.0 || >=26.0.0' };
    expect(nodeRefusals(lock({ engines }))).toEqual([
      'node_modules/a refuses Node 20.19.0: ^22.0.0 || ^24.0.0 || >=26.0.0',
    ]);
    expect(nodeRefusals(lock({ engines, optional: true }))).toEqual([]);
  });

  it.each([
    ['>= 18', [true, true, true]],
    ['>=22.12', [false, true, true]],
    ['>=22.14', [false, false, true]],
    ['>=20 <23', [true, true, false]],
    ['^20.19.0 || ^22.14.0 || >=24', [true, false, true]],
    ['~22.13.0', [false, true, false]],
    ['24.x', [false, false, true]],
    ['18 || 20', [true, false, false]],
    ['<=22', [true, true, false]],
    ['>22', [false, false, true]],
    ['*', [true, true, true]],
  ])('are read from %s', (range, accepted) => {
    expect(OUR_NODES.map((version) => acceptsNode(range, version))).toEqual(accepted);
  });

  it('are not guessed from what is no range', () => {
    expect(() => acceptsNode('latest', '20.19.0')).toThrow(RangeError);
  });
});

describe('an answer of the registry', () => {
  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { a: { severity } },
      metadata: { vulnerabilities: { total: 1, [severity]: 1 } },
    });

  it.each([
    ['nothing', JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }), 'clean'],
    ['a low one', report('low'), 'clean'],
    ['a high one', report('high'), 'fault'],
    ['a critical one', report('critical'), 'fault'],
    [
      'a refusal',
      '{"message":"405 Method Not Allowed","error":{"summary":"audit endpoint returned an error"}}',
      'unanswered',
    ],
    ['words', 'npm error network ENOTFOUND', 'unanswered'],
    ['silence', '', 'unanswered'],
  ])('on advisories: %s', (_what, output, kind) => {
    expect(readAdvisories(output).kind).toBe(kind);
  });

  it.each([
    ['all verified', 0, 'audited 200 packages\n\n200 packages have verified registry signatures\n', 'clean'],
    ['one invalid', 1, '1 package has an invalid registry signature:\n\na@1.0.0\n', 'fault'],
    ['one missing', 1, '1 package has a missing registry signature\n', 'fault'],
    ['no network', 1, 'npm error network request to https://x failed, reason: ENOTFOUND', 'unanswered'],
    ['nothing', 0, '', 'unanswered'],
  ])('on signatures: %s', (_what, code, output, kind) => {
    expect(readSignatures(code, output).kind).toBe(kind);
  });
});
