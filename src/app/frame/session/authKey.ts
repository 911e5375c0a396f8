/** Whether somebody seems to be signed in, as the page's first script asks it: before anything is loaded that draws. */
import type { Keeper } from '../../kit/ports/keeper.ts';

/** The local timestamp that says a session runs in this browser (SES-04). */
export const AUTH_KEY = 'custom.auth';

/** The name of the member's local database, so that the page's first script need not ask another one for it (`readAhead`). */
export const DATABASE_KEY = 'hanpan.database';

/** @returns `false` where the browser refuses storage: nothing is known of anybody there */
export const seemsSignedIn = (local: Keeper): boolean => local.read(AUTH_KEY) !== undefined;
