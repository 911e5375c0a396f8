/** What a member asks of the cashier (WAL-01, WAL-02, rules REQ). Decided by the domain on what is read in the same transaction. */
import {
  cancelRequestCall,
  depositTetherCall,
  requestChargeCall,
  requestExchangeCall,
  withdrawTetherCall,
} from '../../src/domain/calls/cashier.ts';
import { transfersOfAsking, type MoneyRequest, type TetherTerms } from '../../src/domain/cashier/moneyRequest.ts';
import {
  amountRefusal,
  chargeRefusal,
  chargeTerms,
  exchangeRefusal,
  type ChargeAsked,
} from '../../src/domain/cashier/requestRefusals.ts';
import { rollingSum } from '../../src/domain/cashier/rolling.ts';
import { wonOfTether } from '../../src/domain/cashier/tether.ts';
import { fail, succeed } from '../../src/domain/kernel/decision.ts';
import type { MemberId } from '../../src/domain/kernel/ids.ts';
import { seoulDayOf } from '../../src/domain/kernel/seoulDay.ts';
import type { AnswerCommand } from '../commands/answerCommands.ts';
import { refuse, type Commanded } from '../commands/performCommand.ts';
import { readSetting } from '../house/settings.ts';
import { depositRefusal } from '../limits/ownStanding.ts';
import type { Randomness } from '../randomness.ts';
import type { Work } from '../store/store.ts';
import { moveFor } from '../wallet/moveFor.ts';
import { availableBalance } from '../wallet/postTransfers.ts';
import { depositsSince, lastExchangeAt, readRolling, usedBonuses, waitingDeposits, waitingOf } from './cashierFacts.ts';
import { decideStored } from './decideStored.ts';
import type { PasswordProof, ProvePassword } from '../session/provePassword.ts';
import { findRequest, storeRequest } from './requestRows.ts';
import { heldRate } from './tetherRates.ts';

const ID_BYTES = 12;

/** What requests are made with. */
export interface CashierParts {
  readonly randomness: Randomness;
  readonly provePassword: ProvePassword;
  /** Whether requests are approved by the house itself after a while. */
  readonly isDemo: boolean;
}

type Asking = Pick<Commanded, 'memberId' | 'now'>;

/** Each is decided and stored in one transaction, its refusal too. */
export function cashierCommands(answer: AnswerCommand, { randomness, provePassword, isDemo }: CashierParts): void {
  const newId = () => randomness.text(ID_BYTES);

  answer(requestChargeCall, async (tx, { memberId, given, now }) => {
    const cashier = await readSetting(tx, 'cashier');
    const refusal = amountRefusal(cashier.charge, given.amount);
    if (refusal !== undefined) return fail(refusal);
    return charge(tx, { memberId, now }, given, { id: newId(), tether: null, isDemo });
  });

  answer(depositTetherCall, async (tx, { memberId, given, now }) => {
    const { tether, rollingPercent } = await readSetting(tx, 'cashier');
    const refusal = amountRefusal(tether, given.usdt);
    if (refusal !== undefined) return fail(refusal);
    const held = await heldRate(tx, memberId, now);
    if (held?.id !== given.rateId) return refuse('rateExpired');
    if (held.is_secure === 0) return refuse('notSecure');
    const amount = wonOfTether(given.usdt, held.rate);
    const rolling = Math.floor((amount * rollingPercent) / 100);
    const terms = { usdt: given.usdt, rate: held.rate };
    const asked = { amount, bonus: null, points: 0, rolling };
    return charge(tx, { memberId, now }, asked, { id: newId(), tether: terms, isDemo });
  });

  answer(
    requestExchangeCall,
    async (tx, { memberId, given, now }, proof: PasswordProof) => {
      const cashier = await readSetting(tx, 'cashier');
      const refusal = (await proofRefusal(tx, proof)) ?? amountRefusal(cashier.exchange, given.amount);
      if (refusal !== undefined) return fail(refusal);
      return exchange(tx, { memberId, now }, given.amount, { id: newId(), tether: null, isDemo });
    },
    ({ session, request, body }) => provePassword(session, request, body.password),
  );

  answer(
    withdrawTetherCall,
    async (tx, { memberId, given, now }, proof: PasswordProof) => {
      const { tether, tetherMaintenanceFlag } = await readSetting(tx, 'cashier');
      if (tetherMaintenanceFlag === 1) return refuse('tetherMaintenance');
      const refusal = (await proofRefusal(tx, proof)) ?? amountRefusal(tether, given.usdt);
      if (refusal !== undefined) return fail(refusal);
      const held = await heldRate(tx, memberId, now);
      if (held?.id !== given.rateId) return refuse('rateExpired');
      const terms = { usdt: given.usdt, rate: held.rate };
      const amount = wonOfTether(given.usdt, held.rate);
      return exchange(tx, { memberId, now }, amount, { id: newId(), tether: terms, isDemo });
    },
    ({ session, request, body }) => provePassword(session, request, body.password),
  );

  answer(cancelRequestCall, async (tx, { memberId, given, now }) => {
    const row = await findRequest(tx, given.id);
    if (row?.member_id !== memberId) return refuse('notYours');
    const request = await decideStored(tx, given.id, { act: 'cancel', at: now });
    return request === undefined ? refuse('over') : succeed({ request });
  });
}

