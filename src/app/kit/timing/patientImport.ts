/**
 * Loads a part of a page that is open already: what cannot be had while the connection is gone is asked for again, so that a member keeps
 * the page instead of an error (NAV-13, SYN-09). Gives up after about half a minute.
 */
const TRIES = 8;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** @throws what the last attempt threw */
export async function patientImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
    await new Promise((resolve) => {
      setTimeout(resolve, longest * (0.75 + Math.random() / 4));
    });
  }
}
