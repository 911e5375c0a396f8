/**
 * Partners (rules MGR): members who brought others, see those below them, and get a part of what those stake. What it comes to is reckoned from the stakes that were won or
 * lost, day by day, by the percentages that held then: a result that is corrected later corrects it by itself.
 */
import { z } from 'zod';
import { MAX_ID, MemberId } from '../kernel/ids.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { QueueMember } from './queue.ts';

/** What rolls: tables, slots, and rounds of mini games and virtual games. */
export const PARTNER_PRODUCTS = ['casino', 'slot', 'mini'] as const;
export const PartnerProduct = z.enum(PARTNER_PRODUCTS);
export type PartnerProduct = z.infer<typeof PartnerProduct>;

/** Hundredths of a percent; five percent at most. */
const Rate = z.number().int().min(0).max(500);
export const PartnerRates = z.strictObject({ casino: Rate, slot: Rate, mini: Rate });
export type PartnerRates = z.infer<typeof PartnerRates>;

export const NO_RATES: PartnerRates = { casino: 0, slot: 0, mini: 0 };

/** Percentages from the beginning of a day on. */
export interface RatesFrom extends PartnerRates {
  /** Epoch ms. */
  readonly from: number;
}

/** Those that hold on a day. @param rates the first first */
export const ratesOn = (rates: readonly RatesFrom[], day: number): PartnerRates =>
  rates.findLast(({ from }) => from <= day) ?? NO_RATES;

/** A member of a tree; `recommender` is the user id of who brought them. */
export interface TreeMember {
  readonly id: string;
  readonly userId: string;
  readonly recommender: string | null;
}

/** What a member staked on a day that was won or lost; won. */
export interface Turnover {
  readonly memberId: string;
  /** When the day began in Seoul, epoch ms. */
  readonly day: number;
  readonly product: PartnerProduct;
  readonly staked: number;
}

/** What a partner gets of a day, of stakes below which nobody between has more than `below`, hundredths of a percent. */
export interface Rolled {
  readonly partner: string;
  readonly below: number;
  readonly day: number;
  readonly product: PartnerProduct;
  readonly staked: number;
  readonly rolled: number;
}

/** User ids of the partners above a member, the nearest first, as far as the tree is known. */
export function partnersAbove(
  member: TreeMember,
  tree: ReadonlyMap<string, TreeMember>,
  partners: ReadonlySet<string>,
): readonly string[] {
  const path: string[] = [];
  const seen = new Set<string>([member.userId]);
  let above = member.recommender === null ? undefined : tree.get(member.recommender);
  while (above !== undefined && !seen.has(above.userId)) {
    seen.add(above.userId);
    if (partners.has(above.userId)) path.push(above.userId);
    above = above.recommender === null ? undefined : tree.get(above.recommender);
  }
  return path;
}

interface Reckoning {
  /** By user id. */
  readonly tree: ReadonlyMap<string, TreeMember>;
  /** By user id of the partner, the first first. */
  readonly rates: ReadonlyMap<string, readonly RatesFrom[]>;
  readonly turnover: readonly Turnover[];
}

/**
 * Stakes less what came back of them on a later day: that is taken off the days before, the last first, so that a stake that was given back after midnight rolls nothing.
 *
 * @param days of one member and product, the first first; of a day on which more came back than was staked it is below zero
 */
export function lessReturned(days: readonly Turnover[]): readonly Turnover[] {
  const kept: Turnover[] = [];
  for (const day of days) {
    if (day.staked > 0) kept.push(day);
    let back = Math.max(0, -day.staked);
    while (back > 0) {
      const last = kept.pop();
      if (last === undefined) break;
      const left = last.staked - back;
      if (left > 0) kept.push({ ...last, staked: left });
      back = Math.max(0, -left);
    }
  }
  return kept;
}

/**
 * What every partner of a tree gets (MGR-3): their own percentage of what was staked below them, less the most that any partner between has, never less than nothing. So
 * the house pays the highest percentage above a stake and no more, whoever has it. Of a day, product and such a percentage it is rounded down once.
 */
