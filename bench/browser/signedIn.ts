/** A member signed in through the form, in a browser that a test driver leads: each of its tabs counts as one in sight. */
import type { Browser, BrowserContext } from 'playwright';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import { NOTE_PRESSES } from './noteInPage.ts';

const PATIENCE_MS = 120_000;

/** @returns of one page, which has left the form */
export async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, baseURL: url, locale: 'ko-KR' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(NOTE_PRESSES);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('아이디').fill('member1');
  await page.getByLabel('비밀번호').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(`${url}/`);
  return context;
}
