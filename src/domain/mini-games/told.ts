/** What a round came to is told by its stage first (RND-3): from when on what follows from it may be told, and what of a bet until then. */
import type { Bet, BetPick } from '../bets/bet.ts';
import { isOfRound } from '../kernel/isOfRound.ts';
import { partsOf, timesOf, type RoundId } from './round.ts';

/** When the draw of a round has been shown, epoch ms at the origin; 0 for what is no round of a game. */
export const toldAt = (fixtureId: string): number =>
  isOfRound(fixtureId) && partsOf(fixtureId) !== undefined ? timesOf(fixtureId as RoundId).shownAt : 0;

/** From when on what a pick came to may be told: of a round that is void no stage has anything to tell (ROU-18). */
const pickToldAt = ({ fixtureId, settlement }: Pick<BetPick, 'fixtureId' | 'settlement'>): number =>
  settlement === -1 ? 0 : toldAt(fixtureId);

/** From when on all of a bet may be told, epoch ms at the origin. */
export const betToldAt = ({ picks }: Pick<Bet, 'picks'>): number => Math.max(...picks.map(pickToldAt));

/** A bet as it may be told at an instant: nothing is decided of it by a round that is still shown. */
export function asTold(bet: Bet, at: number): Bet {
  if (bet.status === 0 || betToldAt(bet) <= at) return bet;
  const picks = bet.picks.map((pick) => (pickToldAt(pick) > at ? { ...pick, settlement: null } : pick));
  return { ...bet, status: 0, paid: 0, settledAt: null, picks };
}

/** The next instant after `at` at which more of some bets may be told; 0 where all of them is told. */
export function nextTold(bets: readonly Pick<Bet, 'picks'>[], at: number): number {
  const later = bets.map(betToldAt).filter((told) => told > at);
  return later.length === 0 ? 0 : Math.min(...later);
}

/**
 * Won that were paid on bets of a game whose stage has not told yet: what is shown of a balance is without them (RND-4).
 *
 * @param since settled before it, a bet is not held: its money has been shown. Epoch ms at the origin, as `at`
 */
export const untoldWon = (bets: readonly Bet[], gameId: string, at: number, since: number): number =>
  bets
    .filter(
      (bet) =>
        (bet.settledAt ?? 0) >= since &&
        bet.picks.some(({ fixtureId }) => fixtureId.startsWith(`mg.${gameId}.`)) &&
        betToldAt(bet) > at,
    )
    .reduce((sum, { paid }) => sum + paid, 0);
