/** A connection that is open and dead: S-6, S2, SYN-05. Noticed in 2.5 heartbeats; its old prices are accepted nowhere. */
import { HEARTBEAT_MS } from '../support/House.ts';
import { expect, test, workerModes } from './support/engineSpec.ts';

const EVENTS = '/api/streams/events';
const BETTING = '/api/sports-prematch/betting';
/** Time a busy machine may take from the last byte to the screen, beyond the watchdog's, ms. */
const SLACK_MS = 4_000;

for (const mode of workerModes('dedicated')) {
  test.describe(`${mode} worker`, () => {
    test.use({ workerMode: mode });

    test('S-6 SYN-05 silence is noticed in two and a half heartbeats, old prices cannot be bet on from then, and all is live again after it', async ({
      tab,
      member,
      game,
      wire,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await tab.board.pick(game, 'home');
      await tab.slip.setStake(10_000);
      const silence = wire.plan({ path: EVENTS }, { kind: 'silence' }, Infinity);
      const before = wire.traffic.count('GET', EVENTS);
      expect(wire.silenceStreams(EVENTS)).toBe(1);
      const silentAt = Date.now();
      await expect
        .poll(() => wire.traffic.count('GET', EVENTS), { intervals: [20], timeout: 40_000 })
        .toBeGreaterThan(before);
      const noticedMs = Date.now() - silentAt;
      test.info().annotations.push({ type: 'half-open noticed', description: `${noticedMs} ms` });
      console.log(`  ${mode}: half-open noticed after ${noticedMs} ms, heartbeat ${HEARTBEAT_MS} ms`);
      expect(noticedMs).toBeLessThan(2.5 * HEARTBEAT_MS + SLACK_MS);
      await tab.board.expectShut(game);
      await expect(tab.slip.betButton).toBeDisabled();
      expect(wire.traffic.count('POST', BETTING)).toBe(0);
      silence.cancel();
      await game.changeOdds({ home: 186 });
      await tab.board.expectPrice(game, 'home', 186, 45_000);
      await tab.board.expectOpen(game);
    });

    test('STL-3 BET-4 a price that moved while the connection was silent is not accepted by the origin either', async ({
      tab,
      member,
      game,
      house,
      wire,
      tokenOfBrowser,
    }) => {
      await tab.enterBoard(member);
      await tab.board.expectOpen(game);
      await tab.board.pick(game, 'home');
      await tab.slip.setStake(10_000);
      const balance = await tab.header.balance();
      // Before the browser can have noticed: the origin has the last word.
      wire.silenceStreams(EVENTS);
      await game.changeOdds({ home: 150 });
      await tab.slip.placeBet();
      await expect(tab.slip.changedOdds).toBeVisible();
      expect((await house.view.member(tokenOfBrowser())).emoney).toBe(balance);
      await tab.slip.declineChangedOdds();
      await tab.slip.expectEmpty();
    });
  });
}
