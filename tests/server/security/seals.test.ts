/** Secrets that are read again are sealed, and their key is not with them (rules SEAL), at a real origin. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../../../server/randomness.ts';
import { makeKeyFile } from '../../../server/security/sealKey.ts';
import { createSeals } from '../../../server/security/seals.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';
import { storedText } from '../support/storedText.ts';

const SEED = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const KEY = Buffer.alloc(32, 7);
const keyFileOf = (dataDir: string) => path.join(dataDir, 'seal.key');

/** What the database holds of the owner's seed. */
function storedSeed(dataDir: string): string {
  const database = new Database(path.join(dataDir, 'origin.db'));
  const [row] = database.prepare("SELECT secret FROM second_factors WHERE member_id = 'owner1'").all() as {
    secret: string;
  }[];
  database.close();
  return row?.secret ?? '';
}

function edit(dataDir: string, sql: string, values: unknown[] = []): void {
  const database = new Database(path.join(dataDir, 'origin.db'));
  database.prepare(sql).run(values);
  database.close();
}

/** A house that was open once. */
async function founded(): Promise<string> {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  return dataDir;
}

const entered = async (options: Parameters<typeof openOrigin>[0]) =>
  (await signInOperator(await openOrigin(options))).session.operator.id;

describe('a seal', () => {
  it('SEAL-1 opens where it was made, and nowhere else', () => {
    const seals = createSeals(KEY, systemRandomness);
    const sealed = seals.seal('here', SEED);
    expect(sealed).not.toContain(SEED);
    expect(seals.seal('here', SEED)).not.toBe(sealed);
    expect(seals.open('here', sealed)).toBe(SEED);
    expect(() => seals.open('there', sealed)).toThrow();
    expect(() => createSeals(Buffer.alloc(32, 8), systemRandomness).open('here', sealed)).toThrow(
      'not sealed with the key',
    );
    expect(() => seals.open('here', SEED)).toThrow('not sealed with the key');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => seals.open('here', sealed.slice(0, -2) + last + sealed.slice(-1))).toThrow();
  });
});

describe('a seed', () => {
  it('SEAL-1 is in no file of the house, and opens all the same', async () => {
    const dataDir = newDataDir();
    expect(await entered({ dataDir })).toBe('owner1');
    expect(storedText(dataDir)).not.toContain(SEED);
    expect(storedSeed(dataDir)).toMatch(/^sealed\./);
  });

  it('SEAL-1 of another member opens nothing', async () => {
    const dataDir = await founded();
    edit(
      dataDir,
      "UPDATE second_factors SET secret = (SELECT secret FROM second_factors WHERE member_id = 'trader1') WHERE member_id = 'owner1'",
    );
    const failures: unknown[] = [];
    const origin = await openOrigin({ dataDir, onFailure: (error) => failures.push(error) });
    await expect(signInOperator(origin)).rejects.toThrow('office: 500');
    expect(failures).toHaveLength(1);
  });

  it('SEAL-3 that an older house stored as it is is sealed at its next start', async () => {
    const dataDir = await founded();
    edit(dataDir, 'UPDATE second_factors SET secret = ?', [SEED]);
    edit(dataDir, "DELETE FROM meta WHERE key = 'sealKey'");
    expect(await entered({ dataDir })).toBe('owner1');
    expect(storedSeed(dataDir)).toMatch(/^sealed\./);
  });
});

describe('the key', () => {
  it('SEAL-2 is a file that its owner reads, and the same for two who make it at once', () => {
    const file = path.join(newDataDir(), 'keys', 'seal.key');
    const [one, two] = [makeKeyFile(file, systemRandomness), makeKeyFile(file, systemRandomness)];
    expect(one).toHaveLength(32);
    expect(two.equals(one)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['seal.key']);
  });

  it('SEAL-2 is kept wherever whoever starts the house says', async () => {
    const dataDir = newDataDir();
    const keyFile = keyFileOf(newDataDir());
    await expect(openOrigin({ dataDir, sealKey: { keyFile } })).rejects.toThrow(`there is no key at ${keyFile}`);
    writeFileSync(keyFile, KEY.toString('base64'));
    expect(await entered({ dataDir, sealKey: { keyFile } })).toBe('owner1');
    expect(existsSync(keyFileOf(dataDir))).toBe(false);
    expect(await entered({ dataDir, sealKey: { key: KEY.toString('base64') } })).toBe('owner1');
  });

  it('SEAL-3 that is missing, or no key, opens nothing and is told', async () => {
    const dataDir = await founded();
    const file = keyFileOf(dataDir);
    renameSync(file, `${file}.away`);
    await expect(openOrigin({ dataDir })).rejects.toThrow(`is missing: put it back at ${file}`);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'c2hvcnQ=');
    await expect(openOrigin({ dataDir })).rejects.toThrow(`${file} holds no key`);
    writeFileSync(file, KEY.toString('base64'));
    await expect(openOrigin({ dataDir })).rejects.toThrow(`${file} is another key`);
    renameSync(`${file}.away`, file);
    expect(await entered({ dataDir })).toBe('owner1');
  });

  it('SEAL-3 is replaced with the one of before beside it, once', async () => {
    const dataDir = await founded();
    const [oldKeyFile, key] = [keyFileOf(dataDir), KEY.toString('base64')];
    const before = storedSeed(dataDir);
    expect(await entered({ dataDir, sealKey: { key, oldKeyFile } })).toBe('owner1');
    expect(storedSeed(dataDir)).not.toBe(before);
    await expect(openOrigin({ dataDir })).rejects.toThrow('is another key');
    await (await openOrigin({ dataDir, sealKey: { key } })).close();
  });
});

describe.skipIf(process.platform === 'win32')('the data directory', () => {
  it('SEAL-4 is its owner’s alone, also one that others could read before', async () => {
    const dataDir = path.join(newDataDir(), 'data');
    mkdirSync(dataDir, { mode: 0o755 });
    chmodSync(dataDir, 0o755);
    writeFileSync(path.join(dataDir, 'origin.db.bak'), 'of before', { mode: 0o644 });
    const origin = await openOrigin({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    const open = files.filter(({ name }) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0);
    expect(files.map(({ name }) => name)).toContain('origin.db-wal');
    expect(open.map(({ name }) => name)).toEqual([]);
    await origin.close();
    expect(readFileSync(path.join(dataDir, 'origin.db.bak'), 'utf8')).toBe('of before');
  });
});
