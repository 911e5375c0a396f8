/** Play tether, in and out: a rate that is held for a span with its time, and what it comes to in won (WAL-02, REQ-11, REQ-12). */
import { useState, type ReactNode } from 'react';
import type { RequestKind } from '../../../domain/cashier/moneyRequest.ts';
import {
  amountRefusal,
  chargeRefusal,
  chargeTerms,
  conditionRefusal,
  exchangeRefusal,
} from '../../../domain/cashier/requestRefusals.ts';
import { wonOfTether, type TetherRate } from '../../../domain/cashier/tether.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { units } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/StateMessage.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { chargeWords, exchangeWords, requestWords, tetherWords as words, walletWords } from '../copy/cashier.ts';
import { cashierRefusals, outcomeText } from '../copy/cashierRefusals.ts';
import { AmountField } from './AmountField.tsx';
import { AskDialog, PasswordDialog } from './AskDialog.tsx';
import * as styles from './Cashier.css.ts';
import { chargeShut, ownChargeRefusal, sentenceOf } from './chargeShut.ts';
import { Conditions } from './Conditions.tsx';
import { DepositAddress } from './DepositAddress.tsx';
import { exchangeFacts } from './exchangeFacts.ts';
import { Locked } from './Locked.tsx';
import { isOpen } from './openCommands.ts';
import { Foot, Part } from './Part.tsx';
import { RateBar, RateFlow } from './RateBar.tsx';
import { useDeposit } from './useDeposit.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import type { CashierFacts } from './useCashier.ts';

interface TetherFormProps {
  readonly kind: RequestKind;
  readonly facts: CashierFacts;
  /** What stands below the form, once that has its height. */
  readonly children: ReactNode;
}

export function TetherForm({ kind, facts, children }: TetherFormProps) {
  const { view, retry } = useHouseDocument('tetherRate');
  const at = useOriginNow();
  const rate = view?.value;
  const isOut = kind === 'exchange';
  const isClosed = isOut && facts.cashier.tetherMaintenanceFlag === 1;
  if (rate === undefined) {
    return (
      <div className={styles.card}>
        {view?.hasFailed === true ? (
          <ErrorState hint={walletWords.failed} onRetry={retry} />
        ) : (
          <BoardSkeleton label={walletWords.loading} />
        )}
      </div>
    );
  }
  const isShut = isOut && (isClosed || conditionRefusal(facts.cashier, exchangeFacts(facts), at) !== undefined);
  const form = { facts, rate, at };
  return (
    <>
      {isClosed ? (
        <p className={styles.warning} role="status">
          <Icon name="warning" size={16} />
          {words.maintenance}
        </p>
      ) : null}
      {isOut ? <Conditions facts={facts} at={at} /> : null}
      <div className={styles.card}>
        <RateBar rate={rate} at={at} onAsk={retry} />
        {isShut || (isOut && facts.offlineSince !== undefined) ? (
          <Part title={words.take}>
            <Locked label={words.received} button={words.withdraw(0)} {...(isClosed ? { why: words.cannot } : {})} />
          </Part>
        ) : isOut ? (
          <WithdrawForm {...form} />
        ) : (
          <DepositForm {...form} />
        )}
      </div>
      <RateFlow rate={rate} isClosed={facts.cashier.tetherMaintenanceFlag === 1} />
      {children}
    </>
  );
}

interface FormProps {
  readonly facts: CashierFacts;
  readonly rate: TetherRate;
  /** Epoch ms, of the origin. */
  readonly at: number;
}

