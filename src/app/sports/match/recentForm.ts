/** How a side's last games went, from its own view. Pure. */
import type { RecentGame } from '../../../domain/results/teamResults.ts';

export type GameOutcome = 'won' | 'drawn' | 'lost';

/** A game as one side of it saw it. */
export interface OwnGame {
  readonly fixtureId: string;
  readonly startAt: number;
  readonly isAtHome: boolean;
  readonly opponent: string;
  /** Its own first. */
  readonly own: number;
  readonly other: number;
  readonly outcome: GameOutcome;
}

/** @param games of which it played in each */
export function ownGames(games: readonly RecentGame[], team: string): readonly OwnGame[] {
  return games.map(({ fixtureId, startAt, home, away, score }) => {
    const isAtHome = home === team;
    const [own, other] = isAtHome ? [score.home, score.away] : [score.away, score.home];
    const outcome = own === other ? 'drawn' : own > other ? 'won' : 'lost';
    return { fixtureId, startAt, isAtHome, opponent: isAtHome ? away : home, own, other, outcome };
  });
}

export type FormCounts = Readonly<Record<GameOutcome, number>>;

export function countsOf(games: readonly Pick<OwnGame, 'outcome'>[]): FormCounts {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (const { outcome } of games) counts[outcome] += 1;
  return counts;
}
