/** A partner with all below them, of one moment (MGR-1 to MGR-3): reckoned from what was staked, each time it is asked for. */
import { MemberId } from '../../../src/domain/kernel/ids.ts';
import { monthsBefore } from '../../../src/domain/office/months.ts';
import type { Operator } from '../../../src/domain/office/operator.ts';
import {
  MOST_PARTNERS,
  PARTNER_PRODUCTS,
  ratesOn,
  rolledOf,
  type PartnerMember,
  type PartnerNode,
  type PartnerProduct,
  type PartnerSum,
  type PartnerView,
  type Rolled,
  type Turnover,
} from '../../../src/domain/office/partners.ts';
import type { RollingPayoutTable } from '../../store/originTables.ts';
import type { Work } from '../../store/store.ts';
import { readTree, readTurnover, type Tree, type TreeRow } from './readTree.ts';

const MONTHS = 6;
const SHOWN_PAYOUTS = 20;

/** Who asks, about which partner, of which span: epoch ms. */
interface ViewAsked {
  readonly operator: Operator;
  /** User id; `undefined` for whoever asks, or the first there is. */
  readonly partner: string | undefined;
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

/** A tree with all that it comes to. */
interface WholeTree extends Tree {
  readonly turnover: readonly Turnover[];
  readonly rolled: readonly Rolled[];
}

export async function readWholeTree(tx: Work, operator: Operator): Promise<WholeTree> {
  const tree = await readTree(tx, operator);
  const turnover = await readTurnover(tx, operator);
  return { ...tree, turnover, rolled: rolledOf({ tree: tree.rows, rates: tree.rates, turnover }) };
}

/** @returns with all members below; `undefined` for who is no partner that whoever asks may see */
export async function readPartnerView(tx: Work, asked: ViewAsked): Promise<PartnerView | undefined> {
  const { operator, from, until, now } = asked;
  const tree = await readWholeTree(tx, operator);
  const chosen = chosenOf(tree, asked);
  if (chosen === undefined) return undefined;
  const payouts = await payoutsOf(tx, chosen.id);
  const span = (day: number) => day >= from && day < until;
  const nodes = nodesOf(tree, span);
  const partner = nodes.find(({ userId }) => userId === chosen.userId);
  if (partner === undefined) return undefined;
  const below = belowOf(tree, chosen.userId);
  return {
    ...{ at: now, partner, isOwn: chosen.id === operator.id, money: chosen.emoney },
    nodes: nodes.slice(0, MOST_PARTNERS),
    sums: sumsOf(tree, chosen.userId, payouts, asked),
    members: [...membersOf(tree, below, span)],
    here: below.reduce((count, { isHere }) => count + isHere, 0),
    months: monthsOf(tree, chosen.userId, now),
    payouts: payouts.slice(0, SHOWN_PAYOUTS).map(({ id, product, amount, at }) => ({ id, product, amount, at })),
  };
}

/** The partner that is asked for, if whoever asks may see them. */
function chosenOf({ rows, partners }: Tree, { operator, partner }: ViewAsked): TreeRow | undefined {
  const own = [...rows.values()].find(({ id }) => id === operator.id)?.userId;
  const first = own !== undefined && partners.has(own) ? own : [...partners].at(0);
  const userId = partner ?? first;
  return userId === undefined || !partners.has(userId) ? undefined : rows.get(userId);
}

/** All members below a partner, themselves not among them. */
const belowOf = ({ rows, above }: Tree, partner: string): readonly TreeRow[] =>
  [...rows.values()].filter(({ userId }) => above.get(userId)?.includes(partner) === true);

type Span = (day: number) => boolean;

/** Partners in the order of the tree: each after the one above. */
function nodesOf(tree: WholeTree, span: Span): readonly PartnerNode[] {
  const { rows, partners, above, rolled } = tree;
  const rowOf = (userId: string): PartnerNode | undefined => {
    const row = rows.get(userId);
    if (row === undefined) return undefined;
    const path = above.get(userId) ?? [];
    return {
      ...{ id: MemberId.parse(row.id), userId, name: row.name ?? row.nickname },
      ...{ above: path[0] ?? null, depth: path.length, members: belowOf(tree, userId).length },
      rolled: sum(rolled, ({ partner, day, rolled: won }) => (partner === userId && span(day) ? won : 0)),
    };
  };
  const nodes = [...partners].flatMap((userId) => rowOf(userId) ?? []);
  const under = (of: string | null): readonly PartnerNode[] =>
    nodes.filter((node) => node.above === of).flatMap((node) => [node, ...under(node.userId)]);
  return under(null);
}

/** What is there before the span, came in it, was paid out in it, and is there after (MGR-3). */
function sumsOf(
  tree: WholeTree,
  partner: string,
  payouts: readonly RollingPayoutTable[],
  asked: ViewAsked,
): PartnerSum[] {
  const { from, until, now } = asked;
  const own = tree.rolled.filter((row) => row.partner === partner);
  const rates = ratesOn(tree.rates.get(partner) ?? [], now);
  return PARTNER_PRODUCTS.map((product) => {
    const of = own.filter((row) => row.product === product);
    const out = payouts.filter((row) => row.product === product);
    const between = ({ at }: { readonly at: number }) => at >= from && at < until;
    const rolled = sum(of, (row) => (between({ at: row.day }) ? row.rolled : 0));
    const paid = sum(out, (row) => (between(row) ? row.amount : 0));
    const before =
      sum(of, (row) => (row.day < from ? row.rolled : 0)) - sum(out, (row) => (row.at < from ? row.amount : 0));
    const staked = sum(of, (row) => (between({ at: row.day }) ? row.staked : 0));
    return { product, staked, rate: rates[product], before, rolled, paid, after: before + rolled - paid };
  });
}

/** What of a product a partner can take out now; below nothing where a result was corrected since (MGR-4). */
export async function rollingLeft(
  tx: Work,
  { rolled }: WholeTree,
  partner: TreeRow,
  product: PartnerProduct,
): Promise<number> {
  const payouts = await payoutsOf(tx, partner.id);
  const came = sum(rolled, (row) => (row.partner === partner.userId && row.product === product ? row.rolled : 0));
  return came - sum(payouts, (row) => (row.product === product ? row.amount : 0));
}

function membersOf(
  { rows, partners, turnover }: WholeTree,
  below: readonly TreeRow[],
  span: Span,
): readonly PartnerMember[] {
  const staked = new Map([...rows.values()].map(({ id }) => [id, { casino: 0, slot: 0, mini: 0 }]));
  for (const row of turnover) {
    const known = staked.get(row.memberId);
    if (known !== undefined && span(row.day)) known[row.product] += row.staked;
  }
  const members = below.map((row) => ({
    ...{ id: MemberId.parse(row.id), userId: row.userId, nickname: row.nickname, level: row.level },
    ...{ staked: staked.get(row.id) ?? { casino: 0, slot: 0, mini: 0 }, emoney: row.emoney },
    isPartner: partners.has(row.userId),
  }));
  const all = ({ staked: { casino, slot, mini } }: PartnerMember) => casino + slot + mini;
  return members.toSorted((a, b) => all(b) - all(a));
}

function monthsOf({ rolled }: WholeTree, partner: string, now: number): PartnerView['months'] {
  const months = monthsBefore(now, MONTHS).toReversed();
  return months.map(({ name, from, until }) => ({
    month: name,
    rolled: sum(rolled, (row) => (row.partner === partner && row.day >= from && row.day < until ? row.rolled : 0)),
  }));
}

/** The newest first. */
const payoutsOf = (tx: Work, partnerId: string): Promise<RollingPayoutTable[]> =>
  tx
    .selectFrom('rolling_payouts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
