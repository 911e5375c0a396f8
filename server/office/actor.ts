/** Who does something in the office, and from where, as it is written down. */
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/clientAddress.ts';
import type { Actor } from './auditLog.ts';
import type { OperatorSession } from './officeSessions.ts';

const MOST_DEVICE = 200;

/** What the browser says it is. */
const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7E]/g, '').slice(0, MOST_DEVICE);

/** The operator of a session, with the address and the device of a call. */
export const actorOf = ({ operator }: OperatorSession, request: FastifyRequest): Actor => ({
  operator,
  from: clientAddress(request),
  device: deviceOf(request),
});
