/** PINs that are tried first (ACC-12): repeated and counted digits, and what a telephone number tells. */

const REPEATED = /^(\d{1,4})\1+$/;
/** Digits counted up, and counted down. */
export const COUNTED_DIGITS = ['01234567890123456789', '98765432109876543210'] as const;

/**
 * Whether a PIN is easily guessed.
 *
 * @param phone of whoever chooses it, digits only; a PIN that stands in it is known to whoever knows that
 */
export function isEasyPin(pin: string, phone: string): boolean {
  return (
    REPEATED.test(pin) ||
    COUNTED_DIGITS.some((counted) => counted.includes(pin)) ||
    phone.includes(pin) ||
    commonest(pin) >= pin.length - 1
  );
}

/** How often the digit stands in it that stands there most: of all but one that is alike, nothing is a secret. */
const commonest = (pin: string): number => Math.max(...Array.from(pin, (digit) => pin.split(digit).length - 1));
