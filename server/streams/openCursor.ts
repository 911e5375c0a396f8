/** What a `Last-Event-ID` is worth: the offset to resume from, or the reason for a reset (S-2, S-3). Pure. */
import type { RESET_REASONS } from '../../src/domain/events/frames.ts';
import { parsePosition } from '../../src/domain/kernel/position.ts';
import type { StreamHeadTable } from '../store/originTables.ts';

export type ResetReason = (typeof RESET_REASONS)[number];

export type Opening =
  | { readonly kind: 'resume'; readonly offset: number }
  | { readonly kind: 'reset'; readonly reason: ResetReason };

const reset = (reason: ResetReason): Opening => ({ kind: 'reset', reason });

export function openCursor(
  cursor: string | undefined,
  epoch: string,
  stream: Pick<StreamHeadTable, 'head' | 'trimmed_to' | 'resume_floor'>,
): Opening {
  if (cursor === undefined || cursor === '') return reset('noCursor');
  const position = parsePosition(cursor);
  if (position === undefined) return reset('malformedCursor');
  if (position.epoch !== epoch) return reset('otherEpoch');
  if (position.offset > stream.head) return reset('ahead');
  const reachesBackTo = Math.max(stream.trimmed_to, stream.resume_floor);
  return position.offset < reachesBackTo ? reset('trimmed') : { kind: 'resume', offset: position.offset };
}
