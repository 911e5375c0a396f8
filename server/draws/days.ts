/** Days of rounds, as Seoul has them. */
import { seoulDate } from '../../src/domain/kernel/seoulDay.ts';

/** `YYYYMMDD`. */
export type Day = string;

/** The day of a moment, epoch ms. */
export const dayAt = (at: number): Day => seoulDate(at).replaceAll('-', '');
