/**
 * What members write to break a page (COM-05, FRE-1), in a real browser: written through the origin into every field that takes a text, opened in every place that
 * draws it, of members and of operators. Nothing of it runs, nothing of it is more than text.
 */
import type { Page } from '@playwright/test';
import { callOrigin, newKey, signIn, type Caller } from '../tests/server/support/caller.ts';
import { HOSTILE_TEXTS } from '../tests/support/hostileTexts.ts';
import { operatorIn } from './support/operatorIn.ts';
import { expect, test } from './support/seatedSpec.ts';

/** Whom no other spec is: each writes a third of the texts. */
const WRITERS = ['member4', 'member6', 'member8'] as const;
/** Letters of each text, so that twenty fit in a field. */
const OF_POST = 95;
const OF_INQUIRY = 45;

/** Elements that only a text could have brought, wherever a page draws one. */
const BROUGHT =
  'script:not([src]), iframe, object, embed, base, meta[http-equiv="refresh" i], main img:not([src^="/"]), main link, main style, main video, main math, main form[action], a[href^="javascript" i], a[href^="data" i], main a[href*="example"], [onerror], [onload], [onfocus], [ontoggle]';

const perform = (caller: Pick<Caller, 'call'>, path: string, given: unknown) =>
  caller.call('POST', path, given, { 'idempotency-key': newKey() });
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: string }).id;
const joined = (texts: readonly string[], letters: number) =>
  texts.map((text) => Array.from(text).slice(0, letters).join('')).join('\n');

test('COM-05 FRE-1 SEC-01 sixty hostile texts in every field are text in every place, of members and of operators', async ({
  tab,
  member,
  house,
  browser,
  wire,
  tokenOfBrowser,
}) => {
  test.setTimeout(120_000);
  const thirds = WRITERS.map((_, third) => HOSTILE_TEXTS.filter((__, n) => n % WRITERS.length === third));
  const posts: string[] = [];
  const writers: Caller[] = [];
  for (const [third, name] of WRITERS.entries()) {
    const texts = thirds[third] ?? [];
    const writer = await signIn({ url: house.url }, name);
    const title = Array.from(texts[0] ?? '')
      .slice(0, 60)
      .join('');
    const written = await perform(writer, '/free/write', { kind: 'talk', title, text: joined(texts, OF_POST) });
    expect(written.status, name).toBe(200);
    posts.push(idOf(written));
    const asked = { topic: 'other', betId: null, text: joined(texts, OF_INQUIRY) };
    expect((await perform(writer, '/customer/write', asked)).status, name).toBe(200);
    writers.push(writer);
  }
  for (const [third, postId] of posts.entries()) {
    const other = writers[(third + 1) % writers.length];
    const text = joined((thirds[third] ?? []).slice(0, 6), OF_INQUIRY);
    if (other === undefined) continue;
    expect((await perform(other, '/free/comment', { postId, text })).status).toBe(200);
    expect((await perform(other, '/free/report', { what: 'post', id: postId, why: 'abuse' })).status).toBe(200);
  }

  await tab.enterBoard(member);
  const { page } = tab;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(wire.url)) elsewhere.push(request.url());
  });
  const seated = { call: sayAs(house.url, tokenOfBrowser()) };
  const own = { topic: 'other', betId: null, text: joined(thirds[0] ?? [], OF_INQUIRY) };
  const inquiry = await perform(seated, '/customer/write', own);
  expect(inquiry.status).toBe(200);

  await page.goto('/free');
  await expect(page.getByRole('main')).toContainText('<script>window.__ran=1</script>');
  await expectNothingRan(page);
  for (const id of posts) {
    await page.goto(`/free/view/${id}`);
    await expect(page.getByRole('main')).toContainText('window.__ran=1');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    await expectNothingRan(page);
  }
  await page.goto(`/customer/view/${idOf(inquiry)}`);
  await expect(page.getByRole('main')).toContainText('<script>window.__ran=1</script>');
  await expectNothingRan(page);
  // What is typed is drawn where it was typed alone.
  await page.goto('/coupon');
  await page.getByLabel('쿠폰 번호 입력').fill('"><img src=x onerror="window.__ran=1">');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByText('등록할 수 없는 쿠폰 번호입니다.')).toBeVisible();
  await expectNothingRan(page);
  expect(elsewhere).toEqual([]);

  const office = await operatorIn(browser, house.url, '오지우', '/admin/support', '상담');
  const rows = office.getByRole('row').filter({ has: office.getByRole('button') });
  await expect(rows).not.toHaveCount(0);
  const waiting = await rows.count();
  expect(waiting).toBeGreaterThanOrEqual(posts.length * 2);
  for (let n = 0; n < waiting; n += 1) {
    await rows.nth(n).getByRole('button').first().click();
    await expect(office.getByRole('main')).toContainText('__ran=1');
    await expectNothingRan(office);
  }
  await office.context().close();
});

/** @returns a member's call, by the token of a browser */
function sayAs(url: string, token: string): Caller['call'] {
  return (method, path, body, headers = {}) =>
    callOrigin({ url }, method, path, body, { 'x-auth-token': `Bearer ${token}`, ...headers });
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate('window.__ran')).toBeUndefined();
  expect(await page.locator(BROUGHT).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
}
