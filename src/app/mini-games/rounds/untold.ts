/** What a round came to is told by its stage first: until its draw has been shown no list tells it, and bets on it are open there. */
import { useMemo } from 'react';
import type { Bet } from '../../../domain/bets/bet.ts';
import { isOfRound } from '../../../domain/kernel/isOfRound.ts';
import { GAMES } from '../../../domain/mini-games/gameTable.ts';
import { partsOf, timesOf, type RoundId } from '../../../domain/mini-games/round.ts';
import { useOriginStep } from './useOriginNow.ts';

const LONGEST_MS = Math.max(...GAMES.map(({ showsMs }) => showsMs));

/** When the draw of a round has been shown, epoch ms at the origin; 0 for what is no round of a game. */
export const toldAt = (fixtureId: string): number =>
  isOfRound(fixtureId) && partsOf(fixtureId) !== undefined ? timesOf(fixtureId as RoundId).shownAt : 0;

/** Of some rounds those whose draw is being shown. @param rounds of which only the newest are looked at */
export function useUntold(rounds: readonly { readonly roundId: string; readonly drawsAt: number }[]) {
  const step = useOriginStep((at) =>
    rounds
      .filter(({ roundId, drawsAt }) => drawsAt > at - LONGEST_MS && toldAt(roundId) > at)
      .map(({ roundId }) => roundId)
      .join(' '),
  );
  return useMemo((): ReadonlySet<string> => new Set(step.split(' ')), [step]);
}

/** From when on all of a bet may be told, epoch ms at the origin. */
export const betToldAt = ({ picks }: Bet): number => Math.max(...picks.map(({ fixtureId }) => toldAt(fixtureId)));

/** A bet as it may be told at an instant: nothing is decided of it by a round that is still shown. */
export function asTold(bet: Bet, at: number): Bet {
  if (bet.status === 0 || betToldAt(bet) <= at) return bet;
  const picks = bet.picks.map((pick) => (toldAt(pick.fixtureId) > at ? { ...pick, settlement: null } : pick));
  return { ...bet, status: 0, paid: 0, settledAt: null, picks };
}

/** Bets as they may be told now. */
export function useToldBets(bets: readonly Bet[]): readonly Bet[] {
  const until = useOriginStep((at) => {
    const later = bets.map(betToldAt).filter((told) => told > at);
    return later.length === 0 ? 0 : Math.min(...later);
  });
  return useMemo(() => (until === 0 ? bets : bets.map((bet) => asTold(bet, until - 1))), [bets, until]);
}
