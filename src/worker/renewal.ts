/** When rows that older code made are made again (rules PRJ): as a term begins, before a stream of it is opened; of a member's now and then too. */
import { renewOffer, renewTheirs, type RenewalNews } from '../db/ingest/renewProjections.ts';
import type { HanpanDatabase, MemberDatabase } from '../db/tables/database.ts';
import type { TermId } from '../db/tables/termId.ts';
import { pause, type Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';

/** A worker of older code serves its tabs for as long as they are open, and may have changed a slip, ms. */
const RENEW_EVERY_MS = 30_000;

interface RenewalDeps {
  readonly clock: Clock;
  readonly log: Log;
}

/** Resolves when the house's rows are this code's, or the next term is to try again. */
export async function renewHouse(deps: RenewalDeps & { readonly db: HanpanDatabase }, term: TermId): Promise<void> {
  await told(deps.log, (tell) => renewOffer(deps.db, tell, term));
}

/** The same for a member's rows; from then on they are kept so until `signal` is aborted. */
export async function renewMembers(
  { clock, log }: RenewalDeps,
  theirs: MemberDatabase,
  term: TermId,
  signal: AbortSignal,
): Promise<void> {
  const renew = async () => told(log, (tell) => renewTheirs(theirs, tell, term));
  const goOn = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(clock, RENEW_EVERY_MS, signal);
      if (!signal.aborted) await renew();
    }
  };
  await renew();
  void goOn();
}

async function told(log: Log, renew: (tell: RenewalNews) => Promise<void>): Promise<void> {
  await renew((what, became) => {
    log.warn('rows of older code made again', { what, became });
  }).catch(() => {
    log.warn('rows of older code could not be made again');
  });
}
