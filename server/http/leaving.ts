/**
 * Does whoever asked still wait for the answer? A browser that gave up closes its connection, and a proxy between closes its own.
 */
import type { FastifyRequest } from 'fastify';

/** Asked again and again while an answer is made: a destroyed socket takes none. */
export const leavingOf = (request: Pick<FastifyRequest, 'raw'>) => (): boolean => request.raw.socket.destroyed;
