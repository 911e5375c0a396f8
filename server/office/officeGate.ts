/** How operators come in: only who is one, always with a code, with a token in a cookie that no page reads (OSN-1, OSN-3). */
import type { FastifyReply } from 'fastify';
import { LONGEST_MS } from '../../src/domain/office/operator.ts';
import type { Clock } from '../clock.ts';
import type { Gate } from '../session/gate.ts';
import { hashToken } from '../session/sessions.ts';
import type { Store } from '../store/store.ts';
import { writeAudit } from './auditLog.ts';
import { officeCookie } from './operatorDoor.ts';
import { openOperatorSession, readOperatorSession, toldSession } from './officeSessions.ts';
import { readOperator } from './operatorRows.ts';
import { tellOfficeDocument } from './tellOffice.ts';

/** A gate whose sessions are of operators and written down. */
export function createOfficeGate(store: Store, clock: Clock): Gate {
  return {
    admits: async (tx, memberId) => (await readOperator(tx, memberId)) !== undefined,
    async open(tx, { memberId, tokenHash, from, now }) {
      const operator = await readOperator(tx, memberId);
      if (operator === undefined) throw new Error('a session of nobody');
      await openOperatorSession(tx, memberId, tokenHash, now);
      await writeAudit(tx, { operator, from, device: '' }, { act: 'session', outcome: 'signedIn' }, now);
      await tellOfficeDocument(tx, 'operators', now);
    },
    welcome: (reply, token) => welcome(store, clock, reply, token),
  };
}

async function welcome(store: Store, clock: Clock, reply: FastifyReply, token: string): Promise<FastifyReply> {
  const now = clock.now();
  const session = await store.read((tx) => readOperatorSession(tx, hashToken(token), now));
  if (typeof session === 'string') throw new Error(`a session that is ${session}`);
  return setCookie(reply, token, LONGEST_MS / 1_000).send(toldSession(session, now));
}

/** @param seconds how long it is kept; 0 forgets it */
export function setCookie(reply: FastifyReply, token: string, seconds: number): FastifyReply {
  // A name of `__Host-` is one for all paths.
  const place = reply.request.protocol === 'https' ? 'Path=/; Secure' : 'Path=/api/office';
  const value = `${officeCookie(reply.request)}=${token}; HttpOnly; SameSite=Strict; Max-Age=${seconds}; ${place}`;
  return reply.header('set-cookie', value);
}
