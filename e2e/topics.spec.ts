/** Prices of the sports that somebody looks at, and of no others: S-16 … S-20, SYN-01. */
import { SPORT } from '../src/domain/reference/sports.ts';
import type { FaultProxy } from '../tests/support/proxy/faultProxy.ts';
import { expect, test, workerModes } from './engine/support/engineSpec.ts';
import { longestLock, rememberLocks } from './support/rememberLocks.ts';
import type { ScriptedFeed, ScriptedGame } from './support/scriptedFeed.ts';
import { forgetTopicsSoon } from './support/shortGrace.ts';
import type { Tab } from './support/Tab.ts';

const EVENTS = '/api/streams/events';

/** ms for which a tab whose machine is stalled may lock while it reads its rows anew: it hides what it was told 250 ms after (PSH-3). */
const MOMENT = 1000;

for (const mode of workerModes('shared')) {
  test.describe(`${mode} worker`, () => {
    test.use({ workerMode: mode });

    test('S-17 S-20 STL-5 CRT-16 two tabs on two sports and a pick of a third get no price of a fourth, until one turns to it', async ({
      tab,
      openTab,
      member,
      house,
      wire,
    }) => {
      forgetTopicsSoon(wire);
      const football = await openGame(house.feed, SPORT.football, '울산 HD');
      const basketball = await openGame(house.feed, SPORT.basketball, '창원 LG');
      const baseball = await openGame(house.feed, SPORT.baseball, 'KIA 타이거즈');
      const volleyball = await openGame(house.feed, SPORT.volleyball, '현대캐피탈');
      const told = countPrices(wire);

      await tab.enterBoard(member);
      await tab.board.expectOpen(baseball);
      await tab.board.pick(baseball, 'home');
      await tab.slip.expectFolds(1);
      await turnTo(tab, '축구');
      const second = await openTab('/korea/wintielose?sport_id=48242&basketball=1');
      await second.board.expectOpen(basketball);
      const both = [`fixture:${baseball.fixtureId}`, `sport:${SPORT.football}`, `sport:${SPORT.basketball}`];
      await expect.poll(() => askedLast(wire), { timeout: 40_000 }).toEqual(both.toSorted());
      await expect.poll(() => wire.openStreams(EVENTS)).toBe(1);

      await test.step('what nobody looks at is not sent; everything else moves, the game on the slip too', async () => {
        const before = told(volleyball);
        await volleyball.changeOdds({ home: 199 });
        await football.changeOdds({ home: 201 });
        await basketball.changeOdds({ home: 202 });
        await baseball.changeOdds({ home: 203 });
        await tab.board.expectPrice(football, 'home', 201);
        await second.board.expectPrice(basketball, 'home', 202);
        for (const { slip } of [tab, second]) await slip.expectPick('2.03');
        expect(told(volleyball)).toBe(before);
        for (const game of [football, basketball, baseball]) expect(told(game)).toBeGreaterThan(0);
      });

      await test.step('turning to it shows today’s prices at once, and locks none of the other tab for longer than a moment', async () => {
        await second.page.evaluate(rememberLocks);
        await turnTo(tab, '배구');
        await expect(tab.board.odds(volleyball, 'home')).toHaveAccessibleName(/1\.99$/);
        await expect(tab.board.odds(volleyball, 'home')).toBeEnabled();
        await expect.poll(() => longestLock(second.page)).toBeLessThan(MOMENT);
        await volleyball.changeOdds({ home: 198 });
        await tab.board.expectPrice(volleyball, 'home', 198);
      });

      await test.step('a bet on it and on the pick', async () => {
        await baseball.changeOdds({ home: 185 });
        await tab.board.pick(volleyball, 'home');
        await tab.slip.expectFolds(2);
        await tab.slip.setStake(10_000);
        await tab.slip.placeBet();
        await expect(tab.page).toHaveURL(/\/bet_result$/);
        await second.slip.expectEmpty();
      });
    });
  });
}

async function openGame(feed: ScriptedFeed, sportId: string, home: string): Promise<ScriptedGame> {
  const league = { id: `league${sportId}`, name: `리그 ${sportId}` };
  return feed.openGame({ home, away: `${home} 상대`, odds: { home: 185, draw: 320, away: 410 }, sportId, league });
}

async function turnTo(tab: Tab, category: string): Promise<void> {
  const categories = tab.page.getByRole('navigation', { name: '종목 선택' });
  await categories.getByRole('link', { name: category }).click();
}

/** The topics that the browser asked for when it last opened the stream. */
const askedLast = (wire: FaultProxy): readonly string[] => {
  const opened = wire.traffic.requests.findLast(({ path }) => path === EVENTS);
  return new URLSearchParams(opened?.query).getAll('topics').toSorted();
};

/** @returns how many price changes of a game were sent to the browser */
function countPrices(wire: FaultProxy): (game: ScriptedGame) => number {
  const changes: string[] = [];
  wire.onFrames(EVENTS, (frame) => {
    if (frame.includes('"OddsChanged"')) changes.push(frame);
    return [frame];
  });
  return ({ fixtureId }) => changes.filter((frame) => frame.includes(`"${fixtureId}"`)).length;
}
