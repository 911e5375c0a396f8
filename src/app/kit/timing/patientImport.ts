/**
 * Loads a part of a page that is open already: what cannot be had while the connection is gone is asked for again, for as long as it is
 * gone, so that a member keeps the page instead of an error (NAV-13, SYN-09). Gives up after about half a minute in which the origin answers.
 */
import { originAnswers } from './originAnswers.ts';

const TRIES = 8;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** @throws what the last attempt threw, where the origin answered before it and after it: whoever then loads the page anew gets one */
export async function patientImport<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasThere = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const isThere = attempt >= TRIES - 1 && (await originAnswers());
      if (wasThere && isThere) throw error;
      wasThere = isThere;
    }
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
  }
}

/** At most `longest` ms, a quarter less at the least; ends when the browser is back on a network. */
async function pause(longest: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, longest * (0.75 + Math.random() / 4));
    addEventListener('online', wake);
  });
}
