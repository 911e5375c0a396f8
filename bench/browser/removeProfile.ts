/** Removes a browser's profile: processes of the browser may still write there for a moment after it has ended. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 20;
const PAUSE_MS = 250;

/** @throws what the last try threw */
export async function removeProfile(folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Its own retries do not see a file that came in the meantime.
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    await pause(PAUSE_MS);
  }
}
