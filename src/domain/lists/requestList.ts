/** A member's requests to charge and to exchange, newest first (WAL-01, WAL-02): what becomes of one is told whole by their stream. */
import { z } from 'zod';
import { MoneyRequest, RequestKind, RequestState } from '../cashier/moneyRequest.ts';
import { list, numberAsked, toldRows } from './list.ts';

const Instant = numberAsked(z.number().int().min(0));

/** Times are of asking, epoch ms: from `from` on and before `until`. `way`: through the play bank, or by tether. */
export const RequestFilter = z.strictObject({
  kind: RequestKind.optional(),
  state: RequestState.optional(),
  way: z.enum(['bank', 'tether']).optional(),
  from: Instant.optional(),
  until: Instant.optional(),
});
export type RequestFilter = z.output<typeof RequestFilter>;

export const requestList = list({
  path: '/charge/requests',
  caller: 'member',
  row: MoneyRequest,
  filter: RequestFilter,
  pageSize: 30,
  keyOf: ({ requestedAt, id }) => ({ at: requestedAt, id }),
  fits: (request, { kind = request.kind, state = request.state, way, from = 0, until = Infinity }) =>
    request.kind === kind &&
    request.state === state &&
    (way === undefined || (request.tether === null) === (way === 'bank')) &&
    request.requestedAt >= from &&
    request.requestedAt < until,
  live: toldRows('requests', MoneyRequest, ({ id }) => id),
});
