/** All games the simulator has on offer, and which of them members watch most. */
import type { FixtureId } from '../../../src/domain/kernel/ids.ts';
import { boardEntryOf } from '../../../src/domain/sports/board.ts';
import { inBoardOrder } from '../../../src/domain/sports/boardPage.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { MOST_HOURS, type Calendar, type Slot } from './calendar.ts';
import { gameOf } from './game.ts';
import { fixtureReport } from './gameReports.ts';
import { MINUTES_OF_DAY } from './kickOffPlan.ts';
import type { Watched } from './priceMoves.ts';
import { newRunningGame, resumedGame, type RunningGame } from './runningGame.ts';

/** The longest game, simulated minutes, with room to spare. */
const LONGEST_GAME = 300;
/** Games on the first four pages of a board, and starting within the next hour. */
const WATCHED_GAMES = 60;
/** How long before its start a game has all its markets, simulated minutes. */
const NEAR = 15 * 60;
const NEAR_OF_WEIGHT = 30 * 60;

/** The games on offer by id; those that are watched most move most. */
export interface GameBook {
  readonly games: ReadonlyMap<FixtureId, RunningGame>;
  /** Takes over a fixture an earlier process reported. `false` if it is not of this calendar. */
  resume(fixture: Fixture, now: number): boolean;
  /** Adds the games that should be on offer and are not; they are not reported yet. In order of start. */
  topUp(now: number): void;
  remove(running: RunningGame): void;
  /** Looks the most watched games up anew. */
  watched(): Watched;
  /** Games that are near and not offered with all their markets yet, the next to start first. */
  near(now: number): RunningGame[];
}

/** Empty: games come in as they come on offer, or are adopted from an earlier process. */
export function createGameBook(calendar: Calendar, seed: number): GameBook {
  const { minuteMs } = calendar;
  const games = new Map<FixtureId, RunningGame>();
  const gameIn = (slot: Slot) => gameOf(calendar.planned(slot), seed, minuteMs);
  /** Slots that come on offer later, the next one last. */
  let waiting: Slot[] = [];
  let lookedUntil: number | undefined;
  const lookAhead = (now: number) => {
    const until = now + MOST_HOURS * 60 * minuteMs;
    const from = lookedUntil ?? now - LONGEST_GAME * minuteMs;
    if (lookedUntil !== undefined && until < lookedUntil) return;
    // A day more than is needed, so that this is seldom.
    lookedUntil = until + MINUTES_OF_DAY * minuteMs;
    const found = calendar.slotsBetween(from, lookedUntil);
    waiting = [...waiting, ...found].toSorted((a, b) => b.openAt - a.openAt || b.slot - a.slot);
  };
  return {
    games,
    resume(fixture, now) {
      const slot = calendar.slotOf(fixture.fixtureId, fixture.startAt);
      if (slot === undefined) return false;
      games.set(fixture.fixtureId, resumedGame(gameIn(slot), fixture, now));
      return true;
    },
    topUp(now) {
      lookAhead(now);
      const due: Slot[] = [];
      while ((waiting.at(-1)?.openAt ?? Infinity) <= now) due.push(...waiting.splice(-1));
      for (const slot of due.toSorted((a, b) => a.startAt - b.startAt)) {
        const game = gameIn(slot);
        const isOver = slot.startAt <= now && game.endAt() <= now;
        if (!isOver && !games.has(game.planned.fixtureId)) games.set(game.planned.fixtureId, newRunningGame(game));
      }
    },
    remove(running) {
      games.delete(running.game.planned.fixtureId);
    },
    watched: () => watchedOf([...games.values()]),
    near(now) {
      const near: RunningGame[] = [];
      for (const running of games.values()) {
        const { startAt, league } = running.game.planned;
        const minutes = league.isOfWeight ? NEAR_OF_WEIGHT : NEAR;
        if (running.stage === 'scheduled' && !running.isWhole && startAt - now < minutes * minuteMs) near.push(running);
      }
      return near.toSorted((a, b) => a.game.planned.startAt - b.game.planned.startAt);
    },
  };
}

function watchedOf(games: readonly RunningGame[]): Watched {
  const scheduled = games.filter((running) => running.stage === 'scheduled');
  const byId = new Map(scheduled.map((running) => [running.game.planned.fixtureId, running]));
  const entries = scheduled.map(({ game }) =>
    boardEntryOf({ ...fixtureReport(game, 'scheduled'), score: null, markets: [] }),
  );
  const topOfBoard = inBoardOrder(entries)
    .slice(0, WATCHED_GAMES)
    .flatMap(({ fixtureId }) => byId.get(fixtureId) ?? []);
  const soonest = scheduled.toSorted((a, b) => a.game.planned.startAt - b.game.planned.startAt).slice(0, WATCHED_GAMES);
  const inPlay = games.filter(({ stage, game }) => stage === 'inPlay' && game.sport.turnsInPlay);
  return { topOfBoard, soonest, inPlay, all: scheduled };
}
