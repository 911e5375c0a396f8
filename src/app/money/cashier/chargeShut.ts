/** Why nothing can be charged now, whatever the amount, in words: said before a form is filled in (REQ-7, OWN-4, OWN-6). */
import { ownRefusals } from '../../../copy/ownRefusals.ts';
import { chargeConditionRefusal } from '../../../domain/cashier/requestRefusals.ts';
import { chargeRefusal as ownRefusal, type OwnRefusal } from '../../../domain/limits/ownRefusal.ts';
import { cashierRefusals } from '../copy/cashierRefusals.ts';
import type { CashierFacts } from './useCashier.ts';

/**
 * What the member's own limits say of so many won; `undefined` for nothing, or while they are not known.
 *
 * @param now epoch ms, of the origin
 */
export const ownChargeRefusal = ({ own }: CashierFacts, amount: number, now: number): OwnRefusal | undefined =>
  own === undefined ? undefined : ownRefusal({ ...own, exclusion: own.exclusion ?? undefined, now }, amount);

/** @param least won that can be asked for at all */
export function chargeShut(facts: CashierFacts, least: number, now: number): string | undefined {
  const own = ownChargeRefusal(facts, least, now);
  if (own !== undefined) return sentenceOf(own);
  const { cashier, standing } = facts;
  const known = { today: standing.today, waiting: standing.waiting.charges };
  const refusal = chargeConditionRefusal(cashier, known, least, now);
  return refusal && cashierRefusals[refusal.reason](refusal.numbers);
}

export const sentenceOf = (refusal: OwnRefusal): string =>
  refusal.reason === 'excluded' ? ownRefusals.excluded(refusal) : ownRefusals.aboveOwnLimit(refusal);
