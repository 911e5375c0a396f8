/** Two real builds of the site in one browser, opened in both orders: SYN-07, P6. */
import { OriginView } from '../support/originView.ts';
import { Tab } from '../support/Tab.ts';
import { expect, test, workerModes } from './support/engineSpec.ts';
import { Deployment, firstBuild, secondBuild, type BuiltSite } from './support/twoBuilds.ts';
import { isLongForm } from '../support/isLongForm.ts';

const ODDS = { home: 185, draw: 320, away: 410 };
const UPDATE = '새 버전이 준비되었습니다. 새로고침해주세요.';

// The second build is made once, by the worker that runs them all.
test.describe.configure({ mode: 'default' });

let sites: readonly [BuiltSite, BuiltSite];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  sites = [firstBuild(), await secondBuild()];
});

// The second order is a rollback: what the origin serves now counts, not which build is the younger.
for (const [order, from, to] of [
  ['a newer one', 0, 1],
  ['the earlier one again', 1, 0],
] as const) {
  // The short form has one of four; all of them without a browser are in `tests/worker/versions`.
  for (const mode of isLongForm || from === 0 ? workerModes('shared') : []) {
    test.describe(`${mode} worker`, () => {
      // A service worker would hand the first build to the second tab: that is its own kind of update, told by itself.
      test.use({ workerMode: mode, serviceWorkers: 'block' });

      test(`SYN-07 P6 a tab of ${order} takes the streams over; the tab before it reads on, bets, and is told to refresh`, async ({
        context,
        page,
      }) => {
        const house = new Deployment();
        await house.deploy(sites[from]);
        try {
          const game = await house.feed.openGame({ home: '울산 HD', away: '전북 현대', odds: ODDS });
          const before = new Tab(page);
          await page.goto(`${house.url}/korea/wintielose`);
          await before.login.submitAs('member1', 'hanpan1234');
          await before.board.expectOpen(game);
          const buildOf = async (tab: Tab) => (await tab.page.content()).match(/assets\/index-[^."]+/)?.[0];
          const firstScript = await buildOf(before);
          // A page whose later parts are on their way when their files go away is loaded anew.
          await before.expectQuiet();

          await house.deploy(sites[to]);
          const after = new Tab(await context.newPage());
          await after.page.goto(`${house.url}/korea/wintielose`);
          await after.board.expectOpen(game);
          expect(await buildOf(after)).not.toBe(firstScript);

          await expect(before.page.getByText(UPDATE, { exact: true })).toBeVisible({ timeout: 40_000 });
          await expect(after.page.getByText(UPDATE, { exact: true })).toBeHidden();
          await expect.poll(() => new OriginView(house.url).openStreams()).toEqual({ events: 1, bets: 1 });
          await game.changeOdds({ home: 191 });
          for (const tab of [before, after]) await tab.board.expectPrice(game, 'home', 191);
          await before.board.pick(game, 'home');
          for (const tab of [before, after]) await tab.board.expectPicked(game, 'home');

          // The one that leads now is of the build that the origin serves: without the other tab nothing changes.
          await before.page.close();
          await game.changeOdds({ home: 192 });
          await after.board.expectPrice(game, 'home', 192);
          expect(await new OriginView(house.url).openStreams()).toEqual({ events: 1, bets: 1 });
        } finally {
          await page.close();
          await house.remove();
        }
      });
    });
  }
}
