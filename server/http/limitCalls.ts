/**
 * Refuses whoever calls more often than their budget allows: 429 and `Retry-After`, before anything was done for the call.
 *
 * By address before it is known who calls, by member once it is: nobody gets more calls by more addresses or by more sessions.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallBudgets, CallKind } from '../../src/domain/calls/callBudgets.ts';
import type { SteadyClock } from '../clock.ts';
import { copy } from './copy.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import type { Authenticate } from '../session/authenticate.ts';
import { clientAddress } from './clientAddress.ts';
import { createTokenBuckets, type TokenBuckets } from './tokenBuckets.ts';

/** Two counts of one call: before and after it is known whose it is. */
export interface CallLimits {
  /** Counts every call by its address. */
  readonly byAddress: (app: FastifyInstance) => void;
  /** Whoever calls too often is nobody: the answer is sent. */
  readonly byMember: (authenticate: Authenticate) => Authenticate;
}

export interface CallLimitOptions {
  /** `null` for as many calls as anybody likes. */
  readonly callBudgets: CallBudgets | null;
  readonly securityLog: SecurityLog;
  readonly clock: SteadyClock;
}

/** Counts in this process alone, in memory. */
export function createCallLimits({ callBudgets, securityLog, clock }: CallLimitOptions): CallLimits {
  if (callBudgets === null) return { byAddress: () => undefined, byMember: (authenticate) => authenticate };
  const bucketsOf = (who: 'member' | 'address') => {
    const made = Object.entries(callBudgets).map(([kind, budget]) => [
      kind,
      createTokenBuckets(budget[who], clock.elapsed),
    ]);
    return Object.fromEntries(made) as Readonly<Record<CallKind, TokenBuckets>>;
  };
  const ofAddresses = bucketsOf('address');
  const ofMembers = bucketsOf('member');

  return {
    byAddress(app) {
      app.addHook('onRequest', async (request, reply) => {
        const from = clientAddress(request);
        const kind = kindOf(request);
        const taken = ofAddresses[kind].take(from);
        if (taken.isTaken) return undefined;
        if (taken.isNews) securityLog.record({ name: 'callsRefused', who: null, from, what: kind });
        return refuse(reply, taken.waitMs);
      });
    },
    byMember: (authenticate) => async (request, reply) => {
      const session = await authenticate(request, reply);
      if (session === undefined) return undefined;
      const { memberId } = session;
      const kind = kindOf(request);
      const taken = ofMembers[kind].take(memberId);
      if (taken.isTaken) return session;
      const from = clientAddress(request);
      if (taken.isNews) securityLog.record({ name: 'callsRefused', who: memberId, from, what: kind });
      await refuse(reply, taken.waitMs);
      return undefined;
    },
  };
}

/** As the call's row says; the framework answers HEAD with what it does for GET. */
const kindOf = ({ routeOptions }: FastifyRequest): CallKind => routeOptions.config.budget ?? 'others';

const refuse = (reply: FastifyReply, waitMs: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', Math.ceil(waitMs / 1_000))
    .send({ message: copy.tooManyRequests, reason: 'tooManyCalls' });
