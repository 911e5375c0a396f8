/** A house that is backed up while it takes bets, and put back: its books, its clients, and what is refused (OPS-4, OPS-5). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../scripts/backup/backUp.ts';
import { proveDatabase } from '../../scripts/backup/proveDatabase.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { runCommand } from '../../scripts/process/runCommand.ts';
import { systemRandomness } from '../../server/randomness.ts';
import { DirectoryInUse } from '../../server/store/clearDirectory.ts';
import { isSound } from '../../server/wallet/ledgerDefects.ts';
import { processFile } from '../support/process/processFile.ts';
import { betOn, callOrigin, claimOn, newKey, signIn, type Caller } from '../server/support/caller.ts';
import { games } from '../server/support/feedReports.ts';
import { signInOperator } from '../server/support/operator.ts';
import { newDataDir, openOrigin } from '../server/support/openOrigin.ts';
import { framesOf, isFrame, openStream } from '../server/support/streamReader.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LIMIT_MS = 180_000;
const NOW = 1_700_000_000_000;
const KILLS = 4;
const put = (from: string, dataDir: string) => restore(from, dataDir, systemRandomness, NOW);

/** A house that has taken a bet, closed, and its backup. */
async function backedUpHouse() {
  const dataDir = newDataDir();
  const origin = await openOrigin({ dataDir });
  await origin.sink.deliver(games('a'));
  const member = await signIn(origin);
  await member.bet(betOn([claimOn('a')]), newKey());
  await origin.close();
  const file = path.join(newDataDir(), 'house.db');
  await backUp(dataDir, file);
  return { dataDir, file };
}

/** Bets until it is told that it is over; how many were taken. */
async function betUntil(member: Caller, isOver: () => boolean): Promise<number> {
  let taken = 0;
  while (!isOver()) {
    const { status } = await member.bet(betOn([claimOn('a')], { amounts: 5_000 }), newKey());
    if (status === 200) taken += 1;
  }
  return taken;
}

describe('a backup taken while bets are placed', () => {
  it(
    'OPS-4 OPS-5 S-3 has books that are right, and clients that stood in the log of before are told of another epoch',
    { timeout: LIMIT_MS },
    async () => {
      const dataDir = newDataDir();
      const origin = await openOrigin({ dataDir, callBudgets: null });
      await origin.sink.deliver(games('a', 'b'));
      const members = await Promise.all(['member1', 'member2', 'member3'].map((id) => signIn(origin, id)));
      let isOver = false;
      const betting = members.map((member) => betUntil(member, () => isOver));
      await expect.poll(async () => (await origin.inspect.log('bets:member1')).length).toBeGreaterThan(3);
      const before = (await origin.inspect.log('bets:member1')).length;

      const file = path.join(newDataDir(), 'house.db');
      // In a process of its own: in this one no bet could come between.
      const script = await processFile('scripts/backup.ts', root);
      const argv = [process.execPath, script, '--data', dataDir, '--to', file] as const;
      const { ok, output } = await runCommand({ argv, cwd: root, timeoutMs: 120_000 });
      expect([ok, output]).toEqual([true, expect.stringContaining('its books are right')]);
      expect(output).toContain('seal.key');
      await members[0]?.bet(betOn([claimOn('b')], { amounts: 5_000 }), newKey());
      isOver = true;
      const taken = (await Promise.all(betting)).reduce((sum, count) => sum + count, 0);
      const [member] = members;
      if (member === undefined) throw new Error('nobody is signed in');
      const streams = await Promise.all([
        openStream(origin, 'events', member.token),
        openStream(origin, 'bets', member.token),
      ]);
      const cursors = await Promise.all(
        streams.map(async (stream) => {
          await stream.until(isFrame('imageEnd'));
          const [end] = framesOf(stream, 'imageEnd');
          return `${end?.position.epoch}.${end?.position.offset}`;
        }),
      );
      const atEnd = (await origin.inspect.log('bets:member1')).length;
      await origin.close();

      const elsewhere = newDataDir();
      const { bets, epoch, newEpoch, keptAs } = await put(file, elsewhere);
      expect(bets).toBeLessThanOrEqual(taken);
      expect([keptAs, cursors.every((cursor) => cursor.startsWith(`${epoch}.`))]).toEqual([undefined, true]);
      writeFileSync(path.join(elsewhere, 'seal.key'), readFileSync(path.join(dataDir, 'seal.key')), { mode: 0o600 });
      const again = await openOrigin({ dataDir: elsewhere });
      expect(isSound(await again.inspect.ledger())).toBe(true);
      const kept = (await again.inspect.log('bets:member1')).length;
      expect(kept).toBeGreaterThanOrEqual(before);
      expect(kept).toBeLessThan(atEnd);
      const { token } = await signIn(again);
      for (const [index, name] of (['events', 'bets'] as const).entries()) {
        const stream = await openStream(again, name, token, cursors[index]);
        await stream.until(isFrame('imageEnd'));
        const [reset] = framesOf(stream, 'reset');
        expect(reset).toMatchObject({ reason: 'otherEpoch', head: { epoch: newEpoch } });
      }
    },
  );
});

