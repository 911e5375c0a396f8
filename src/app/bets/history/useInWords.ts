/** Bets on rounds in words, which come when there is one, and none told before its draw has been shown; all others as they are. */
import { useEffect, useRef, useState } from 'react';
import type { RunView } from '../../../db/queries/lists.ts';
import type { Bet } from '../../../domain/bets/bet.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { patientImport } from '../../kit/timing/patientImport.ts';
import type * as Face from '../../mini-games/face.ts';

type InWords = (bet: Bet) => Bet;
type Words = typeof Face;

/** No draw is shown for longer: until the words are here nothing is told of a bet that was settled since, ms. */
const LONGEST_SHOWN_MS = 60_000;

/** A timer that fires early would not be set again, ms. */
const SURELY_MS = 20;

const isOnRound = ({ picks }: Bet): boolean => picks.some(({ fixtureId }) => isOfRound(fixtureId));

/** The same bet comes to the same bet in words. */
export function useInWords(runs: readonly RunView<Bet>[]): InWords {
  const originNow = useOriginClock();
  const isNeeded = runs.some(({ rows }) => rows.some(isOnRound));
  const [words, setWords] = useState<Words>();
  const [, setTold] = useState(0);
  const known = useRef(new WeakMap<Bet, Bet>());
  useEffect(() => {
    if (isNeeded) void patientImport(() => import('../../mini-games/face.ts')).then((face) => setWords(face));
  }, [isNeeded]);
  const at = originNow();
  const later = (words === undefined ? [] : runs.flatMap(({ rows }) => rows.filter(isOnRound)))
    .filter(({ status }) => status !== 0)
    .map((bet) => words?.betToldAt(bet) ?? 0)
    .filter((told) => told > at);
  const next = later.length === 0 ? undefined : Math.min(...later);
  useEffect(
    () => (next === undefined ? undefined : after(next - originNow() + SURELY_MS, () => setTold((told) => told + 1))),
    [next, originNow],
  );
  return (bet) => {
    if (!isOnRound(bet)) return bet;
    if (words === undefined)
      return (bet.settledAt ?? 0) + LONGEST_SHOWN_MS > at ? { ...bet, status: 0, settledAt: null } : bet;
    const told = words.asTold(bet, at);
    if (told !== bet) return { ...told, picks: told.picks.map(words.inWords) };
    const named = known.current.get(bet) ?? { ...bet, picks: bet.picks.map(words.inWords) };
    known.current.set(bet, named);
    return named;
  };
}
