/**
 * Fetches documents of the house into the local database: once for all tabs and workers that ask at once, not again within three
 * seconds, and never for a session that is over (DOC-1 … DOC-4). Every refresh ends within its time limits.
 */
import { z } from 'zod';
import { storeDocument, type Fetched } from '../../db/records/documents.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import { quarantine } from '../../db/care/quarantine.ts';
import { summaryOf } from '../../domain/events/decode.ts';
import { fail, succeed, type Result } from '../../domain/kernel/decision.ts';
import { documentCalls, type DocumentName } from '../../domain/calls/house.ts';
import { sessionEndingOf } from '../../domain/session/session.ts';
import type { CallFailure } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import { inTurn } from '../http/inTurn.ts';
import type { Credentials } from '../http/request.ts';
import type { Clock } from '../ports/clock.ts';
import type { Locks } from '../ports/locks.ts';
import { currentCredentials } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';

/** What a refusal says to the member. */
const Said = z.object({ message: z.string().min(1).max(300) });
/** A document younger than this is not fetched again, ms. */
const FRESH_MS = 3_000;
export interface DocumentsDeps {
  readonly db: HanpanDatabase;
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly locks: Locks;
  readonly clock: Clock;
}

/** The house's documents for whoever needs one; all who ask at once share a request (DOC-1). */
export interface Documents {
  /** Fetches a document unless it is a few seconds young. */
  refresh(name: DocumentName): Promise<Result<null, CallFailure>>;
  /** Fetches it whatever its age: what it tells has just changed. */
  renew(name: DocumentName): Promise<Result<null, CallFailure>>;
}

/** Holds what is being asked for in memory, by who asks; what came is in the local database, with when, and whether it failed. */
export function createDocuments(deps: DocumentsDeps): Documents {
  const asked = new Map<string, Promise<Result<null, CallFailure>>>();
  const fetchInTurn = (name: DocumentName, freshMs: number) =>
    inTurn(deps, `hanpan-document-${name}`, () => fetchUnlessFresh(deps, name, freshMs));
  return {
    async refresh(name) {
      // What became of another session's question is no answer.
      const signedIn = await askerOf(deps, name);
      const key = `${name} ${signedIn?.credentials.sessionId ?? ''}`;
      const known = asked.get(key);
      if (known !== undefined) return known;
      const asking = fetchInTurn(name, FRESH_MS).finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
    renew: (name) => fetchInTurn(name, 0),
  };
}

const isForMember = (name: DocumentName): boolean => documentCalls[name].caller === 'member';

/** Whose question it is; of what every visitor may read, nobody's. */
const askerOf = async ({ db, vault }: DocumentsDeps, name: DocumentName) =>
  isForMember(name) ? currentCredentials(db, vault) : undefined;

async function fetchUnlessFresh(
  deps: DocumentsDeps,
  name: DocumentName,
  freshMs: number,
): Promise<Result<null, CallFailure>> {
  const { db, clock } = deps;
  const signedIn = await askerOf(deps, name);
  if (isForMember(name) && signedIn === undefined) return fail({ kind: 'signedOut' });
  const credentials = signedIn?.credentials ?? null;
  const owner = signedIn && { theirs: signedIn.theirs, sessionId: signedIn.credentials.sessionId };
  const row = await (owner?.theirs ?? db).documents.get(name);
  if (row?.hasFailed === false) {
    const age = clock.now() - row.fetchedAt;
    // A clock that was set back makes nothing fresh.
    if (age >= 0 && age < freshMs) return succeed(null);
  }
  const askedAt = clock.now();
  const fetched = await fetchDocument(deps, name, credentials);
  const outcome: Fetched = fetched.ok ? { isKnown: true, value: fetched.value, askedAt } : { isKnown: false };
  const isStored = await storeDocument(db, name, owner, outcome, clock.now());
  if (!fetched.ok) return fetched;
  return isStored ? succeed(null) : fail({ kind: 'signedOut' });
}

async function fetchDocument(
  { client, clock, db }: DocumentsDeps,
  name: DocumentName,
  credentials: Credentials | null,
): Promise<Result<unknown, CallFailure>> {
  const answer = await client.ask(documentCalls[name], { credentials });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (credentials !== null && sessionEndingOf(status) !== undefined) return fail({ kind: 'signedOut' });
  if (status !== 200) {
    const said = Said.safeParse(body);
    return fail({
      kind: 'unexpected',
      detail: `status ${status}`,
      ...(said.success ? { said: said.data.message } : {}),
    });
  }
  const parsed = documentCalls[name].answer.safeParse(body);
  if (parsed.success) return succeed(parsed.data);
  const detail = `${name}: ${summaryOf(parsed.error)}`;
  // A letter may be in it: nothing of the answer is kept.
  quarantine(db, { at: clock.now(), source: 'http', kind: 'document', detail, sample: '' }).catch(() => undefined);
  return fail({ kind: 'unexpected', detail });
}