interface Made {
  readonly id: string;
  readonly tether: TetherTerms | null;
  readonly isDemo: boolean;
}

/** A charge whose amount is one that the house takes. */
async function charge(tx: Work, { memberId, now }: Asking, asked: ChargeAsked, made: Made) {
  const cashier = await readSetting(tx, 'cashier');
  const used = await usedBonuses(tx, memberId, now);
  const facts = {
    used,
    today: await depositsSince(tx, memberId, seoulDayOf(now)),
    waiting: await waitingOf(tx, memberId, 'charge'),
  };
  const refusal = chargeRefusal(cashier, facts, asked, now);
  if (refusal !== undefined) return fail(refusal);
  const own = await depositRefusal(tx, memberId, asked.amount + (await waitingDeposits(tx, memberId)), now);
  if (own?.reason === 'aboveOwnLimit') return refuse('aboveOwnLimit', { limit: own.limit, used: own.used });
  if (own !== undefined) return refuse('excluded', own.until === null ? {} : { until: own.until });
  const terms = chargeTerms(cashier, used, asked, now);
  if (terms === undefined) return refuse('termsChanged');
  return ask(tx, memberId, { ...terms, kind: 'charge', amount: asked.amount, requestedAt: now }, made);
}

/** An exchange whose amount is one that the house takes. */
async function exchange(tx: Work, { memberId, now }: Asking, amount: number, made: Made) {
  const cashier = await readSetting(tx, 'cashier');
  const facts = {
    emoney: await availableBalance(tx, memberId),
    lastAt: await lastExchangeAt(tx, memberId),
    rolling: rollingSum(await readRolling(tx, memberId, now)),
    waiting: await waitingOf(tx, memberId, 'exchange'),
  };
  const refusal = exchangeRefusal(cashier, facts, amount, now);
  if (refusal !== undefined) return fail(refusal);
  const terms = { bonus: null, rolling: 0, rollingPercent: 0 } as const;
  return ask(tx, memberId, { ...terms, kind: 'exchange', amount, requestedAt: now }, made);
}

type Terms = Pick<MoneyRequest, 'kind' | 'amount' | 'bonus' | 'rolling' | 'rollingPercent' | 'requestedAt'>;

async function ask(tx: Work, memberId: MemberId, terms: Terms, { id, tether, isDemo }: Made) {
  const { approvesAfterMs } = await readSetting(tx, 'cashier');
  const request: MoneyRequest = { ...terms, id, tether, state: 'requested', reason: null, decidedAt: null };
  const dueAt = isDemo && approvesAfterMs !== null ? terms.requestedAt + approvesAfterMs : null;
  await moveFor(tx, memberId, transfersOfAsking(memberId, request), terms.requestedAt);
  await storeRequest(tx, memberId, request, dueAt);
  return succeed({ request });
}

/** What was proved before is asked again here: another password may hold by now (ACC-6). */
async function proofRefusal(tx: Work, proof: PasswordProof) {
  if (proof.kind === 'wait') return { reason: 'tooManyAttempts', numbers: { waitMs: proof.waitMs } } as const;
  if (proof.kind === 'right' && (await proof.stillHolds(tx))) return undefined;
  return { reason: 'wrongPassword', numbers: {} } as const;
}
