/** What the audit of dependencies finds, and that a registry which does not answer is never taken for a clean one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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
