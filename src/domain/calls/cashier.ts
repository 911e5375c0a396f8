/** Calls of the cashier (WAL-01, WAL-02, rules REQ): play money comes and goes by requests, which operators decide. */
import { z } from 'zod';
import { BonusKind } from '../cashier/bonus.ts';
import { CashierStanding } from '../cashier/cashierStanding.ts';
import { MoneyRequest } from '../cashier/moneyRequest.ts';
import { AMOUNT_REASONS, CHARGE_REASONS, EXCHANGE_REASONS } from '../cashier/requestRefusals.ts';
import { TetherRate } from '../cashier/tether.ts';
import { memberCommand } from '../commands/memberCommand.ts';
import { MAX_ID } from '../kernel/ids.ts';
import { Won } from '../kernel/money.ts';
import type { HttpCall } from './httpCall.ts';

const DOCUMENT_MS = 5_000;
const RequestId = z.string().min(1).max(MAX_ID);
const Amount = Won.min(1).max(1_000_000_000_000);
const Password = z.string().min(1).max(200);

/** What a request came to. */
const Requested = z.object({ request: MoneyRequest });

/** Asks for play money, with the bonus that was chosen and what was told of it: `points`, and won to stake before an exchange. */
export const requestChargeCall = memberCommand({
  path: '/charge/request',
  given: z.strictObject({ amount: Amount, bonus: BonusKind.nullable(), points: Won, rolling: Won }),
  done: Requested,
  reasons: CHARGE_REASONS,
  isOfMoney: true,
  isOfPlay: true,
});

/** Gives play money back to the house: it leaves what may be bet at once. */
export const requestExchangeCall = memberCommand({
  path: '/exchange/request',
  given: z.strictObject({ amount: Amount, password: Password }),
  done: Requested,
  reasons: EXCHANGE_REASONS,
  isOfMoney: true,
  secrets: ['password'],
});

/** Takes a request back while it waits; `over`: it waits no more. */
export const cancelRequestCall = memberCommand({
  path: '/charge/cancel',
  given: z.strictObject({ id: RequestId }),
  done: Requested,
  reasons: ['over'],
  isOfMoney: true,
});

const Tether = { rateId: z.string().min(1).max(60), usdt: z.number().int().min(1).max(1_000_000) };
const TETHER_REASONS = [...AMOUNT_REASONS, 'rateExpired', 'tetherMaintenance'] as const;

/** Records a deposit of play tether at the rate that was held. `notSecure`: its window was not https; `rateExpired`: the rate is another one now. */
export const depositTetherCall = memberCommand({
  path: '/charge/cryptoDeposit',
  given: z.strictObject(Tether),
  done: Requested,
  reasons: [...CHARGE_REASONS, ...TETHER_REASONS, 'notSecure'],
  isOfMoney: true,
  isOfPlay: true,
});

/** Asks for play tether at the rate that was held: its won leave what may be bet at once. */
export const withdrawTetherCall = memberCommand({
  path: '/exchange/cryptoWithdrawal',
  given: z.strictObject({ ...Tether, password: Password }),
  done: Requested,
  reasons: [...EXCHANGE_REASONS, ...TETHER_REASONS],
  isOfMoney: true,
  secrets: ['password'],
});

/**
 * How the member stands with the cashier.
 *
 * @ours
 */
export const cashierStandingCall = {
  method: 'GET',
  path: '/charge/standing',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: CashierStanding,
} as const satisfies HttpCall;

/**
 * The rate of play tether, held for the member for a span; within it the same one.
 *
 * @ours
 */
export const tetherRateCall = {
  method: 'GET',
  path: '/charge/tetherRate',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: TetherRate,
} as const satisfies HttpCall;

/** Where play tether is paid in: the house's own page, which says that it is play money. A refusal carries the sentence that is shown. */
export const tetherDepositUrlCall = {
  method: 'GET',
  path: '/charge/tetherDepositUrl',
  caller: 'member',
  timeoutMs: DOCUMENT_MS,
  answer: z.string().max(2_000),
} as const satisfies HttpCall;
