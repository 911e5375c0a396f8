/** The call about the numbers of a proto round (rule PRT-3). What was told once stays, so that any tab is told what another asked for. */
import { z } from 'zod';
import { protoNumbersCall } from '../../domain/calls/sports.ts';
import type { Handlers } from '../serveCalls.ts';
import { askAsMember, type AskDeps } from '../session/askAsMember.ts';

/** A moment, epoch ms, as it is written in the address. */
const Moment = z.number().int().min(0).max(999_999_999_999_999);

export function protoHandlers(deps: AskDeps): Handlers<'protoNumbers'> {
  return {
    protoNumbers: {
      takes: z.tuple([Moment]),
      answer: (until) => askAsMember(deps, protoNumbersCall, { query: { until: until.toString() } }),
    },
  };
}
