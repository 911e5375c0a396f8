/** A bet that the house does not take, as it is answered. */
import type { Answer } from './betKeys.ts';
import { refusalText } from './copy.ts';
import type { Refusal } from './refusal.ts';

const OTHER_STATUSES: Partial<Readonly<Record<Refusal['reason'], number>>> = {
  malformed: 400,
  notYours: 403,
  keyVoid: 410,
};

/** A refusal as it travels: status 422 unless its reason has another. */
export function answerOfRefusal(refusal: Refusal): Answer {
  const body = JSON.stringify({ message: refusalText(refusal), ...refusal });
  return { status: OTHER_STATUSES[refusal.reason] ?? 422, body };
}
