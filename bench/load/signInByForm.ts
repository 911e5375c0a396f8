/** Signs a member in through the login form of the built site, by the keyboard. */
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../server/house/demoHouse.ts';
import type { BenchTab } from '../browser/benchTab.ts';

/** Beside an origin that is kept busy on a busy machine. */
const SIGN_IN_LIMIT_MS = 240_000;

export async function signInByForm(tab: BenchTab, userId: string): Promise<void> {
  await tab.until("document.querySelector('form input[type=password]')");
  await type(tab, 'form input:not([type=password])', userId);
  await type(tab, 'form input[type=password]', DEMO_PASSWORD);
  await tab.run("document.querySelector('form [type=submit]').click()", z.unknown());
  await tab.until("location.pathname !== '/login'", SIGN_IN_LIMIT_MS);
}

async function type(tab: BenchTab, selector: string, text: string): Promise<void> {
  await tab.run(`document.querySelector(${JSON.stringify(selector)}).focus()`, z.unknown());
  await tab.send('Input.insertText', { text });
}
