/** The form of an exchange: shut until its conditions are met, then an amount and the password (WAL-01, REQ-8, REQ-9). */
import { useState } from 'react';
import { amountRefusal, conditionRefusal, exchangeRefusal } from '../../../domain/cashier/requestRefusals.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { units } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { exchangeWords as words, requestWords } from '../copy/cashier.ts';
import { cashierRefusals, outcomeText } from '../copy/cashierRefusals.ts';
import { AmountField } from './AmountField.tsx';
import { PasswordDialog } from './AskDialog.tsx';
import * as styles from './Cashier.css.ts';
import { Conditions } from './Conditions.tsx';
import { exchangeFacts } from './exchangeFacts.ts';
import { Locked } from './Locked.tsx';
import { isOpen } from './openCommands.ts';
import { Foot, Part } from './Part.tsx';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import type { CashierFacts } from './useCashier.ts';

export function ExchangeForm({ facts }: { readonly facts: CashierFacts }) {
  const at = useOriginNow();
  const { exchange } = facts.cashier;
  const shut = conditionRefusal(facts.cashier, exchangeFacts(facts), at);
  const isShut = shut !== undefined || facts.offlineSince !== undefined;
  return (
    <>
      <Conditions facts={facts} at={at} />
      <div className={styles.card}>
        {isShut ? (
          <Part title={words.form} note={words.rule(exchange.unit, exchange.least)}>
            <Locked label={words.field} button={words.form} />
          </Part>
        ) : (
          <OpenForm facts={facts} at={at} />
        )}
      </div>
    </>
  );
}

function OpenForm({ facts, at }: { readonly facts: CashierFacts; readonly at: number }) {
  const { cashier, member } = facts;
  const { exchange } = cashier;
  const [amount, setAmount] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const command = useCommand('requestExchange');
  const most = Math.min(exchange.most, Math.floor(member.emoney / exchange.unit) * exchange.unit);
  const refusal =
    amount === 0
      ? undefined
      : (amountRefusal(exchange, amount) ?? exchangeRefusal(cashier, exchangeFacts(facts), amount, at));
  const isBusy = isOpen(command.states) || command.isBusy;
  const { outcome } = command;
  return (
    <>
      <Part title={words.form} note={words.rule(exchange.unit, exchange.least)}>
        <AmountField
          label={words.field}
          unit={units.won}
          amounts={exchange}
          most={most}
          value={amount}
          onChange={setAmount}
          problem={refusal === undefined ? undefined : cashierRefusals[refusal.reason](refusal.numbers)}
          isDisabled={false}
        />
        <p className={styles.note}>{words.passwordNote}</p>
      </Part>
      <Foot
        label={words.after}
        before={formatWon(member.emoney)}
        after={formatWon(Math.max(0, member.emoney - amount))}
        unit={units.won}
      >
        <Button
          kind="primary"
          size="large"
          isPending={isBusy}
          disabled={isBusy || amount === 0 || refusal !== undefined}
          onClick={() => {
            command.ask();
            setIsAsking(true);
          }}
        >
          {isBusy ? requestWords.sending : words.submit(amount)}
        </Button>
      </Foot>
      <PasswordDialog
        isOpen={isAsking}
        title={words.question(amount)}
        isBusy={command.isBusy}
        problem={outcome === undefined || outcome.kind === 'done' ? undefined : outcomeText<'requestExchange'>(outcome)}
        onClose={() => setIsAsking(false)}
        onYes={(password) => {
          void command.perform({ amount, password }).then(({ kind }) => {
            if (kind !== 'done' && kind !== 'unknown') return;
            setIsAsking(false);
            setAmount(0);
          });
        }}
      />
    </>
  );
}
