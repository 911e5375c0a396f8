/** What the pages of the cashier stand on: what the house takes, how the member stands, and whether anything can be asked for. */
import { useEffect } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import type { Cashier } from '../../../domain/cashier/cashierSetting.ts';
import type { CashierStanding } from '../../../domain/cashier/cashierStanding.ts';
import type { OwnLimits } from '../../../domain/limits/ownDocument.ts';
import type { Member } from '../../../domain/session/member.ts';
import { currentAsOf, useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';

export interface CashierFacts {
  readonly cashier: Cashier;
  readonly standing: CashierStanding;
  readonly member: Member;
  /** When the line went, epoch ms; `undefined` while it is there. Without it nothing can be asked for. */
  readonly offlineSince: number | undefined;
  /** What the member set themselves, and what was used of it; `undefined` while it is not known. */
  readonly own: OwnLimits | undefined;
}

export type CashierView =
  | { readonly state: 'known'; readonly facts: CashierFacts }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** A line that is opened again within it was never gone for whoever reads, ms. */
const LASTING_MS = 2_500;

export function useCashier(): CashierView {
  const cashier = useHouseDocument('cashier');
  const standing = useHouseDocument('cashierStanding');
  const limits = useHouseDocument('limits');
  const member = useLive(currentMember, []);
  const health = useStreamHealth('bets');
  const isOffline = useIsLasting(health !== undefined && health.state !== 'live', LASTING_MS);
  // Stakes count too, and no request tells of them.
  const { retry } = standing;
  const emoney = member?.emoney;
  useEffect(retry, [retry, emoney]);
  const [house, own] = [cashier.view?.value, standing.view?.value];
  if (house !== undefined && own !== undefined && member !== undefined) {
    const offlineSince = isOffline ? currentAsOf(health) : undefined;
    return { state: 'known', facts: { cashier: house, standing: own, member, offlineSince, own: limits.view?.value } };
  }
  const hasFailed = (cashier.view?.hasFailed ?? false) || (standing.view?.hasFailed ?? false);
  if (!hasFailed) return { state: 'loading' };
  return {
    state: 'failed',
    retry() {
      cashier.retry();
      retry();
    },
  };
}
