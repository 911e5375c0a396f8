/** What the house lets its cashier do (WAL-01, WAL-02): a setting, and a document that every signed-in member reads. Won, ms, percent. */
import { z } from 'zod';
import { ClosedHours } from '../house/closedHours.ts';
import { DAY_MS } from '../kernel/seoulDay.ts';
import { BonusRule } from './bonus.ts';

const Flag = z.union([z.literal(0), z.literal(1)]);
const Sum = z.number().int().min(1).max(1_000_000_000_000);
const MINUTE_MS = 60_000;

const Amounts = z.object({
  least: Sum,
  most: Sum,
  /** Every amount is a multiple of it. */
  unit: Sum,
  /** What the buttons add. */
  quick: z.array(Sum).max(6),
});
export type Amounts = z.infer<typeof Amounts>;

export const Cashier = z.object({
  charge: Amounts.extend({
    /** Most a day, of Seoul, with what waits; `null` for no such limit. */
    dayMost: Sum.nullable(),
    closed: ClosedHours.nullable(),
    maintenance: Flag,
  }),
  exchange: Amounts.extend({
    /** From one request to the next. */
    everyMs: z
      .number()
      .int()
      .min(0)
      .max(7 * DAY_MS),
    closed: ClosedHours.nullable(),
    maintenance: Flag,
  }),
  /** Of a charge without bonus, to be staked before an exchange. */
  rollingPercent: z.number().int().min(0).max(10_000),
  /** One of a kind. */
  bonuses: z
    .array(BonusRule)
    .max(4)
    .refine((rules) => new Set(rules.map(({ kind }) => kind)).size === rules.length),
  /** After how long a demo house approves by itself; `null` where somebody must. */
  approvesAfterMs: z.number().int().min(0).max(DAY_MS).nullable(),
  /** `rate`: hundredths of a won for one tether, around which the play exchange moves; amounts in tether. */
  tether: Amounts.extend({
    rate: z.number().int().min(100).max(100_000_000),
    lockMs: z.number().int().min(10_000).max(DAY_MS),
  }),
  /** 1 while no tether is paid out. */
  tetherMaintenanceFlag: Flag,
});
export type Cashier = z.infer<typeof Cashier>;

/** What a house does until it says otherwise. */
export const HOUSE_CASHIER: Cashier = {
  charge: {
    least: 10_000,
    most: 5_000_000,
    unit: 10_000,
    quick: [10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000],
    dayMost: 10_000_000,
    closed: null,
    maintenance: 0,
  },
  exchange: {
    least: 10_000,
    most: 5_000_000,
    unit: 10_000,
    quick: [10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000],
    everyMs: 3 * 60 * MINUTE_MS,
    closed: { from: 23 * 60 + 30, until: 30 },
    maintenance: 0,
  },
  rollingPercent: 100,
  bonuses: [
    { kind: 'daily', percent: 10, most: 100_000, rollingPercent: 300 },
    { kind: 'each', percent: 5, most: 50_000, rollingPercent: 200 },
  ],
  approvesAfterMs: 15_000,
  tether: {
    least: 10,
    most: 3_000,
    unit: 10,
    quick: [10, 50, 100, 500, 1_000],
    rate: 138_940,
    lockMs: 5 * MINUTE_MS,
  },
  tetherMaintenanceFlag: 0,
};
