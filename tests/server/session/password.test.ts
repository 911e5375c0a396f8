/** Passwords at rest: salted, slow, bounded in how many are computed at once. */
import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../../../server/randomness.ts';
import { createPasswords } from '../../../server/session/password.ts';

describe('passwords', () => {
  it('accepts the password, refuses another, and never shows either', async () => {
    const passwords = createPasswords(systemRandomness, 6);
    const hash = await passwords.hash('hanpan1234');
    expect(hash).not.toContain('hanpan1234');
    expect(await passwords.verify('hanpan1234', hash)).toBe(true);
    expect(await passwords.verify('hanpan1235', hash)).toBe(false);
  });

  it('salts each hash, and verifies at the cost a hash was made with', async () => {
    const passwords = createPasswords(systemRandomness, 6);
    const [one, two] = [await passwords.hash('same'), await passwords.hash('same')];
    expect(one).not.toBe(two);
    expect(await createPasswords(systemRandomness, 9).verify('same', one)).toBe(true);
  });

  it.each([undefined, '', 'plain', 'scrypt.6.salt'])('refuses everything where the hash is %j', async (hash) => {
    expect(await createPasswords(systemRandomness, 6).verify('', hash)).toBe(false);
  });

  it('says so instead of queueing without bound', async () => {
    const passwords = createPasswords(systemRandomness, 10);
    const answers = await Promise.all(Array.from({ length: 90 }, () => passwords.verify('x', undefined)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(90 - 64 - 2);
  });
});
