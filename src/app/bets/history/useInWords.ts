/** Bets on rounds in words, which come when there is one; all others as they are. */
import { useEffect, useRef, useState } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';

type InWords = (bet: Bet) => Bet;

const isOnRound = ({ picks }: Bet): boolean => picks.some(({ fixtureId }) => isOfRound(fixtureId));

/** The same bet comes to the same bet in words. */
export function useInWords(runs: readonly RunView<Bet>[]): InWords {
  const isNeeded = runs.some(({ rows }) => rows.some(isOnRound));
  const [named, setNamed] = useState<InWords>();
  const known = useRef(new WeakMap<Bet, Bet>());
  useEffect(() => {
    if (!isNeeded) return;
    void patientImport(() => import('../../mini-games/face.ts')).then(({ inWords }) =>
      setNamed(() => (bet: Bet) => ({ ...bet, picks: bet.picks.map(inWords) })),
    );
  }, [isNeeded]);
  return (bet) => {
    if (named === undefined || !isOnRound(bet)) return bet;
    const words = known.current.get(bet) ?? named(bet);
    known.current.set(bet, words);
    return words;
  };
}
