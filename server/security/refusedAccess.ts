/** Writes down that somebody asked for what is not theirs, or sent what no page of ours sends. */
import type { FastifyRequest } from 'fastify';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { SecurityLog } from './securityLog.ts';

/** @param why what of the call was refused; nothing of what was sent */
export function recordRefusedAccess(
  securityLog: SecurityLog,
  request: FastifyRequest,
  who: MemberId,
  why: 'notYours' | 'malformed' | 'forged' | 'noRight',
): void {
  const what = `${why} ${request.method} ${request.routeOptions.url ?? ''}`;
  securityLog.record({ name: 'accessRefused', who, from: clientAddress(request), what });
}
