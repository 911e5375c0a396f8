/** What a member's bets of a filter come to (rules TOT), and what a bet's page is a product of (CRT-21). */
import { z } from 'zod';
import { saturated, Won, WonDelta } from '../kernel/money.ts';
import { PAGE_KINDS, type PageKind } from '../reference/pages.ts';
import { BetStatus } from '../reference/statuses.ts';

/** Product codes (§9): 1 sport, 2 live, 3 mini game, 4 virtual, other casino. */
export const ProductCode = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type ProductCode = z.infer<typeof ProductCode>;
export const PRODUCT_CODES: readonly ProductCode[] = [1, 2, 3, 4, 5];

const productOfPage: { readonly [Page in PageKind]: ProductCode } = {
  cross: 1,
  wintielose: 1,
  handicap: 1,
  special: 1,
  proto: 1,
  europe: 1,
  live: 2,
  inplay: 2,
  minigame: 3,
  virtual: 4,
};

/** @param page of a bet; one that is none of these is of the casino */
export const productOf = (page: string): ProductCode =>
  Object.hasOwn(productOfPage, page) ? productOfPage[page as PageKind] : 5;

/** Pages whose bets are of a product; of the casino, all others. */
export const pagesOf = (product: ProductCode): readonly PageKind[] =>
  PAGE_KINDS.filter((page) => productOfPage[page] === product);

const Count = z.number().int().min(0);

export const BetTotals = z.object({
  count: Count,
  openCount: Count,
  /** All that was staked; won. */
  staked: Won,
  openStaked: Won,
  /** What was paid out, stakes and refunds included; won. */
  returned: Won,
  /** The part of it that cancelled bets gave back; won. */
  refunded: Won,
  /** What was returned less what was staked on decided bets; won. */
  net: WonDelta,
  /** Bets of each status, whatever status the filter asks for; and of each product, whatever product it asks for. */
  byStatus: z.array(z.object({ status: BetStatus, count: Count })),
  byProduct: z.array(z.object({ product: ProductCode, count: Count })),
});
export type BetTotals = z.infer<typeof BetTotals>;

/** Bets of one page and status, added up. */
export interface BetGroup {
  readonly page: string;
  readonly status: BetStatus;
  readonly count: number;
  readonly staked: number;
  readonly paid: number;
}

/** @param groups of a whole span, whatever their status and product (TOT-1, TOT-2) */
export function totalsOf(
  groups: readonly BetGroup[],
  asked: { readonly status?: BetStatus | undefined; readonly product?: ProductCode | undefined },
): BetTotals {
  const isOfStatus = ({ status }: BetGroup) => asked.status === undefined || status === asked.status;
  const isOfProduct = ({ page }: BetGroup) => asked.product === undefined || productOf(page) === asked.product;
  const fit = groups.filter((group) => isOfStatus(group) && isOfProduct(group));
  const sum = (of: (group: BetGroup) => number, among: readonly BetGroup[]) =>
    saturated(among.reduce((total, group) => total + BigInt(of(group)), 0n));
  const open = fit.filter(({ status }) => status === 0);
  const [staked, openStaked] = [sum((group) => group.staked, fit), sum((group) => group.staked, open)];
  const returned = sum((group) => group.paid, fit);
  const counted = ({ count }: BetGroup) => count;
  const statuses = [...new Set(groups.map(({ status }) => status))].toSorted((a, b) => a - b);
  return {
    count: sum(counted, fit),
    openCount: sum(counted, open),
    staked,
    openStaked,
    returned,
    refunded: sum(
      (group) => group.paid,
      fit.filter(({ status }) => status === -1),
    ),
    net: returned - (staked - openStaked),
    byStatus: statuses.map((status) => ({
      status,
      count: sum(
        counted,
        groups.filter((group) => group.status === status && isOfProduct(group)),
      ),
    })),
    byProduct: PRODUCT_CODES.map((product) => ({
      product,
      count: sum(
        counted,
        groups.filter((group) => productOf(group.page) === product && isOfStatus(group)),
      ),
    })),
  };
}
