/** A bet with its rounds in words, which come when there is one. */
import type { Bet } from '../../../domain/bets/bet.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

export async function inWords(bet: Bet): Promise<Bet> {
  if (!bet.picks.some(({ fixtureId }) => isOfRound(fixtureId))) return bet;
  const words = await patientImport(() => import('../../mini-games/face.ts'));
  return { ...bet, picks: bet.picks.map(words.inWords) };
}
