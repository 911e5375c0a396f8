/** Moments to the thousandth of a second. */
import { secondText } from '../../kit/copy/time.ts';

/** `412`. @param at epoch ms */
export const thousandths = (at: number): string => `${Math.floor(at) % 1_000}`.padStart(3, '0');

/** `57.412`: where in its minute. @param at epoch ms */
export const secondsText = (at: number): string => `${secondText(at).slice(-2)}.${thousandths(at)}`;