describe('a backup', { timeout: LIMIT_MS }, () => {
  it('OPS-4 is one private file, and is not written over another', async () => {
    const { dataDir, file } = await backedUpHouse();
    expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['house.db', 'house.db.sha256']);
    for (const name of [file, `${file}.sha256`]) expect(statSync(name).mode & 0o077).toBe(0);
    const before = readFileSync(file);
    await expect(backUp(dataDir, file)).rejects.toThrow('already');
    expect(readFileSync(file).equals(before)).toBe(true);
    await expect(backUp(newDataDir(), `${file}.other`)).rejects.toThrow('no house');
    symlinkSync(`${file}.nowhere`, `${file}.link`);
    await expect(backUp(dataDir, `${file}.link`)).rejects.toThrow('house.db.link already: nothing is written over it');
    writeFileSync(`${file}.other.sha256`, 'of another');
    await expect(backUp(dataDir, `${file}.other`)).rejects.toThrow('house.db.other.sha256 already');
    expect([existsSync(`${file}.nowhere`), existsSync(`${file}.other`)]).toEqual([false, false]);
  });

  it('OPS-4 has its sum beside it, as sha256sum writes it', async () => {
    const { file } = await backedUpHouse();
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sum}  house.db\n`);
  });

  it('OPS-4 has no name where the books in it are wrong', async () => {
    const { dataDir, file } = await backedUpHouse();
    const database = new Database(path.join(dataDir, 'origin.db'));
    database.exec("UPDATE accounts SET balance = balance + 1 WHERE account LIKE 'held:%'");
    database.close();
    await expect(backUp(dataDir, `${file}.wrong`)).rejects.toThrow('books');
    expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['house.db', 'house.db.sha256']);
  });
});

describe('a restore', { timeout: LIMIT_MS }, () => {
  it('OPS-5 touches nothing of a directory whose origin runs', async () => {
    const { dataDir, file } = await backedUpHouse();
    const origin = await openOrigin({ dataDir });
    await expect(put(file, dataDir)).rejects.toThrow(DirectoryInUse);
    await origin.sink.deliver(games('b'));
    expect((await origin.inspect.fixtures()).length).toBe(2);
  });

  it('OPS-5 keeps what was there, and leaves it where the file is not sound', async () => {
    const { dataDir: first, file } = await backedUpHouse();
    // A database that this process has never opened: what it has closed it holds until that is collected.
    const dataDir = newDataDir();
    const own = path.join(dataDir, 'origin.db');
    copyFileSync(file, own);
    copyFileSync(path.join(first, 'seal.key'), path.join(dataDir, 'seal.key'));
    const damaged = path.join(newDataDir(), 'damaged.db');
    const bytes = readFileSync(file);
    writeFileSync(damaged, bytes.fill(0x5a, 8_192, bytes.length / 2));
    await expect(put(damaged, dataDir)).rejects.toThrow('damaged.db');
    await expect(put(`${damaged}.not`, dataDir)).rejects.toThrow('no file');
    writeFileSync(`${damaged}.text`, 'a list of things');
    await expect(put(`${damaged}.text`, dataDir)).rejects.toThrow('no database');
    expect(readdirSync(dataDir).toSorted()).toEqual(['origin.db', 'seal.key']);
    expect(readFileSync(own).equals(readFileSync(file))).toBe(true);

    const { keptAs, hasSealKey } = await put(file, dataDir);
    expect([keptAs, hasSealKey]).toEqual([`${own}.before-${NOW}`, true]);
    expect([existsSync(own), existsSync(keptAs ?? '')]).toEqual([true, true]);
    const origin = await openOrigin({ dataDir });
    expect(isSound(await origin.inspect.ledger())).toBe(true);
  });

  it('OPS-5 signs everybody out, operators too: who was signed out after the backup is not known', async () => {
    const dataDir = newDataDir();
    const origin = await openOrigin({ dataDir });
    const member = await signIn(origin);
    await signInOperator(origin);
    await origin.close();
    const file = path.join(newDataDir(), 'signed-in.db');
    await backUp(dataDir, file);
    const elsewhere = newDataDir();
    await put(file, elsewhere);
    copyFileSync(path.join(dataDir, 'seal.key'), path.join(elsewhere, 'seal.key'));
    const again = await openOrigin({ dataDir: elsewhere });
    const asBefore = { 'x-auth-token': `Bearer ${member.token}` };
    expect((await callOrigin(again, 'GET', '/member/user', undefined, asBefore)).status).toBe(556);
    const database = new Database(path.join(elsewhere, 'origin.db'));
    const active = database.prepare("SELECT count(*) AS count FROM operator_sessions WHERE state = 'active'").all();
    database.close();
    expect(active).toEqual([{ count: 0 }]);
    expect((await (await signIn(again)).call('GET', '/member/user')).status).toBe(200);
  });

  it('OPS-5 does not go on where a log of commits lies without its database, and no house is founded there', async () => {
    const { dataDir, file } = await backedUpHouse();
    rmSync(path.join(dataDir, 'origin.db'));
    writeFileSync(path.join(dataDir, 'origin.db-wal'), 'commits of before');
    await expect(put(file, dataDir)).rejects.toThrow('origin.db-wal and no origin.db: there was a house here');
    await expect(openOrigin({ dataDir })).rejects.toThrow('origin.db-wal and no origin.db: there was a house here');
    expect(readFileSync(path.join(dataDir, 'origin.db-wal'), 'utf8')).toBe('commits of before');
    expect(existsSync(path.join(dataDir, 'origin.db'))).toBe(false);
  });

  it('OPS-5 is of no backup in which a bit turned over, and says where there is no sum to see that by', async () => {
    const { file } = await backedUpHouse();
    const dataDir = newDataDir();
    const bytes = readFileSync(file);
    const place = bytes.indexOf('K League 1');
    expect(place).toBeGreaterThan(0);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(put(file, dataDir)).rejects.toThrow('house.db is damaged: it is not what');
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(`${file}.sha256`, 'a list of things');
    await expect(put(file, dataDir)).rejects.toThrow('house.db.sha256 is no line of sha256sum');
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(`${file}.sha256`);
    const script = await processFile('scripts/restore.ts', root);
    const argv = [process.execPath, script, '--from', file, '--data', dataDir] as const;
    const { ok, output } = await runCommand({ argv, cwd: root, timeoutMs: 120_000 });
    expect([ok, output]).toEqual([true, expect.stringContaining('There is no')]);
  });

  it('OPS-5 takes the file of a house itself once all commits are in it, and none beside which some lie', async () => {
    const { dataDir } = await backedUpHouse();
    const [stopped, killed, elsewhere] = [newDataDir(), newDataDir(), newDataDir()];
    const file = path.join(stopped, 'origin.db');
    const database = new Database(path.join(dataDir, 'origin.db'));
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    copyFileSync(path.join(dataDir, 'origin.db'), file);
    const { newEpoch } = await put(file, elsewhere);
    expect(readdirSync(elsewhere)).toEqual(['origin.db']);
    const { epoch, bets } = await proveDatabase(path.join(elsewhere, 'origin.db'), 'what was put there');
    expect([epoch, bets]).toEqual([newEpoch, 1]);
    for (const end of ['-wal', '-journal']) {
      writeFileSync(`${file}${end}`, 'a commit');
      await expect(put(file, killed)).rejects.toThrow('has commits that are not in');
      rmSync(`${file}${end}`);
    }
    expect(readdirSync(killed)).toEqual([]);
  });

  it('OPS-5 keeps what was there under the next free name', async () => {
    const { file } = await backedUpHouse();
    const dataDir = newDataDir();
    const own = path.join(dataDir, 'origin.db');
    copyFileSync(file, own);
    writeFileSync(`${own}.before-${NOW}`, 'of another day');
    symlinkSync('nowhere', `${own}.before-${NOW + 1}`);
    const { keptAs, hasSum } = await put(file, dataDir);
    expect([keptAs, hasSum]).toEqual([`${own}.before-${NOW + 2}`, true]);
    expect(readFileSync(`${own}.before-${NOW}`, 'utf8')).toBe('of another day');
  });

  it('OPS-5 founds and writes nothing through a link to where nothing is, and is of a file', async () => {
    const { dataDir: house, file } = await backedUpHouse();
    const volume = newDataDir();
    for (const name of ['origin.db', 'origin.db-wal']) {
      const dataDir = newDataDir();
      if (name !== 'origin.db') copyFileSync(file, path.join(dataDir, 'origin.db'));
      const target = path.join(volume, name);
      symlinkSync(target, path.join(dataDir, name));
      const before = readdirSync(dataDir);
      const sentence = `${name} is a link to ${target}, where nothing is`;
      await expect(openOrigin({ dataDir })).rejects.toThrow(sentence);
      await expect(put(file, dataDir)).rejects.toThrow(sentence);
      await expect(backUp(dataDir, `${file}.linked`)).rejects.toThrow(sentence);
      expect([readdirSync(volume), readdirSync(dataDir)]).toEqual([[], before]);
    }
    await expect(put(path.dirname(file), house)).rejects.toThrow('is no file: name the backup itself');
  });

  it('OPS-5 leaves a database under its name whenever it is killed', async () => {
    const { file } = await backedUpHouse();
    const dataDir = newDataDir();
    const own = path.join(dataDir, 'origin.db');
    copyFileSync(file, own);
    let isMissed = false;
    const script = await processFile('scripts/restore.ts', root);
    for (let n = 0; n < KILLS; n += 1) {
      const argv = [script, '--from', file, '--data', dataDir];
      const child = spawn(process.execPath, argv, { cwd: root, stdio: 'ignore' });
      const ended = once(child, 'exit');
      await new Promise<void>((resolve) => {
        const watcher = watch(dataDir, () => {
          if (!existsSync(own)) isMissed = true;
          // What is put aside has its name just before the other takes its place.
          if (readdirSync(dataDir).filter((name) => name.includes('.before-')).length > n) resolve();
        });
        void ended.then(() => {
          resolve();
          watcher.close();
        });
      });
      child.kill('SIGKILL');
      await ended;
      expect([n, existsSync(own), isMissed]).toEqual([n, true, false]);
      await proveDatabase(own, own);
    }
  });
});
