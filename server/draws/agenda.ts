/** Which round of each game is drawn next, and which were missed: read once at the start, kept in memory from there. */
import type { GameRow } from '../../src/domain/mini-games/gameTable.ts';
import { nextRound, type Round } from '../../src/domain/mini-games/round.ts';
import type { Work } from '../store/store.ts';
import { drawnAfter, dueRound, type DueRound } from './dueRound.ts';
import { newestMissed } from './missedRounds.ts';

interface Place {
  readonly game: GameRow;
  next: DueRound;
  /** Not before this instant, epoch ms: ending it failed. */
  notBefore: number;
}

export interface Agenda {
  /** Those that are to be drawn now, one of each game, the oldest first. @param now epoch ms */
  readonly due: (now: number) => readonly DueRound[];
  /** When the next one is due, epoch ms. */
  readonly nextAt: () => number;
  readonly ended: (round: Pick<Round, 'gameId'>) => void;
  readonly failed: (round: Pick<Round, 'gameId'>, notBefore: number) => void;
  /** Passes over rounds that were to be drawn before an instant. @returns those of them that are to be voided, the oldest first */
  readonly skipBefore: (at: number) => readonly Round[];
}

/**
 * A game goes on after its last round. Of one without any, bets were taken since its first chain was published.
 *
 * @param now epoch ms, where a game that nothing is stored of begins
 */
export async function readAgenda(tx: Work, games: readonly GameRow[], now: number): Promise<Agenda> {
  const places = new Map<string, Place>();
  for (const game of games) {
    const last = (await endOf(tx, game.gameId)) ?? (await beginOf(tx, game.gameId)) ?? now;
    places.set(game.gameId, { game, next: drawnAfter(game, last), notBefore: 0 });
  }
  return agendaOf(places);
}

/** When the last round of a game was to be drawn that has ended; one that an operator made void before its draw is drawn yet (ROU-16). */
async function endOf(tx: Work, gameId: string): Promise<number | undefined> {
  const last = await tx
    .selectFrom('rounds')
    .select('draws_at')
    .where('game_id', '=', gameId)
    .where((where) => where.or([where('voided_at', 'is', null), where('seed', '<>', '')]))
    .orderBy('draws_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.draws_at;
}

async function beginOf(tx: Work, gameId: string): Promise<number | undefined> {
  const first = await tx
    .selectFrom('draw_chains')
    .select((select) => select.fn.min<number | null>('created_at').as('at'))
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return first?.at ?? undefined;
}

function agendaOf(places: ReadonlyMap<string, Place>): Agenda {
  const ready = (now: number) =>
    [...places.values()].filter(({ next, notBefore }) => Math.max(next.drawsAt, notBefore) <= now);
  return {
    due: (now) =>
      ready(now)
        .map(({ next }) => next)
        .toSorted((a, b) => a.drawsAt - b.drawsAt),
    nextAt: () => Math.min(...[...places.values()].map(({ next, notBefore }) => Math.max(next.drawsAt, notBefore))),
    ended({ gameId }) {
      const place = places.get(gameId);
      if (place !== undefined) place.next = dueRound(gameId, nextRound(place.next.roundId));
    },
    failed({ gameId }, notBefore) {
      const place = places.get(gameId);
      if (place !== undefined) place.notBefore = notBefore;
    },
    skipBefore: (at) =>
      [...places.values()].flatMap((place) => {
        const { game, next } = place;
        if (next.drawsAt >= at) return [];
        place.next = drawnAfter(game, at - 1);
        return newestMissed(game, next.drawsAt, place.next.drawsAt);
      }),
  };
}
