/** Why a request is not taken (rules REQ): the same decision stands behind the origin's answer and behind a form that is shut before it is filled in. */
import type { CommandRefusal } from '../commands/memberCommand.ts';
import { bonusPoints, bonusStandings, rollingOfCharge, type BonusKind, type UsedBonuses } from './bonus.ts';
import { isClosedAt, type ClosedHours } from '../house/closedHours.ts';
import type { Amounts, Cashier } from './cashierSetting.ts';
import type { PromisedBonus } from './moneyRequest.ts';

/** Requests of a member that may wait at once. */
export const MOST_WAITING = 10;

export const AMOUNT_REASONS = ['belowLeast', 'aboveMost', 'offUnit'] as const;
const COMMON_CASH_REASONS = [...AMOUNT_REASONS, 'closedHours', 'tooManyWaiting'] as const;

/**
 * `dayFull`: `left` won of `most` today; `aboveOwnLimit`: `used` of `limit` won that the member set for so many `days`; `termsChanged`: the bonus gives `points` and asks for `rolling` won now, or is not
 * offered any more.
 */
export const CHARGE_REASONS = [...COMMON_CASH_REASONS, 'dayFull', 'aboveOwnLimit', 'termsChanged'] as const;
export type ChargeReason = (typeof CHARGE_REASONS)[number];

/**
 * `tooLittleMoney`: of `emoney` won that there are; `tooSoon`: `until` epoch ms; `rollingOpen`: `done` of `needed` won are staked; `tooManyAttempts`:
 * `waitMs` before a password is read again; `tetherMaintenance`: no tether is paid out.
 */
export const EXCHANGE_REASONS = [
  ...COMMON_CASH_REASONS,
  'tooLittleMoney',
  'tooSoon',
  'rollingOpen',
  'wrongPassword',
  'tooManyAttempts',
] as const;
export type ExchangeReason = (typeof EXCHANGE_REASONS)[number];

type Refusal<Reason extends string> = CommandRefusal<Reason> | undefined;

const because = <Reason extends string>(reason: Reason, numbers: Readonly<Record<string, number>> = {}) => ({
  reason,
  numbers,
});

/** REQ-4. */
export function amountRefusal(
  { least, most, unit }: Amounts,
  amount: number,
): Refusal<(typeof AMOUNT_REASONS)[number]> {
  if (amount < least) return because('belowLeast', { least });
  if (amount > most) return because('aboveMost', { most });
  return amount % unit === 0 ? undefined : because('offUnit', { unit });
}

/** What is known of a member who charges. */
export interface ChargeFacts {
  readonly used: UsedBonuses;
  /** Won of today, of Seoul, with what waits. */
  readonly today: number;
  /** Charges that wait. */
  readonly waiting: number;
}

/** What a charge asks for; the terms are those that the member was told. */
export interface ChargeAsked {
  /** Won. */
  readonly amount: number;
  readonly bonus: BonusKind | null;
  /** Points and won. */
  readonly points: number;
  readonly rolling: number;
}

/** What a charge of so many won comes with; `undefined` for a bonus that is not the open one. */
export function chargeTerms(
  { bonuses, rollingPercent }: Cashier,
  used: UsedBonuses,
  { amount, bonus }: Pick<ChargeAsked, 'amount' | 'bonus'>,
  now: number,
): { readonly bonus: PromisedBonus | null; readonly rolling: number; readonly rollingPercent: number } | undefined {
  if (bonus === null) return { bonus: null, rolling: rollingOfCharge(rollingPercent, amount), rollingPercent };
  const open = bonusStandings(bonuses, used, now).find(({ rule, state }) => rule.kind === bonus && state === 'open');
  if (open === undefined) return undefined;
  const { rule } = open;
  return {
    bonus: { kind: rule.kind, percent: rule.percent, points: bonusPoints(rule, amount) },
    rolling: rollingOfCharge(rule.rollingPercent, amount),
    rollingPercent: rule.rollingPercent,
  };
}

/**
 * What must be so before a charge, whatever its amount: a form that fails it is shut before it is filled in (REQ-7).
 *
 * @param least won that can be asked for at all
 * @param now epoch ms
 */
export function chargeConditionRefusal(
  { charge }: Pick<Cashier, 'charge'>,
  { today, waiting }: Omit<ChargeFacts, 'used'>,
  least: number,
  now: number,
): Refusal<ChargeReason | 'closed'> {
  const shut = shutRefusal(charge, now);
  if (shut !== undefined) return shut;
  if (waiting >= MOST_WAITING) return because('tooManyWaiting', { most: MOST_WAITING });
  const left = Math.max(0, (charge.dayMost ?? Infinity) - today);
  return least > left ? because('dayFull', { left, most: charge.dayMost ?? left }) : undefined;
}

/** @param now epoch ms */
export function chargeRefusal(
  cashier: Cashier,
  { used, ...facts }: ChargeFacts,
  asked: ChargeAsked,
  now: number,
): Refusal<ChargeReason | 'closed'> {
  const refusal = chargeConditionRefusal(cashier, facts, asked.amount, now);
  if (refusal !== undefined) return refusal;
  const terms = chargeTerms(cashier, used, asked, now);
  if (terms === undefined) return because('termsChanged');
  const { rolling } = terms;
  const points = terms.bonus?.points ?? 0;
  return points === asked.points && rolling === asked.rolling
    ? undefined
    : because('termsChanged', { points, rolling });
}

/** What is known of a member who exchanges. */
export interface ExchangeFacts {
  /** Won that may be bet. */
  readonly emoney: number;
  /** When the last exchange was requested that was neither rejected nor cancelled, epoch ms; `null` for none. */
  readonly lastAt: number | null;
  readonly rolling: { readonly done: number; readonly needed: number };
  readonly waiting: number;
}

/** When the next exchange may be requested, epoch ms; 0 for at once (REQ-8). */
export const nextExchangeAt = ({ exchange }: Pick<Cashier, 'exchange'>, lastAt: number | null): number =>
  lastAt === null ? 0 : lastAt + exchange.everyMs;

/** What must be so before an exchange, whatever its amount: a form that fails it is shut (REQ-8, REQ-9). */
export function conditionRefusal(
  cashier: Pick<Cashier, 'exchange'>,
  { lastAt, rolling, waiting }: Omit<ExchangeFacts, 'emoney'>,
  now: number,
): Refusal<ExchangeReason | 'closed'> {
  const shut = shutRefusal(cashier.exchange, now);
  if (shut !== undefined) return shut;
  if (waiting >= MOST_WAITING) return because('tooManyWaiting', { most: MOST_WAITING });
  const until = nextExchangeAt(cashier, lastAt);
  if (now < until) return because('tooSoon', { until });
  return rolling.done < rolling.needed ? because('rollingOpen', { ...rolling }) : undefined;
}

/** @param now epoch ms */
export function exchangeRefusal(
  cashier: Pick<Cashier, 'exchange'>,
  facts: ExchangeFacts,
  amount: number,
  now: number,
): Refusal<ExchangeReason | 'closed'> {
  const refusal = conditionRefusal(cashier, facts, now);
  if (refusal !== undefined) return refusal;
  return amount > facts.emoney ? because('tooLittleMoney', { emoney: facts.emoney }) : undefined;
}

function shutRefusal(
  { closed, maintenance }: { readonly closed: ClosedHours | null; readonly maintenance: 0 | 1 },
  now: number,
): Refusal<'closed' | 'closedHours'> {
  if (maintenance === 1) return because('closed');
  return isClosedAt(closed, now) && closed !== null ? because('closedHours', { ...closed }) : undefined;
}
