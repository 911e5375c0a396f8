/** What the house's play and cash come to by day, product, level or partner (rules ODR), out of entries of the ledger: equal to it to the won. */
import { z } from 'zod';
import { productOf } from '../bets/betTotals.ts';
import { Won, WonDelta } from '../kernel/money.ts';
import { causeOf, type Cause } from '../wallet/entry.ts';
import type { TransferKind } from '../wallet/ledger.ts';
import { SHARE_PRODUCTS, type ShareProduct } from './requestFacts.ts';

export const REPORT_KINDS = ['day', 'product', 'level', 'partner'] as const;
export const ReportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof ReportKind>;

/** Products of a report: those of bets, with slots by themselves, and what is of none. */
export type ReportProduct = ShareProduct | 'slot' | 'none';

const Count = z.number().int().min(0);

/** One line; won of members' money. `staked` and `paid` are of play, `given` is all that came or went otherwise. */
export const ReportRow = z.object({
  /** A day's beginning in epoch ms, a product, a level, or a partner's user id; empty for whoever has none. */
  key: z.string().max(40),
  /** As it is called, of partners. */
  name: z.string().max(40),
  bets: Count,
  staked: WonDelta,
  paid: WonDelta,
  charged: WonDelta,
  exchanged: WonDelta,
  given: WonDelta,
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = z.object({
  by: ReportKind,
  /** Days of Seoul, epoch ms; `until` is not among them. */
  from: z.number().int().min(0),
  until: z.number().int().min(0),
  rows: z.array(ReportRow).max(1_000),
  /** Of all lines. */
  total: ReportRow,
  /** What members have more by it, and have in all at the time of reading; won. */
  change: WonDelta,
  held: Won,
});
export type Report = z.infer<typeof Report>;

/** Entries of one kind, added up; `sum` is what members have more by them. */
export interface EntrySum {
  readonly key: string;
  readonly kind: TransferKind;
  readonly count: number;
  readonly sum: number;
}

type Column = 'staked' | 'paid' | 'charged' | 'exchanged' | 'given';

/** A cause that has no column does not compile: no won is left out. */
const COLUMN_OF: { readonly [Name in Cause]: Column } = {
  bet: 'staked',
  won: 'paid',
  returned: 'paid',
  corrected: 'paid',
  debt: 'paid',
  charge: 'charged',
  exchange: 'exchanged',
  converted: 'given',
  coupon: 'given',
  granted: 'given',
  calculated: 'given',
  house: 'given',
};

const LEAVES: ReadonlySet<Column> = new Set(['staked', 'exchanged']);

const nothing = (key: string): ReportRow => ({
  ...{ key, name: '', bets: 0, staked: 0, paid: 0, charged: 0, exchanged: 0, given: 0 },
});

/** The lines of some sums, in the order of their first. A stake at a table that came back was none. */
export function reportRows(sums: readonly EntrySum[]): readonly ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { key, kind, count, sum } of sums) {
    const row = rows.get(key) ?? nothing(key);
    const column = kind === 'casinoReturned' ? 'staked' : COLUMN_OF[causeOf(kind)];
    const bets = kind === 'betHeld' || kind === 'casinoStaked' ? count : 0;
    const won = LEAVES.has(column) ? -sum : sum;
    rows.set(key, { ...row, bets: row.bets + bets, [column]: withoutSign(row[column] + won) });
  }
  return [...rows.values()];
}

/** Of nothing there is no less than nothing. */
const withoutSign = (won: number): number => (won === 0 ? 0 : won);

export function totalOf(rows: readonly ReportRow[]): ReportRow {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    ...nothing(''),
    ...{ bets: sum(({ bets }) => bets), staked: sum(({ staked }) => staked), paid: sum(({ paid }) => paid) },
    ...{ charged: sum(({ charged }) => charged), exchanged: sum(({ exchanged }) => exchanged) },
    given: sum(({ given }) => given),
  };
}

/** What members have more by a line. */
export const changeOf = ({ staked, paid, charged, exchanged, given }: ReportRow): number =>
  charged - exchanged + given - staked + paid;

/** What the house has of play. */
export const grossOf = ({ staked, paid }: Pick<ReportRow, 'staked' | 'paid'>): number => staked - paid;

/** The product of an entry: of the bet's page; `''` for an entry without a bet. */
export const productOfPage = (page: string): ReportProduct =>
  page === '' ? 'none' : (SHARE_PRODUCTS[productOf(page) - 1] ?? 'casino');
