/** What the rules of an exchange are asked with, of what a page knows. */
import type { ExchangeFacts } from '../../../domain/cashier/requestRefusals.ts';
import { rollingSum } from '../../../domain/cashier/rolling.ts';
import type { CashierFacts } from './useCashier.ts';

export const exchangeFacts = ({ standing, member }: CashierFacts): ExchangeFacts => ({
  emoney: member.emoney,
  lastAt: standing.lastExchangeAt,
  rolling: rollingSum(standing.rolling),
  waiting: standing.waiting.exchanges,
});
