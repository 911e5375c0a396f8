/** What the browser of a page has stored: how many fixtures, and which bets on their way; read beside the product and over no line. */
import type { Page } from 'playwright';
import { OPEN_STATES } from '../../src/db/records/outbox.ts';
import type { OutboxRow } from '../../src/db/tables/rows.ts';

/** @returns 0 where there is no local database yet */
export async function storedFixtures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => /^hanpan-\d+$/.test(name));
    let most = 0;
    for (const name of names) {
      const opened = indexedDB.open(name);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const database = opened.result;
      if (database.objectStoreNames.contains('fixtures')) {
        const counted = database.transaction('fixtures').objectStore('fixtures').count();
        await new Promise((resolve) => counted.addEventListener('success', resolve));
        most = Math.max(most, counted.result);
      }
      database.close();
    }
    return most;
  });
}

type StoredIntent = Pick<OutboxRow, 'key' | 'state' | 'attempts'>;

export const isOpenIntent = ({ state }: Pick<StoredIntent, 'state'>): boolean =>
  OPEN_STATES.some((open) => open === state);

/** Of bets, whatever became of them. */
export async function storedIntents(page: Page): Promise<readonly StoredIntent[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.map((database) => database.name ?? '').find((found) => /^hanpan-outbox-\d+$/.test(found));
    if (name === undefined) return [];
    const opened = indexedDB.open(name);
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const database = opened.result;
    const rows = database.transaction('intents').objectStore('intents').getAll();
    await new Promise((resolve) => rows.addEventListener('success', resolve));
    database.close();
    return (rows.result as StoredIntent[]).map(({ key, state, attempts }) => ({ key, state, attempts }));
  });
}
