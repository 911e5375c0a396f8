/** What a round came to is told by its stage first: until its draw has been shown no list tells it, and bets on it are open there. */
import { useMemo } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { GAMES } from '../../../domain/mini-games/gameTable.ts';
import type { Round } from '../../../domain/mini-games/round.ts';
import { asTold, nextTold, toldAt } from '../../../domain/mini-games/told.ts';
import { useOriginStep } from './useOriginStep.ts';

const LONGEST_MS = Math.max(...GAMES.map(({ showsMs }) => showsMs));

/** Of some rounds those whose draw is being shown, unless they are void: that waits for no stage (ROU-18). @param rounds of which only the newest are looked at */
export function useUntold(rounds: readonly Pick<Round, 'roundId' | 'drawsAt' | 'state'>[]) {
  const step = useOriginStep((at) =>
    rounds
      .filter(({ roundId, drawsAt, state }) => state === 'drawn' && drawsAt > at - LONGEST_MS && toldAt(roundId) > at)
      .map(({ roundId }) => roundId)
      .join(' '),
  );
  return useMemo((): ReadonlySet<string> => new Set(step.split(' ')), [step]);
}

/** Bets as they may be told now. */
export function useToldBets(bets: readonly Bet[]): readonly Bet[] {
  const until = useOriginStep((at) => nextTold(bets, at));
  return useMemo(() => (until === 0 ? bets : bets.map((bet) => asTold(bet, until - 1))), [bets, until]);
}
