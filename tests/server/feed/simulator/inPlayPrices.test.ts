/** Prices of games in play: none is worth its stake for as long as a bet on it is held, whatever the course of the game. */
import { describe, expect, test } from 'vitest';
import { SPORT } from '../../../../src/domain/reference/sports.ts';
import { createCalendar } from '../../../../server/feed/simulator/calendar.ts';
import { gameOf, prospectAt } from '../../../../server/feed/simulator/game.ts';
import { leagueTable } from '../../../../server/feed/simulator/leagues/leagueTable.ts';
import { advance, courseReports, overtakenReports } from '../../../../server/feed/simulator/lifecycle.ts';
import { fairChance } from '../../../../server/feed/simulator/markets/fairChance.ts';
import { newRunningGame, type RunningGame } from '../../../../server/feed/simulator/runningGame.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const STEP_MS = 250;
/** The shortest time that a house holds a bet for, by its first settings, ms. */
const HELD_MS = 4_000;
/** Minutes of a game that are played: around its first break and before its end. */
const PARTS = [
  [40, 52],
  [95, 107],
] as const;

const PLAYED = [SPORT.football, SPORT.basketball, SPORT.volleyball, SPORT.baseball, SPORT.iceHockey] as const;

function gameIn(sportId: string, seed: number): RunningGame {
  const calendar = createCalendar(
    seed,
    1,
    leagueTable.filter((league) => league.sportId === sportId),
  );
  const [slot] = calendar.slotsBetween(0, 14 * DAY);
  if (slot === undefined) throw new Error('a game in two weeks');
  return newRunningGame(gameOf({ ...calendar.planned(slot), startAt: 0 }, seed, MINUTE));
}

/** Open prices that are worth their stake by the chances of the moment, as texts. */
function worthy({ game, lines, reported }: RunningGame, now: number): readonly string[] {
  const prospect = prospectAt(game, now);
  return [...lines.values()].flatMap(({ plan, marketId, baseLine, quarters, selections }) =>
    selections.flatMap(({ selectionId, side, name }) => {
      const known = reported.get(selectionId);
      if (known?.status !== 'open') return [];
      const isWorthy = fairChance({ plan, quarters, side, name }, prospect) * known.odds > 101;
      return isWorthy ? [`${marketId} ${baseLine} ${side} ${name} @${known.odds}`] : [];
    }),
  );
}

describe('prices in play', () => {
  test.each(PLAYED)('SIM-P9: of sport %s none is worth its stake for as long as a bet is held', (sportId) => {
    const running = gameIn(sportId, 3);
    advance(running, 0);
    const since = new Map<string, number>();
    for (const [from, until] of PARTS) {
      for (let now = from * MINUTE; now < Math.min(until * MINUTE, running.game.endAt()); now += STEP_MS) {
        if (advance(running, now).length === 0) courseReports(running, now);
        overtakenReports(running, now);
        if (now % 1_000 !== 0) continue;
        const open = new Set(worthy(running, now));
        for (const price of since.keys()) if (!open.has(price)) since.delete(price);
        for (const price of open) since.set(price, since.get(price) ?? now);
        const held = [...since].filter(([, at]) => now - at >= HELD_MS).map(([price]) => price);
        expect(held, `${now / MINUTE} min`).toEqual([]);
      }
      since.clear();
    }
  });

  test('SIM-S8: a set of volleyball that is won is on offer no more', () => {
    for (const seed of [3, 4, 5]) {
      const running = gameIn(SPORT.volleyball, seed);
      const { happenings } = running.game.course();
      const set = happenings.findIndex(({ of }) => of === 'set');
      const last = happenings.slice(0, set).findLast(({ of }) => of === 'point');
      if (last === undefined) throw new Error('a set of points');
      advance(running, 0);
      const won = last.minute * MINUTE;
      for (let now = won - 30_000; now <= won + 2 * STEP_MS; now += STEP_MS) courseReports(running, now);
      const open = [...running.lines.values()]
        .filter(({ plan }) => plan.part === 'firstPeriod')
        .flatMap(({ selections }) => selections)
        .filter(({ selectionId }) => running.reported.get(selectionId)?.status === 'open');
      expect(open, `seed ${seed}`).toEqual([]);
    }
  });
});
