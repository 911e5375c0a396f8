/** Which PINs are tried first (ACC-12). */
import { expect, it } from 'vitest';
import { isEasyPin } from '../../../src/domain/session/easyPins.ts';

const PHONE = '01024681357';

it.each([
  ...['000000', '11111111', '121212', '12121212', '123123', '12341234'],
  ...['123456', '12345678', '654321', '87654321', '567890', '098765'],
  ...['000006', '00000006', '100000', '11111112', '11011111'],
  ...['681357', '24681357', '102468', '010246'],
])('ACC-12 is easily guessed: %s', (pin) => {
  expect(isEasyPin(pin, PHONE)).toBe(true);
});

it.each(['482915', '432187', '730582', '975313', '911119', '13572468', '123457', '112233', '864213'])(
  'ACC-12 is not easily guessed: %s',
  (pin) => {
    expect(isEasyPin(pin, PHONE)).toBe(false);
  },
);

it('ACC-12 knows no telephone number of whoever has none', () => {
  expect(isEasyPin('482915', '')).toBe(false);
});
