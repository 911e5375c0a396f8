/** The round of a game that is on, by the origin's clock. Told anew when it opens, closes, is drawn, and when its draw has been shown. */
import { useMemo } from 'react';
import type { GameRow } from '../../../domain/mini-games/gameTable.ts';
import {
  previousRound,
  roundOf,
  timesOf,
  type Round,
  type RoundId,
  type RoundTimes,
} from '../../../domain/mini-games/round.ts';
import { useOriginStep } from './useOriginStep.ts';

export interface RoundNow extends RoundTimes {
  readonly roundId: RoundId;
  /** Within its day, from 1. */
  readonly n: number;
  /** Whether it takes bets. */
  readonly isOpen: boolean;
  /** The one before it, drawn at `opensAt`. */
  readonly last: RoundId;
  /** Whether the draw of the one before is still being drawn. */
  readonly isShowing: boolean;
  /** Whether an operator made it void: it takes no bets until the next one opens (ROU-15). */
  readonly isVoid?: true;
}

/** The round that is on, as it stands by what is told of it. @param rounds of its game, newest first */
export function withVoid(round: RoundNow, rounds: readonly Round[]): RoundNow {
  const isVoid = rounds[0]?.roundId === round.roundId && rounds[0].state === 'void';
  return isVoid ? { ...round, isOpen: false, isVoid } : round;
}

/** The number of a round within its day, as members call it. */
export const numberOfRound = (roundId: string): number => Number(roundId.slice(roundId.lastIndexOf('.') + 1));

/** @param at epoch ms at the origin */
export function roundNow(game: GameRow, at: number): RoundNow {
  const roundId = roundOf(game, at);
  const times = timesOf(roundId);
  return {
    ...times,
    roundId,
    n: numberOfRound(roundId),
    isOpen: at < times.closesAt,
    last: previousRound(roundId),
    isShowing: at < times.opensAt + game.showsMs,
  };
}

export function useRoundNow(game: GameRow): RoundNow {
  const step = useOriginStep((at) => {
    const { roundId, isOpen, isShowing } = roundNow(game, at);
    return `${roundId} ${isOpen ? 1 : 0} ${isShowing ? 1 : 0}`;
  });
  return useMemo(() => {
    const [roundId = '', isOpen, isShowing] = step.split(' ');
    const id = roundId as RoundId;
    return {
      ...timesOf(id),
      roundId: id,
      n: numberOfRound(id),
      isOpen: isOpen === '1',
      last: previousRound(id),
      isShowing: isShowing === '1',
    };
  }, [step]);
}
