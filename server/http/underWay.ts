/**
 * Calls that have begun, so that a stop can wait for them (OPS-3): whoever placed a bet is told what became of it. One that is still being sent
 * is waited for as well, and nobody is wronged where it is cut off: it has asked for nothing yet.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { copy } from './copy.ts';

/** When whoever comes during a stop may come again, s. */
const COME_AGAIN_S = 1;

/** Of one server. */
export interface UnderWay {
  readonly watch: (api: FastifyInstance) => void;
  /** Resolves once none is, or after `limitMs` with how many are cut off that had come whole and got no answer. */
  readonly over: (limitMs: number) => Promise<number>;
}

interface Begun {
  readonly answer: ServerResponse;
  /** Whether all that was sent has come. */
  isWhole: boolean;
}

/** @param isDraining whether a stop is under way: then no call begins but those that ask how the origin is */
export function createUnderWay(clock: Clock, isDraining: () => boolean): UnderWay {
  const open = new Map<FastifyRequest, Begun>();
  let onEmpty = () => {};
  return {
    watch(api) {
      api.addHook('onRequest', async (request, reply) => {
        const begun = { answer: reply.raw, isWhole: false };
        open.set(request, begun);
        // The framework says that an answer is over where it was sent whole, and nothing of one whose reader went.
        reply.raw.once('close', () => {
          open.delete(request);
          if (open.size === 0) onEmpty();
        });
        if (!isDraining() || /\/health(?:\/|$)/.test(request.routeOptions.url ?? '')) return;
        await reply.code(503).header('retry-after', COME_AGAIN_S).send({ message: copy.tooManyRequests });
      });
      api.addHook('preHandler', async (request) => {
        const begun = open.get(request);
        if (begun !== undefined) begun.isWhole = true;
      });
    },
    over: (limitMs) =>
      new Promise((resolve) => {
        if (open.size === 0) {
          resolve(0);
          return;
        }
        const cancel = clock.after(limitMs, () => {
          resolve([...open.values()].filter(({ answer, isWhole }) => isWhole && !answer.headersSent).length);
        });
        onEmpty = () => {
          cancel();
          resolve(0);
        };
      }),
  };
}
