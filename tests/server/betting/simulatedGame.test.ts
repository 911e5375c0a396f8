/** A simulated game in play, bet on at a real origin: held, accepted at the price of now, and settled by how the game went (CLS-2, CLS-3, SIM-S5). */
import { describe, expect, it } from 'vitest';
import { gameOf, type Game } from '../../../server/feed/simulator/game.ts';
import { createCalendar } from '../../../server/feed/simulator/calendar.ts';
import { leagueTable } from '../../../server/feed/simulator/leagues/leagueTable.ts';
import { advance, courseReports } from '../../../server/feed/simulator/lifecycle.ts';
import { newRunningGame } from '../../../server/feed/simulator/runningGame.ts';
import { heldAt } from '../../../server/feed/simulator/scoreOfGame.ts';
import { storeSetting } from '../../../server/house/settings.ts';
import { openSqliteStore } from '../../../server/store/openSqliteStore.ts';
import { formatOdds } from '../../../src/domain/kernel/odds.ts';
import { betOn, claimOn, newKey, signIn } from '../support/caller.ts';
import { newDataDir, openOrigin } from '../support/openOrigin.ts';
import { member1 } from '../support/openHouse.ts';

const MINUTE = 60_000;

/** A football game of the simulator that began so long ago, at a minute when its prices are not held. */
function gameInPlay(minutes: number): Game {
  const now = Date.now();
  const calendar = createCalendar(
    3,
    1,
    leagueTable.filter(({ name }) => name === 'K리그1'),
  );
  const [slot] = calendar.slotsBetween(now, now + 7 * 24 * 60 * MINUTE);
  if (slot === undefined) throw new Error('the league plays every week');
  const game = gameOf({ ...calendar.planned(slot), startAt: now - minutes * MINUTE }, 3, MINUTE);
  return heldAt(game, minutes) === null ? game : gameInPlay(minutes + 1);
}

async function holdingASecond() {
  const dataDir = newDataDir();
  await (await openOrigin({ dataDir })).close();
  const store = openSqliteStore(dataDir, 0);
  const times = { baseball: 1, basic: 1, basketball: 1, hockey: 1, soccer: 1, volleyball: 1 };
  await store.write((tx) => storeSetting(tx, 'liveBettingTime', times));
  await store.close();
  return openOrigin({ dataDir });
}

describe('a bet on a simulated game in play', () => {
  it('CLS-2 CLS-3 SIM-S5 is held, accepted and settled by how the game went', async () => {
    const origin = await holdingASecond();
    const running = newRunningGame(gameInPlay(20));
    const { game } = running;
    await origin.sink.deliver(advance(running, Date.now()));
    await origin.sink.deliver(courseReports(running, Date.now()));
    const member = await signIn(origin);
    const [winner] = running.lines.values();
    const picked = winner?.selections.find(({ selectionId }) => running.reported.get(selectionId)?.status === 'open');
    if (winner === undefined || picked === undefined) throw new Error('a game that is not held takes bets');
    const claim = claimOn('a', {
      fixtureId: game.planned.fixtureId,
      oddsId: picked.selectionId,
      betPrice: formatOdds(running.reported.get(picked.selectionId)?.odds ?? 0),
    });
    const began = Date.now();
    const answer = await member.bet(betOn([claim], { gameDetailType: '21' }), newKey());
    expect(answer).toMatchObject({ status: 200 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
    await origin.sink.deliver(advance(running, game.endAt()));
    const [bet] = await origin.inspect.bets(member1);
    const result = running.reported.get(picked.selectionId)?.settlement;
    expect([1, 2]).toContain(result);
    expect(bet).toMatchObject({ status: result });
  });
});
