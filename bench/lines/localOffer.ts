/** How many fixtures the browser of a page has stored, read beside the product and over no line. */
import type { Page } from 'playwright';

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
