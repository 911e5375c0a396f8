/** How long a new password may be. */
import { expect, it } from 'vitest';
import { NewPassword } from '../../../src/domain/session/account.ts';

it('is eight to sixty-four characters', () => {
  const fits = (length: number) => NewPassword.safeParse('a'.repeat(length - 1) + '1').success;
  expect([7, 8, 64, 65].map(fits)).toEqual([false, true, true, false]);
});
