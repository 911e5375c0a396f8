/**
 * Watches for maintenance of the site (SES-10, DOC-5): asked every five seconds while somebody is signed in and every fifteen while only a
 * page is open. While the flag is on nobody but an administrator stays signed in.
 */
import { endSession } from '../../db/records/sessions.ts';
import type { SessionRow } from '../../db/tables/rows.ts';
import { theirsOf } from '../../db/tables/theirs.ts';
import { maintenanceCall } from '../../domain/calls/house.ts';
import { ADMINISTRATOR } from '../../domain/session/member.ts';
import { pause } from '../ports/clock.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { Documents, DocumentsDeps } from './documents.ts';

const SIGNED_IN_EVERY_MS = 5_000;
const VISITOR_EVERY_MS = 15_000;
/** Spread of the interval either way, so that browsers do not ask in step. */
const JITTER = 0.1;

export interface MaintenanceDeps extends DocumentsDeps {
  readonly documents: Documents;
  readonly randomness: Randomness;
  /** Whether any tab is there to see what comes of it. */
  hasTabs(): boolean;
}

/** Watches until `signal` is aborted. Does not reject. */
export async function watchMaintenance(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { clock, db, randomness } = deps;
  let waited = 0;
  while (!signal.aborted) {
    await pause(clock, SIGNED_IN_EVERY_MS * (1 + JITTER * (2 * randomness.fraction() - 1)), signal);
    if (signal.aborted) return;
    waited += SIGNED_IN_EVERY_MS;
    const session = await db.sessions.get('session').catch(() => undefined);
    const isSignedIn = session?.state === 'signedIn';
    if (!isSignedIn && (waited < VISITOR_EVERY_MS || !deps.hasTabs())) continue;
    waited = 0;
    await deps.documents.renew('maintenance').catch(() => undefined);
    if (session !== undefined && isSignedIn) await signOutIfClosed(deps, session).catch(() => undefined);
  }
}

async function signOutIfClosed({ db }: MaintenanceDeps, { sessionId }: SessionRow): Promise<void> {
  const row = await db.documents.get('maintenance');
  const answer = maintenanceCall.answer.safeParse(row?.value);
  // What could not be asked for is not taken for a yes.
  if (row?.hasFailed !== false || !answer.success || answer.data.siteNoticeFlg === 0) return;
  const [member] = (await (await theirsOf(db))?.members.toArray()) ?? [];
  if (member?.type !== ADMINISTRATOR) await endSession(db, sessionId, 'maintenance');
}
