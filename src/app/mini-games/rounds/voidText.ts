/** What is said of a round that is void: when an operator made it so, before its draw or after it (ROU-18), or that nobody drew it. */
import type { Round } from '../../../domain/mini-games/round.ts';
import { play } from '../copy/play.ts';

export function voidText({ voidedAt, drawsAt }: Pick<Round, 'voidedAt' | 'drawsAt'>): string {
  if (voidedAt === undefined) return play.void;
  return voidedAt < drawsAt ? play.voidedBefore : play.voidedAfter;
}

/** Whether its draw can be checked, or will be. */
export const isVerifiable = ({ state, voidedAt }: Pick<Round, 'state' | 'voidedAt'>): boolean =>
  state === 'drawn' || voidedAt !== undefined;
