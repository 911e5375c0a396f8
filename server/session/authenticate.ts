/**
 * Who is calling: turns the token header into a session, or answers with the status that ends it (401, 555, 556; SES-07).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Clock } from '../clock.ts';
import type { SessionTable } from '../store/originTables.ts';
import type { Store } from '../store/store.ts';
import { sessionCopy } from './copy.ts';
import type { Extending } from './extendSessions.ts';
import { hashToken, isDueForExtension, readSession, type Session } from './sessions.ts';

/** What a token that does not work is answered. */
interface Denial {
  readonly status: 401 | 555 | 556;
  readonly message: string;
}

const unknown: Denial = { status: 401, message: sessionCopy.needsLogin };

/** The member's own logout makes the token unknown; running out is the house's doing. */
const denials: { readonly [State in Exclude<SessionTable['state'], 'active'>]: Denial } = {
  replaced: { status: 555, message: sessionCopy.signedInElsewhere },
  closed: { status: 556, message: sessionCopy.signedOutByHouse },
  expired: { status: 556, message: sessionCopy.signedOutByHouse },
  loggedOut: unknown,
};

export interface AuthenticateParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The longest a session lives, however much it is used, ms. */
  readonly sessionLifeMs: number;
  /** Told of a session that is due; no call waits for it. */
  readonly extend: Extending['extend'];
}

/** `undefined` once the call has been answered: the caller returns. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | undefined>;

/**
 * @returns a function that gives the caller's session, or `undefined` after it has sent the answer
 */
export function createAuthenticate(parts: AuthenticateParts): Authenticate {
  return async (request, reply) => {
    const token = tokenOf(request);
    const found = token === undefined ? unknown : await lookUp(parts, hashToken(token));
    if ('memberId' in found) return found;
    await reply.code(found.status).send({ message: found.message });
    return undefined;
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-auth-token'];
  return typeof header === 'string' ? /^Bearer ([A-Za-z0-9_-]{22,200})$/.exec(header)?.[1] : undefined;
}

async function lookUp(parts: AuthenticateParts, tokenHash: string): Promise<Session | Denial> {
  const { store, clock, sessionLifeMs, extend } = parts;
  const now = clock.now();
  const session = await store.read((tx) => readSession(tx, tokenHash));
  if (session === undefined) return unknown;
  if (session.state !== 'active') return denials[session.state];
  if (session.expires_at <= now || now - session.created_at >= sessionLifeMs) return denials.expired;
  if (isDueForExtension(session, now)) extend(tokenHash);
  return { memberId: session.member_id as MemberId, tokenHash, createdAt: session.created_at };
}
