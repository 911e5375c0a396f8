/** How operators call a round: its game, and its number within its day. */
import { partsOf } from '../../../domain/mini-games/round.ts';
import { gameNameOf } from '../../mini-games/face.ts';
import { rounds as words } from '../copy/rounds.ts';

export const roundNumber = (roundId: string): number => partsOf(roundId)?.n ?? 0;

/** Of a game that has left the table its id. */
export function roundName(roundId: string): string {
  const parts = partsOf(roundId);
  return parts === undefined ? roundId : `${gameNameOf(parts.game)} ${words.round(parts.n)}`;
}
