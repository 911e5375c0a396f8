/** A house with three games on offer and its first member signed in, as tests of betting begin; what must hold when nothing was taken. */
import { expect } from 'vitest';
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { availableOf } from '../../../src/domain/wallet/ledger.ts';
import type { Origin } from '../../../server/origin.ts';
import { signIn } from './caller.ts';
import { games } from './feedReports.ts';
import { openOrigin } from './openOrigin.ts';

export const member1 = MemberId.parse('member1');

export async function openHouse() {
  const origin = await openOrigin();
  await origin.sink.deliver(games('a', 'b', 'c'));
  return { origin, member: await signIn(origin) };
}

export async function expectNothingTaken(origin: Origin) {
  expect(await origin.inspect.balance(availableOf(member1))).toBe(1_000_000);
  expect(await origin.inspect.bets(member1)).toEqual([]);
  expect((await origin.inspect.log('bets:member1')).filter((event) => event.envelope.includes('Bet'))).toEqual([]);
}
