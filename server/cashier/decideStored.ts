/** Decides a stored request: state, money and what is told are one transaction, and nothing is done with one that waits no more (REQ-1, REQ-2, REQ-3). */
import {
  decideRequest,
  evolveRequest,
  transfersOfEvent,
  type MoneyRequest,
  type RequestCommand,
} from '../../src/domain/cashier/moneyRequest.ts';
import { MemberId } from '../../src/domain/kernel/ids.ts';
import type { Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import { findRequest, requestOf, storeDecided } from './requestRows.ts';

/** @returns the request afterwards; `undefined` where it waits no more, or there is none */
export async function decideStored(tx: Work, id: string, command: RequestCommand): Promise<MoneyRequest | undefined> {
  const row = await findRequest(tx, id);
  if (row === undefined) return undefined;
  let request = requestOf(row);
  const memberId = MemberId.parse(row.member_id);
  const decision = decideRequest(request, command);
  if (!decision.ok) return undefined;
  for (const event of decision.events) {
    await moveFor(tx, memberId, transfersOfEvent(memberId, request, event), event.at);
    request = evolveRequest(request, event);
  }
  await storeDecided(tx, memberId, request);
  return request;
}
