/** Passwords at rest: salted, slow, bounded in how many are computed at once. */
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../../../server/randomness.ts';
import { createPasswords } from '../../../server/session/password.ts';
import { countedWork } from '../support/countedWork.ts';

describe('passwords', () => {
  it('accepts the password, refuses another, and never shows either', async () => {
    const passwords = createPasswords(systemRandomness, 6);
    const hash = await passwords.hash('hanpan1234', 'a');
    expect(hash).not.toContain('hanpan1234');
    expect(await passwords.verify('hanpan1234', hash, 'a')).toBe(true);
    expect(await passwords.verify('hanpan1235', hash, 'a')).toBe(false);
  });

  it('salts each hash, and verifies at the cost a hash was made with', async () => {
    const passwords = createPasswords(systemRandomness, 6);
    const [one, two] = [await passwords.hash('same', 'a'), await passwords.hash('same', 'a')];
    expect(one).not.toBe(two);
    expect(await createPasswords(systemRandomness, 9).verify('same', one, 'a')).toBe(true);
  });

  it.each([undefined, '', 'plain', 'scrypt.6.salt'])('refuses everything where the hash is %j', async (hash) => {
    expect(await createPasswords(systemRandomness, 6).verify('', hash, 'a')).toBe(false);
  });

  it('ENT-5 says so instead of queueing without bound, to one address and in all', async () => {
    const passwords = createPasswords(systemRandomness, 10);
    const ask = (from: (n: number) => string) =>
      Promise.all(Array.from({ length: 90 }, (_, n) => passwords.verify('x', undefined, from(n))));
    const one = await ask(() => 'a');
    expect(one.filter((answer) => answer === undefined)).toHaveLength(90 - 8 - 1);
    const many = await ask((n) => `a${n}`);
    expect(many.filter((answer) => answer === undefined)).toHaveLength(90 - 24 - 2);
  });

  it.each([6, 7, 9, 10])('ACC-5 compares with a hash of cost %i as long as with none', async (cost) => {
    const work = countedWork();
    const hash = await createPasswords(systemRandomness, cost, work.derive).hash('same', 'a');
    const today = createPasswords(systemRandomness, 10, work.derive);
    for (const [password, known, isRight] of [
      ['same', hash, true],
      ['other', hash, false],
      ['other', undefined, false],
      ['other', '', false],
    ] as const) {
      work.forget();
      expect(await today.verify(password, known, 'a')).toBe(isRight);
      expect(work.rounds()).toBe(2 ** 10);
    }
  });

  it('knows a hash of another cost', async () => {
    const [cheap, dear] = [createPasswords(systemRandomness, 6), createPasswords(systemRandomness, 7)];
    const hash = (await cheap.hash('same', 'a')) ?? '';
    expect(cheap.isOutdated(hash)).toBe(false);
    expect(dear.isOutdated(hash)).toBe(true);
  });
});
