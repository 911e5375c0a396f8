/**
 * The numbered rounds in which proto games are sold (rules PRT). A round is a stretch of the calendar in Seoul that ends on Monday, Wednesday or Friday at
 * 23:00, and has the games that start within it; nobody has to open or to close one.
 */
import { DAY_MS, inSeoul, seoulDayOf } from '../kernel/seoulDay.ts';
import type { StartWindow } from './boardPage.ts';

export interface ProtoRound {
  /** From 1, within the year in which it ends. */
  readonly number: number;
  /** From the end of the round before to its own. */
  readonly starts: StartWindow;
}

/** Markets of a game that are sold under a number of their own: who wins, by how much, how much in all. */
export const NUMBERS_A_GAME = 3;

/** More games than any round has; what is beyond has no number. */
export const MAX_OF_ROUND = 5_000;

/** A round ends at 23:00. */
const REST_OF_DAY_MS = 3_600_000;
/** Days of the week on which rounds end, Sunday first. */
const ENDS: readonly number[] = [1, 3, 5];

/** The round of a moment: what starts then is in it (rules PRT-1, PRT-2). @param at epoch ms */
export function roundAt(at: number): ProtoRound {
  const until = endFrom(at, 1);
  return { number: numberOf(until), starts: [endFrom(at, -1), until] };
}

/** The round of a number that is nearest to a moment, before or after it (rule PRT-2). @param near epoch ms */
export function roundOf(number: number, near: number): ProtoRound {
  const now = roundAt(near);
  let [before, after] = [now, now];
  // A year has 157 rounds at most.
  for (let left = 160; left > 0; left -= 1) {
    if (after.number === number) return after;
    if (before.number === number) return before;
    [before, after] = [beside(before, -1), beside(after, 1)];
  }
  return now;
}

/** The one before (`-1`) or after (`1`). */
export const beside = ({ starts: [from, until] }: ProtoRound, step: -1 | 1): ProtoRound =>
  roundAt(step === 1 ? until : from - 1);

/** The end of a round that is next after a moment (`1`), or the last at or before it (`-1`). */
function endFrom(at: number, step: -1 | 1): number {
  for (let day = seoulDayOf(at); ; day += step * DAY_MS) {
    const end = day + DAY_MS - REST_OF_DAY_MS;
    if (ENDS.includes(inSeoul(day).getUTCDay()) && (step === 1 ? end > at : end <= at)) return end;
  }
}

/** How many rounds have ended since its year began, itself with them. */
function numberOf(until: number): number {
  const year = inSeoul(until).getUTCFullYear();
  let number = 0;
  for (let day = seoulDayOf(until); inSeoul(day).getUTCFullYear() === year; day -= DAY_MS)
    if (ENDS.includes(inSeoul(day).getUTCDay())) number += 1;
  return number;
}

/** The number of a game's first market in its round (rule PRT-3). @param place as the origin gave it, from 0 */
export const numberAt = (place: number): number => place * NUMBERS_A_GAME + 1;