export function rolledOf({ tree, rates, turnover }: Reckoning): readonly Rolled[] {
  const partners = new Set(rates.keys());
  const byId = new Map([...tree.values()].map((member) => [member.id, member]));
  const paths = new Map<string, readonly string[]>();
  const sums = new Map<string, Omit<Rolled, 'rolled'>>();
  for (const { memberId, day, product, staked } of turnover) {
    const member = byId.get(memberId);
    if (member === undefined) continue;
    const path = paths.get(memberId) ?? partnersAbove(member, tree, partners);
    paths.set(memberId, path);
    const rateOf = (userId: string) => ratesOn(rates.get(userId) ?? [], day)[product];
    // A partner's own play rolls to those above them alone, through themselves.
    let below = rateOf(member.userId);
    for (const partner of path) {
      const key = [partner, below, day, product].join('|');
      const known = sums.get(key);
      sums.set(key, { partner, below, day, product, staked: staked + (known?.staked ?? 0) });
      below = Math.max(below, rateOf(partner));
    }
  }
  return [...sums.values()].map((sum) => {
    const own = ratesOn(rates.get(sum.partner) ?? [], sum.day)[sum.product];
    return { ...sum, rolled: partOf(sum.staked, Math.max(0, own - sum.below)) };
  });
}

/** @param rate hundredths of a percent */
const partOf = (staked: number, rate: number): number => Number((BigInt(staked) * BigInt(rate)) / 10_000n);

const Instant = z.number().int().min(0);
const Count = z.number().int().min(0);

/** A partner, by what they are called. */
export const PartnerName = z.object({ userId: z.string().max(40), name: z.string().max(40) });
export type PartnerName = z.infer<typeof PartnerName>;

/** Of one house. */
export const MOST_PARTNERS = 1_000;

/** A partner in the tree. */
const PartnerNode = z.object({
  id: MemberId,
  userId: z.string().max(40),
  name: z.string().max(40),
  /** User id of the partner next above within what is seen. */
  above: z.string().max(40).nullable(),
  depth: Count,
  /** All below, partners among them, and those right below. */
  members: Count,
  /** Of the span; won. */
  rolled: Won,
});
export type PartnerNode = z.infer<typeof PartnerNode>;

/** Of a product: what was staked in the span, the percentage of now, what was there before, came, was paid out, and is there after; won. */
const PartnerSum = z.object({
  product: PartnerProduct,
  staked: Won,
  rate: Rate,
  before: WonDelta,
  rolled: Won,
  paid: Won,
  after: WonDelta,
});
export type PartnerSum = z.infer<typeof PartnerSum>;

const Staked = z.object({ casino: Won, slot: Won, mini: Won });

/** A member below, with what they staked in the span that was won or lost, and what they have; won. */
const PartnerMember = QueueMember.extend({ staked: Staked, emoney: Won, isPartner: z.boolean() });
export type PartnerMember = z.infer<typeof PartnerMember>;

export const MOST_MEMBERS = 500;

/** A partner with all that is below them, of one moment. */
export const PartnerView = z.object({
  at: Instant,
  partner: PartnerNode,
  /** Whether it is whoever asks: only they withdraw and adjust. */
  isOwn: z.boolean(),
  /** What the partner has to give; won. */
  money: Won,
  nodes: z.array(PartnerNode).max(MOST_PARTNERS),
  sums: z.array(PartnerSum).length(PARTNER_PRODUCTS.length),
  /** Who staked most first. */
  members: z.array(PartnerMember).max(MOST_MEMBERS),
  /** Signed in now, of all below. */
  here: Count,
  /** The last six months of Seoul, the newest last. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d\d$/), rolled: Won })).max(6),
  payouts: z.array(z.object({ id: z.string().max(MAX_ID), product: PartnerProduct, amount: Won, at: Instant })).max(20),
});
export type PartnerView = z.infer<typeof PartnerView>;

/** What a partner sees of one member below them: nothing by which they are reached, and nothing of what they say (MGR-2). */
export const PartnerMemberRecord = z.object({
  member: QueueMember,
  recommender: z.string().max(40).nullable(),
  joinedAt: Instant,
  lastSignInAt: Instant.nullable(),
  isSignedIn: z.boolean(),
  emoney: Won,
  point: Won,
  openBets: z.object({ count: Count, won: Won }),
  /** Of thirty days, and ever; won. */
  days30: z.object({ charged: Won, exchanged: Won, staked: WonDelta, won: WonDelta }),
  ever: z.object({ charged: Won, exchanged: Won, staked: WonDelta, won: WonDelta }),
});
export type PartnerMemberRecord = z.infer<typeof PartnerMemberRecord>;
