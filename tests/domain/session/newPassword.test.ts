/** How long a new password may be; of what it is made is nobody's business. */
import { expect, it } from 'vitest';
import { NewPassword } from '../../../src/domain/session/account.ts';

it('is eight to sixty-four characters', () => {
  const fits = (length: number) => NewPassword.safeParse('a'.repeat(length - 1) + '1').success;
  expect([7, 8, 64, 65].map(fits)).toEqual([false, true, true, false]);
});

it.each(['only letters here', '비밀번호는한글로', '72963518', '!!??..,,((;'])(
  'takes any kind of characters: %s',
  (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
  },
);
