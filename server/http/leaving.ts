/**
 * Does whoever asked still wait for the answer? A browser that gave up closes its connection, and a proxy between closes its own.
 */
import type { FastifyRequest } from 'fastify';

export const leavingOf = (request: Pick<FastifyRequest, 'raw'>) => (): boolean => request.raw.socket.destroyed;
