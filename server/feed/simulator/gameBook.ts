/** All games the simulator has on offer, and which of them members watch most. */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { boardEntryOf } from '../../../src/domain/sports/board.ts';
import { inBoardOrder } from '../../../src/domain/sports/boardPage.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { LONGEST_LEAD, type Calendar } from './calendar.ts';
import { gameOf } from './game.ts';
import { newRunningGame, resumedGame, type RunningGame } from './runningGame.ts';
import { fixtureReport } from './gameReports.ts';
import type { Watched } from './priceMoves.ts';

/** The longest game, in slots, with room to spare. */
const LONGEST_GAME = 100;
/** Games on the first four pages of a board, and starting within the next hour. */
const WATCHED_GAMES = 60;

/** The games on offer by id; those that are watched most move most. */
export interface GameBook {
  readonly games: ReadonlyMap<FixtureId, RunningGame>;
  /** Takes over a fixture an earlier process reported. `false` if it is not of this calendar. */
  resume(fixture: Fixture, now: number): boolean;
  /** Adds the games that should be on offer and are not; they are not reported yet. In order of start. */
  topUp(now: number): readonly RunningGame[];
  remove(running: RunningGame): void;
  /** Looks the most watched games up anew. */
  watched(): Watched;
}

/** Empty: games come in as their slots come on offer, or are adopted from an earlier process. */
export function createGameBook(calendar: Calendar, seed: number): GameBook {
  const games = new Map<FixtureId, RunningGame>();
  const gameIn = (slot: number) => gameOf(calendar.planned(slot), seed, calendar.minuteMs);
  /** Slots that were looked at and need not be again: on offer, or over. */
  let known = new Set<number>();
  return {
    games,
    resume(fixture, now) {
      const slot = calendar.slotOf(fixture.fixtureId, fixture.startAt);
      if (slot === undefined) return false;
      known.add(slot);
      games.set(fixture.fixtureId, resumedGame(gameIn(slot), fixture, now));
      return true;
    },
    topUp(now) {
      const first = Math.floor(now / calendar.slotMs) - LONGEST_GAME;
      const last = first + LONGEST_GAME + LONGEST_LEAD + 1;
      known = new Set([...known].filter((slot) => slot >= first));
      const added: RunningGame[] = [];
      for (let slot = first; slot <= last; slot += 1) {
        if (known.has(slot) || calendar.openAt(slot) > now) continue;
        known.add(slot);
        const game = gameIn(slot);
        if (game.endAt <= now) continue;
        const running = newRunningGame(game, now);
        games.set(game.planned.fixtureId, running);
        added.push(running);
      }
      return added;
    },
    remove(running) {
      games.delete(running.game.planned.fixtureId);
    },
    watched: () => watchedOf([...games.values()].filter((running) => running.stage === 'scheduled')),
  };
}

function watchedOf(scheduled: readonly RunningGame[]): Watched {
  const byId = new Map(scheduled.map((running) => [running.game.planned.fixtureId, running]));
  const entries = scheduled.map(({ game }) =>
    boardEntryOf({ ...fixtureReport(game, 'scheduled'), score: null, markets: [] }),
  );
  const topOfBoard = inBoardOrder(entries)
    .slice(0, WATCHED_GAMES)
    .flatMap(({ fixtureId }) => byId.get(fixtureId) ?? []);
  const soonest = scheduled.toSorted((a, b) => a.game.planned.slot - b.game.planned.slot).slice(0, WATCHED_GAMES);
  return { topOfBoard, soonest, all: scheduled };
}
