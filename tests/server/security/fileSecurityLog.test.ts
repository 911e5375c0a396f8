/** The security log's files: how they rotate, what is left out, and that nothing sent can write a line (LOG-1 … LOG-3). */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { DEFAULT_ROTATION, openFileSecurityLog, type LogRotation } from '../../../server/security/fileSecurityLog.ts';
import { lineOf } from '../../../server/security/securityLine.ts';
import type { SecurityEvent } from '../../../server/security/securityLog.ts';
import { newDataDir } from '../support/openOrigin.ts';

const login: SecurityEvent = { name: 'login', who: MemberId.parse('member1'), from: '203.0.113.7' };

function open(rotation: Partial<LogRotation> = {}) {
  const folder = join(newDataDir(), 'security');
  const failures: unknown[] = [];
  let now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const log = openFileSecurityLog({
    folder,
    clock: { now: () => now },
    process: '7',
    rotation: { ...DEFAULT_ROTATION, ...rotation },
    onFailure: (error) => failures.push(error),
  });
  return {
    folder,
    failures,
    log,
    later(ms: number) {
      now += ms;
    },
    /** Lets what was recorded be written: each batch is written before the next is recorded. */
    async record(event: SecurityEvent) {
      log.record(event);
      await log.close();
    },
    files: () => readdirSync(folder).toSorted(),
    lines: () =>
      readdirSync(folder)
        .toSorted()
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('the files of the security log', () => {
  it('LOG-1 have a line for each event, with its time in UTC', async () => {
    const it = open();
    await it.record(login);
    expect(it.lines()).toEqual([
      { at: '2026-01-02T03:04:05.000Z', event: 'login', who: 'member1', from: '203.0.113.7' },
    ]);
  });

  it('LOG-2 can be read by their owner only', async () => {
    const it = open();
    await it.record(login);
    expect(statSync(it.folder).mode & 0o077).toBe(0);
    expect(it.files().map((name) => statSync(join(it.folder, name)).mode & 0o077)).toEqual([0]);
  });

  it('LOG-2 rotate by size, and so many are kept', async () => {
    const it = open({ maxBytes: 1, maxFiles: 3 });
    for (let n = 0; n < 8; n += 1) {
      it.later(1);
      await it.record({ ...login, what: String(n) });
    }
    expect(it.files()).toHaveLength(3);
    expect(it.lines().map(({ what }) => what)).toEqual(['5', '6', '7']);
  });

  it('LOG-2 rotate by age, also when the clock is set back', async () => {
    const it = open({ maxAgeMs: 1_000 });
    it.log.record(login);
    it.later(500);
    await it.record(login);
    it.later(-3_600_000);
    await it.record(login);
    expect(it.files()).toHaveLength(2);
    expect(it.lines()).toHaveLength(3);
  });

  it('LOG-2 leave strangers’ files alone', async () => {
    const it = open({ maxBytes: 1, maxFiles: 1 });
    mkdirSync(it.folder, { recursive: true });
    writeFileSync(join(it.folder, 'notes.txt'), 'mine');
    for (let n = 0; n < 3; n += 1) await it.record(login);
    expect(it.files()).toContain('notes.txt');
    expect(it.files()).toHaveLength(2);
  });

  it('LOG-2 a flood is bounded, counted, and never waited for', async () => {
    const it = open();
    for (let n = 0; n < 30_000; n += 1) it.log.record(login);
    await it.log.close();
    await it.record(login);
    const lines = it.lines();
    const told = lines.filter(({ event }) => event === 'login').length;
    const leftOut = lines
      .filter(({ event }) => event === 'linesLeftOut')
      .reduce((sum, line) => sum + Number(line['count']), 0);
    expect(told).toBeLessThan(30_000);
    expect(told + leftOut).toBe(30_001);
  });

  it('LOG-2 a disk that takes nothing is told once and harms nobody; it goes on when there is room', async () => {
    const it = open();
    // A file stands where the folder should be.
    writeFileSync(it.folder, 'in the way');
    for (let n = 0; n < 5; n += 1) await it.record(login);
    expect(it.failures).toHaveLength(1);
    rmSync(it.folder);
    await it.record(login);
    expect(it.lines()).toMatchObject([{ event: 'login' }, { event: 'linesLeftOut', count: 5 }]);
  });
});

describe('a line', () => {
  const read = (event: SecurityEvent) => {
    const text = lineOf(0, event);
    expect(text.indexOf('\n')).toBe(text.length - 1);
    return JSON.parse(text) as Record<string, unknown>;
  };

  it('LOG-1 stays one line whatever was sent', () => {
    const hostile = '"}\n{"at":"x","event":"login","who":"admin1"}\r\n\u2028\u0000\u001b[2J';
    const line = read({ ...login, what: hostile, after: { title: hostile } });
    expect(line).toMatchObject({ event: 'login', who: 'member1', what: hostile, after: { title: hostile } });
  });

  it('LOG-3 leaves out what stands under the name of a secret', () => {
    const line = read({
      ...login,
      before: { password: 'hanpan1234', nested: [{ token: 'abc', passwordHash: 'x', pin: '1234' }] },
      after: { kept: 1, resetTicket: 't' },
    });
    expect(JSON.stringify(line)).not.toMatch(/hanpan1234|abc|1234|"t"/);
    expect(line['after']).toEqual({ kept: 1, resetTicket: '(left out)' });
  });

  it('LOG-2 is short whatever was changed', () => {
    const line = read({ ...login, what: 'w'.repeat(10_000), after: { contents: 'x'.repeat(100_000) } });
    expect(JSON.stringify(line).length).toBeLessThan(1_000);
    expect(line['after']).toMatchObject({ length: 100_015, sha256: expect.any(String) as string });
  });
});
