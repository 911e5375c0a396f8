/** What the pages of the cashier stand on: what the house takes, how the member stands, the time of the origin, and whether anything can be asked for. */
import { useEffect } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import type { Cashier } from '../../../domain/cashier/cashierSetting.ts';
import type { CashierStanding } from '../../../domain/cashier/cashierStanding.ts';
import { isExcluded, type Exclusion } from '../../../domain/limits/exclusion.ts';
import type { Member } from '../../../domain/session/member.ts';
import { currentAsOf, useStreamHealth } from '../../frame/connection/useFreshness.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';
import { useNow } from '../../kit/timing/useNow.ts';

export interface CashierFacts {
  readonly cashier: Cashier;
  readonly standing: CashierStanding;
  readonly member: Member;
  /** When the line went, epoch ms; `undefined` while it is there. Without it nothing can be asked for. */
  readonly offlineSince: number | undefined;
  /** What holds of a member who has shut themselves out: they charge nothing until it ends (OWN-6). */
  readonly exclusion: Exclusion | undefined;
}

export type CashierView =
  | { readonly state: 'known'; readonly facts: CashierFacts }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void };

/** A line that is opened again within it was never gone for whoever reads, ms. */
const LASTING_MS = 2_500;
/** How often it is looked whether an exclusion is over, ms. */
const LOOK_MS = 10_000;

export function useCashier(): CashierView {
  const cashier = useHouseDocument('cashier');
  const standing = useHouseDocument('cashierStanding');
  const exclusion = useExclusion();
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
    return { state: 'known', facts: { cashier: house, standing: own, member, offlineSince, exclusion } };
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

function useExclusion(): Exclusion | undefined {
  const offset = useStreamHealth('bets')?.clockOffset ?? 0;
  const at = useNow(LOOK_MS) + offset;
  const exclusion = useHouseDocument('limits').view?.value?.exclusion ?? undefined;
  return exclusion !== undefined && isExcluded(exclusion, at) ? exclusion : undefined;
}

/** The origin's time, each second. Epoch ms. */
export function useOriginNow(): number {
  const offset = useStreamHealth('bets')?.clockOffset ?? 0;
  return useNow(1_000) + offset;
}
