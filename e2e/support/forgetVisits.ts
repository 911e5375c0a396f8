/** What earlier visits left in a browser, put away: the offer as it was stored, the slip, and what was chosen on this machine. */
import type { Page } from '@playwright/test';

/**
 * @param page on the site, in a browser in which no other page of it is open and no worker of it runs
 * @returns whether somebody is signed in, which is left as it was
 */
export async function forgetVisits(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const ofSession = ['custom.auth', 'hanpan.database'];
    /** By kind of database, what is the session's, or is the member's wherever they sign in. */
    const keptOf = {
      house: ['sessions', 'settings'],
      member: ['settings', 'members', 'bets', 'fence', 'vault', 'log', 'checkpoints', 'snapshots', 'health'],
    };
    /** Those that a sign-in fetches, and by which code the rows were made: without that the slip is made again from the log. */
    const keptSettings = ['levels', 'autoLogoutMin', 'news', 'term', 'projections'];
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('the database did not answer')));
      });
    const forgetIn = async (name: string, kept: readonly string[]) => {
      const database = await settled(indexedDB.open(name));
      const tables = [...database.objectStoreNames];
      if (tables.length > 0) {
        const transaction = database.transaction(tables, 'readwrite');
        for (const table of tables) if (!kept.includes(table)) transaction.objectStore(table).clear();
        const settings = kept.includes('settings') ? transaction.objectStore('settings') : undefined;
        const keys = settings === undefined ? [] : await settled(settings.getAllKeys());
        for (const key of keys) if (typeof key !== 'string' || !keptSettings.includes(key)) settings?.delete(key);
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      }
      database.close();
    };
    for (const key of Object.keys(localStorage)) if (!ofSession.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    for (const name of names) {
      // Beside bets that are known here a slip that is gone is one that a power cut took: the last would be told again (SLIP-18).
      if (/^hanpan-outbox-\d+$/.test(name)) await forgetIn(name, []);
      if (/^hanpan-\d+$/.test(name)) await forgetIn(name, keptOf.house);
      if (/^hanpan-\d+-[0-9a-f]{32}$/.test(name)) await forgetIn(name, keptOf.member);
    }
    return localStorage.getItem('custom.auth') !== null;
  });
}

/** Whatever the site keeps in a browser; not its files. @param page as above */
export async function forgetEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  await session.detach();
}
