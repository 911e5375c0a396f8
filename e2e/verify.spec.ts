/** A draw done again in a browser: as it was told, without a line, and against what was changed (rules VER). */
import { drawsCall } from '../src/domain/calls/draws.ts';
import { seoulDate } from '../src/domain/kernel/seoulDay.ts';
import { expect, test } from './support/seatedSpec.ts';

const HASH = /^[0-9a-f]{64}$/;

test('VER-1 VER-2 VER-4 MIN-06 a round is drawn again and is as it was told; a changed word fails at its step, without a line too', async ({
  house,
  page,
}) => {
  let roundId: string | undefined;
  // A game that is drawn every five seconds.
  await expect.poll(async () => (roundId = await lastDrawn(house.url, '503'))).toBeDefined();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/verify?round=${roundId ?? ''}`);
  await expect(page).toHaveTitle('추첨 검증 · 한판');
  const verdict = page.getByRole('status').filter({ hasText: /PASS|FAIL/ });
  await expect(verdict).toContainText('PASS');
  await expect(verdict).toContainText('기록된 결과와 같습니다');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await expect(field(/^공개 시드/)).toHaveValue(HASH);
  await expect(field(/^하루 약속값/)).toHaveValue(HASH);

  await page.context().setOffline(true);
  const again = page.getByRole('button', { name: '다시 계산' });
  await field(/^기록된 결과/).fill('0 1');
  await again.click();
  await expect(verdict).toContainText('FAIL');
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('난수와 추첨 순서');

  await page.setViewportSize({ width: 360, height: 800 });
  await field(/^기록된 결과/).fill('');
  await field(/^공개 시드/).fill('ab'.repeat(32));
  await again.click();
  await expect(verdict).toContainText('시드가 약속값과 맞지 않습니다');
  await expect(verdict).toBeInViewport();
  await field(/^공개 시드/).fill('seed');
  await again.click();
  await expect(page.getByRole('alert')).toHaveText('16진수 64자를 넣어주세요.');
  await page.context().setOffline(false);
  expect(failures).toEqual([]);
});

/** The round of today whose seed was told last. */
async function lastDrawn(origin: string, gameId: string): Promise<string | undefined> {
  const day = seoulDate(Date.now()).replaceAll('-', '');
  const answer = await fetch(`${origin}/api/draws/${gameId}/${day}`);
  if (!answer.ok) return undefined;
  const { last } = drawsCall.answer.parse(await answer.json());
  return last === null ? undefined : `mg.${gameId}.${day}.${last.n}`;
}
