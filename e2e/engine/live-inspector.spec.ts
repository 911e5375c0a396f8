/**
 * The inspector over a live page, and faults to switch on, in a build for testers (INS-11, INS-12, FLT-1 to FLT-3). That build is made for these specs alone, so that
 * they are a long form.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freshSite } from '../../scripts/build/freshSite.ts';
import { FAULT_CHANNEL, FaultScript } from '../../src/domain/faults/faultScript.ts';
import { isLongForm } from '../support/isLongForm.ts';
import { Tab } from '../support/Tab.ts';
import { expect, test } from './support/engineSpec.ts';
import { Deployment, firstBuild, type BuiltSite } from './support/twoBuilds.ts';

const ODDS = { home: 185, draw: 320, away: 410 };
const root = path.resolve(import.meta.dirname, '../..');

test.describe.configure({ mode: 'default' });
test.skip(!isLongForm, 'builds the site for testers: HANPAN_SPECS=all');

let site: BuiltSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { dist, buildId } = await freshSite(root, () => undefined, true);
  site = { dir: dist, id: buildId };
});

const scriptsOf = (dir: string) =>
  readdirSync(path.join(dir, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(dir, 'assets', file), 'utf8'));

test('FLT-3 no file of a member’s build knows of faults; of the testers’ build two do', () => {
  const knows = (dir: string) => scriptsOf(dir).filter((text) => text.includes(FAULT_CHANNEL)).length;
  expect(knows(firstBuild().dir)).toBe(0);
  expect(knows(site.dir)).toBe(2);
});

/** A member on the board of a house whose site is the testers', with the dock open. */
async function openDock(page: Page) {
  const house = new Deployment();
  await house.deploy(site);
  const game = await house.feed.openGame({ home: '울산 HD', away: '전북 현대', odds: ODDS });
  const tab = new Tab(page);
  await page.goto(`${house.url}/korea/wintielose`);
  await tab.login.submitAs('member1', 'hanpan1234');
  await tab.board.expectOpen(game);
  const mark = page.getByRole('button', { name: '검사기 열기' });
  await expect(mark).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Alt+Shift+I');
  const dock = page.getByRole('region', { name: '실시간 검사기' });
  await expect(dock).toBeVisible();
  return { house, game, tab, dock };
}

test('TST-06 INS-11 INS-12 FLT-1 FLT-2 shows what stands, makes the line faulty, says why a price is locked, and saves a script', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { house, game, tab, dock } = await openDock(page);
  try {
    const panel = (name: string) => dock.getByRole('region', { name, exact: true });
    await expect(panel('스트림').getByText('경기·배당')).toBeVisible();
    await expect(panel('저장 공간').getByText('fixtures', { exact: true })).toBeVisible();
    await game.changeOdds({ home: 190 });
    await tab.board.expectPrice(game, 'home', 190);
    await expect(panel('라이브 쿼리').getByRole('row').nth(1)).toBeVisible();

    const faults = panel('장애 주입');
    const stale = faults.getByRole('switch', { name: '제공자 지연' });
    await stale.click();
    await expect(stale).toBeChecked();
    const locks = panel('가격이 잠긴 까닭');
    await locks.getByRole('textbox').fill('울산');
    await expect(async () => {
      await locks.getByRole('button', { name: '찾기' }).click();
      await expect(locks.getByText('제공자 지연').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await stale.click();
    const cut = faults.getByRole('switch', { name: '연결 끊기' });
    await cut.click();
    await expect(async () => {
      await locks.getByRole('button', { name: '찾기' }).click();
      await expect(locks.getByText('스트림 끊김').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await game.changeOdds({ home: 195 });
    await tab.board.expectPrice(game, 'home', 190);
    await cut.click();
    await tab.board.expectPrice(game, 'home', 195);

    await faults.getByRole('textbox').fill('prices lock and come back');
    const download = page.waitForEvent('download');
    await faults.getByRole('button', { name: '테스트로 저장' }).click();
    const file = await (await download).path();
    const script = FaultScript.parse(JSON.parse(readFileSync(file, 'utf8')));
    expect(script.found).toBe('prices lock and come back');
    expect(script.build).toBe(site.id);
    expect(script.acts.map(({ fault, isOn }) => `${fault} ${isOn}`)).toEqual([
      'stale true',
      'stale false',
      'cut true',
      'cut false',
    ]);

    await dock.getByRole('button', { name: '이벤트 기록 열기' }).click();
    const inspector = page.getByRole('dialog', { name: '검사기' });
    const filter = inspector.getByRole('textbox', { name: '이벤트 거르기' });
    await filter.fill('type:OddsChanged');
    await expect(async () => {
      await inspector.getByRole('button', { name: '새로 읽기' }).click();
      await expect(inspector.getByText('1.90→1.95').first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  } finally {
    await page.close();
    await house.remove();
  }
});
