/**
 * A text that a member wrote and others read (rule FRE-1): text and nothing else. What turns lines around, hides or towers over its neighbours is taken out
 * where it comes in, once, so that no screen has to.
 */
import { z } from 'zod';

/** Marks on one letter beyond which they tower over the lines around; no script that people write in needs more. */
const MOST_MARKS = 3;
/** Characters before cleaning, for each one allowed after it: what is longer is not looked at. */
const RAW = 2;

/** Controls, direction marks and overrides, soft hyphens, tags, private use, halves of letters, and letters that are drawn as nothing; joiners have a rule of their own. */
const UNSEEN = new RegExp(
  String.raw`(?![\n\t\u200C\u200D])\p{C}|[\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]`,
  'gu',
);
/** Joiners belong between pictures and between letters; in a row, or at an edge, they only hide. */
const JOINER = String.raw`[\u200C\u200D]`;
const LOOSE_JOINERS = new RegExp(String.raw`(?<=^|\s|${JOINER})${JOINER}+|${JOINER}+(?=\s|$)`, 'gu');
const TOWERS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu');

/** @returns the text as it is kept */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(TOWERS, '$1')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Folded once it is clean: some line ends are no white space before. @returns the text as it is kept, in one line */
export const cleanLine = (raw: string): string => cleanText(raw).replaceAll(/\s+/gu, ' ');

/** A text of several lines. @param most characters that are kept, UTF-16 units */
export const memberText = (most: number) =>
  z
    .string()
    .max(most * RAW)
    .transform(cleanText)
    .pipe(z.string().min(1).max(most));

/** A text of one line. */
export const memberLine = (most: number) =>
  z
    .string()
    .max(most * RAW)
    .transform(cleanLine)
    .pipe(z.string().min(1).max(most));
