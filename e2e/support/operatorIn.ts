/** An operator of the demo house in a browser of their own, signed in by what the page itself shows. */
import { expect, type Browser, type Page } from '@playwright/test';

/**
 * @param path of the office's page that is opened
 * @param heading of that page
 */
export async function operatorIn(
  browser: Browser,
  url: string,
  name: string,
  path: `/${string}`,
  heading: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'ko-KR' })).newPage();
  await page.goto(path);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: '인증번호 채우기' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return page;
}
