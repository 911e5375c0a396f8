/** Databases of replays that were closed in a hurry: forgotten by the next one. A stage that lives holds a lock of its database's name. */
import { hexOfBytes } from '../../../../domain/kernel/bytes.ts';

const PREFIX = 'replay-';

/** A name that no other replay has. */
export const newDatabaseName = (): string => PREFIX + hexOfBytes(crypto.getRandomValues(new Uint8Array(8)));

/** Holds a database for as long as the page lives, where the browser has locks. */
export function holdDatabase(name: string): void {
  if ('locks' in navigator) void navigator.locks.request(name, async () => new Promise<never>(() => undefined));
}

export async function forgetLeftovers(): Promise<void> {
  if (!('locks' in navigator) || !('databases' in indexedDB)) return;
  const known = await indexedDB.databases().catch(() => []);
  for (const { name = '' } of known) {
    if (!name.startsWith(PREFIX)) continue;
    const house = name.replace(/-member$/, '');
    await navigator.locks.request(house, { ifAvailable: true }, (lock) => {
      if (lock !== null) indexedDB.deleteDatabase(name);
    });
  }
}
