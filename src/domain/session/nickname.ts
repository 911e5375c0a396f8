/**
 * Nicknames: one way to write each, and none that passes for another's (ACC-7, ACC-8).
 *
 * Hangul syllables, Latin letters and digits only. None of the three has a sign that looks like one of the others, so that they may stand
 * together; within Latin and digits those that look alike count as one.
 */
import { z } from 'zod';

/** Long enough for anything that is two to twelve letters in its normal form. */
const LONGEST_TYPED = 60;

/** As it is stored: wide and composed forms made plain, without room around it. */
export const Nickname = z
  .string()
  .max(LONGEST_TYPED)
  .normalize('NFKC')
  .trim()
  .regex(/^[\uAC00-\uD7A3A-Za-z0-9]{2,12}$/);

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** What two nicknames have in common that a reader could take for each other. Never shown. */
export function nicknameKey(nickname: string): string {
  const folded = nickname.normalize('NFKC').trim().toLowerCase();
  return LOOKALIKES.reduce((text, [looks, like]) => text.replace(looks, like), folded);
}
