/** Passwords at rest: salted, slow, bounded in how many are computed at once. */
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../../../server/randomness.ts';
import { createPasswords } from '../../../server/session/password.ts';

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

  it('knows a hash of another cost', async () => {
    const [cheap, dear] = [createPasswords(systemRandomness, 6), createPasswords(systemRandomness, 7)];
    const hash = (await cheap.hash('same', 'a')) ?? '';
    expect(cheap.isOutdated(hash)).toBe(false);
    expect(dear.isOutdated(hash)).toBe(true);
  });
});
