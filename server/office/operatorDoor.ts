/**
 * Who is calling below `/api/office`: the operator of the session in the cookie, if their role has the right that the call's row names (OSN-1, OPR-3). What changes
 * something needs the header that only a page of ours sends, and no other origin (OSN-4).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpCall } from '../../src/domain/calls/httpCall.ts';
import type { DoorReason } from '../../src/domain/office/operator.ts';
import { may } from '../../src/domain/office/roles.ts';
import type { Clock } from '../clock.ts';
import type { AdmitOperator } from '../http/answerCalls.ts';
import { recordRefusedAccess } from '../security/refusedAccess.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { hashToken } from '../session/sessions.ts';
import type { Store } from '../store/store.ts';
import { doorCopy } from './copy.ts';
import { keepOperatorSession, readOperatorSession } from './officeSessions.ts';

/**
 * Name of the cookie that a token is in. Behind TLS its first letters have the browser refuse one that another host, or plain text, put there.
 */
export const officeCookie = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '__Host-hanpan-office' : 'hanpan-office';

/** An act is written down as one no more often than this, so that a hasty operator is no write each time. Ms. */
const KEEP_AFTER_MS = 5_000;

const STATUSES: Readonly<Record<DoorReason, number>> = {
  noSession: 401,
  ended: 401,
  blocked: 401,
  forged: 403,
  noRight: 403,
};

export interface OfficeDoorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}

/** @returns a function that gives the session of an operator who may make the call, or `undefined` after the answer was sent */
export function createOperatorDoor({ store, clock, securityLog }: OfficeDoorParts): AdmitOperator {
  const refuse = async (reply: FastifyReply, reason: DoorReason) => {
    await reply.code(STATUSES[reason]).send({ reason, message: doorCopy[reason] });
    return undefined;
  };
  return async (call, request, reply) => {
    const token = officeToken(request);
    const now = clock.now();
    const found =
      token === undefined ? 'noSession' : await store.read((tx) => readOperatorSession(tx, hashToken(token), now));
    if (typeof found === 'string') return refuse(reply, found);
    const why = isForged(call, request) ? 'forged' : mayCall(call, found.operator.role) ? undefined : 'noRight';
    if (why !== undefined) {
      recordRefusedAccess(securityLog, request, found.operator.id, why);
      return refuse(reply, why);
    }
    const isAct = call.method !== 'GET' && call.isQuiet !== true;
    if (isAct && now - found.actedAt >= KEEP_AFTER_MS) {
      await store.write((tx) => keepOperatorSession(tx, found.tokenHash, now));
      return { ...found, actedAt: now };
    }
    return found;
  };
}

/** A call that names no right is nobody's. */
const mayCall = ({ right }: HttpCall, role: Parameters<typeof may>[0]): boolean =>
  right !== undefined && may(role, right);

/** The token of the cookie, which only we set. */
function officeToken(request: FastifyRequest): string | undefined {
  const cookie = request.headers.cookie ?? '';
  return new RegExp(`(?:^|;\\s*)${officeCookie(request)}=([A-Za-z0-9_-]{22,200})(?:;|$)`).exec(cookie)?.[1];
}

function isForged({ method }: HttpCall, { headers, host }: FastifyRequest): boolean {
  if (method === 'GET') return false;
  if (headers['x-office'] !== '1') return true;
  const { origin } = headers;
  return origin !== undefined && originHost(origin) !== host;
}

/** `undefined` for what names no host, as `null` of a page without an origin. */
function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