function DepositForm({ facts, rate, at }: FormProps) {
  const { cashier, standing, member, offlineSince } = facts;
  const [usdt, setUsdt] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const deposit = useDeposit();
  const amount = wonOfTether(usdt, rate.rate);
  const terms = chargeTerms(cashier, {}, { amount, bonus: null }, at);
  const charges = { used: standing.used, today: standing.today, waiting: standing.waiting.charges };
  const asked = { amount, bonus: null, points: 0, rolling: terms?.rolling ?? 0 };
  const refusal =
    usdt === 0 ? undefined : (amountRefusal(cashier.tether, usdt) ?? chargeRefusal(cashier, charges, asked, at));
  const isExpired = at >= rate.until;
  const own = usdt === 0 ? undefined : ownChargeRefusal(facts, amount, at);
  const problem = problemOf(refusal) ?? (own && sentenceOf(own));
  const isShut = offlineSince !== undefined || chargeShut(facts, 1, at) !== undefined || isExpired;
  return (
    <>
      <Part
        number={1}
        title={words.send}
        note={words.rule(cashier.tether.unit, cashier.tether.least, cashier.tether.most)}
      >
        <TetherAmount
          {...{ facts, rate, usdt, amount, isShut }}
          onChange={setUsdt}
          problem={isShut ? undefined : problem}
        />
      </Part>
      {/* Nothing is sent before it is known how much. */}
      {usdt === 0 || problem !== undefined ? null : <DepositAddress member={member.userId} />}
      <Foot
        label={chargeWords.after}
        before={formatWon(member.emoney)}
        after={formatWon(member.emoney + amount)}
        unit={units.won}
      >
        <Button
          kind="primary"
          size="large"
          isPending={deposit.isBusy}
          disabled={isShut || deposit.isBusy || usdt === 0 || problem !== undefined}
          onClick={() => setIsAsking(true)}
        >
          {deposit.isBusy ? requestWords.sending : words.open}
          {deposit.isBusy ? null : <Icon name="arrow" size={16} />}
        </Button>
      </Foot>
      {deposit.problem === undefined ? null : (
        <div className={styles.problem}>
          <FieldProblem text={deposit.problem} />
        </div>
      )}
      <AskDialog
        isOpen={isAsking}
        title={words.openQuestion(usdt)}
        description={words.openHint(amount)}
        isBusy={false}
        onClose={() => setIsAsking(false)}
        onYes={() => {
          setIsAsking(false);
          void deposit.open({ rateId: rate.id, usdt }).then((isDone) => {
            if (isDone) setUsdt(0);
          });
        }}
      />
    </>
  );
}

function WithdrawForm({ facts, rate, at }: FormProps) {
  const { cashier, member } = facts;
  const [usdt, setUsdt] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const command = useCommand('withdrawTether');
  const amount = wonOfTether(usdt, rate.rate);
  const refusal =
    usdt === 0
      ? undefined
      : (amountRefusal(cashier.tether, usdt) ?? exchangeRefusal(cashier, exchangeFacts(facts), amount, at));
  const isShut = at >= rate.until;
  const isBusy = isOpen(command.states) || command.isBusy;
  const { outcome } = command;
  return (
    <>
      <Part title={words.take} note={words.rule(cashier.tether.unit, cashier.tether.least, cashier.tether.most)}>
        <TetherAmount
          {...{ facts, rate, usdt, amount, isShut }}
          onChange={setUsdt}
          problem={problemOf(refusal)}
          isOut
        />
        <p className={styles.note}>{exchangeWords.passwordNote}</p>
      </Part>
      <Foot
        label={exchangeWords.after}
        before={formatWon(member.emoney)}
        after={formatWon(Math.max(0, member.emoney - amount))}
        unit={units.won}
      >
        <Button
          kind="primary"
          size="large"
          isPending={isBusy}
          disabled={isShut || isBusy || usdt === 0 || refusal !== undefined}
          onClick={() => {
            command.ask();
            setIsAsking(true);
          }}
        >
          {isBusy ? requestWords.sending : words.withdraw(usdt)}
        </Button>
      </Foot>
      <PasswordDialog
        isOpen={isAsking}
        title={words.withdrawQuestion(usdt, amount)}
        isBusy={command.isBusy}
        problem={
          outcome === undefined || outcome.kind === 'done' ? undefined : outcomeText<'withdrawTether'>(outcome, UNIT)
        }
        onClose={() => setIsAsking(false)}
        onYes={(password) => {
          void command.perform({ rateId: rate.id, usdt, password }).then(({ kind }) => {
            if (kind !== 'done' && kind !== 'unknown') return;
            setIsAsking(false);
            setUsdt(0);
          });
        }}
      />
    </>
  );
}

/** Beside an amount in a sentence. */
const UNIT = ' USDT';

type Refusal = ReturnType<typeof chargeRefusal> | ReturnType<typeof exchangeRefusal>;

const problemOf = (refusal: Refusal): string | undefined =>
  refusal === undefined ? undefined : cashierRefusals[refusal.reason](refusal.numbers, UNIT);

interface TetherAmountProps extends Omit<FormProps, 'at'> {
  readonly usdt: number;
  readonly amount: number;
  readonly isShut: boolean;
  readonly isOut?: boolean;
  readonly problem: string | undefined;
  readonly onChange: (usdt: number) => void;
}

function TetherAmount({
  facts: { cashier },
  rate,
  usdt,
  amount,
  isShut,
  isOut = false,
  problem,
  onChange,
}: TetherAmountProps) {
  return (
    <>
      <AmountField
        label={isOut ? words.received : words.sent}
        unit="USDT"
        amounts={cashier.tether}
        most={cashier.tether.most}
        value={usdt}
        onChange={onChange}
        problem={problem}
        isDisabled={isShut}
      />
      <p className={styles.note}>{words.sum(usdt, rate.rate, amount)}</p>
    </>
  );
}
