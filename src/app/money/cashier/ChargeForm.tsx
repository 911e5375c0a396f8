/** The form of a charge: amount, bonus, who pays in; and what the member will have (WAL-01). */
import { useState } from 'react';
import { amountRefusal, chargeRefusal, chargeTerms } from '../../../domain/cashier/requestRefusals.ts';
import type { BonusKind } from '../../../domain/cashier/bonus.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { units } from '../../kit/copy/labels.ts';
import { PageLink } from '../../kit/links/PageLink.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { FieldProblem } from '../../kit/ui/TextField.tsx';
import { chargeWords as words, requestWords } from '../copy/cashier.ts';
import { cashierRefusals, outcomeText } from '../copy/cashierRefusals.ts';
import { AmountField } from './AmountField.tsx';
import { AskDialog } from './AskDialog.tsx';
import { BonusChoice } from './BonusChoice.tsx';
import * as styles from './Cashier.css.ts';
import { chargeShut, ownChargeRefusal, sentenceOf } from './chargeShut.ts';
import { Foot, Part } from './Part.tsx';
import { isOpen } from './openCommands.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import type { CashierFacts } from './useCashier.ts';

export function ChargeForm({ facts }: { readonly facts: CashierFacts }) {
  const { cashier, standing, member, offlineSince } = facts;
  const [amount, setAmount] = useState(0);
  const [bonus, setBonus] = useState<BonusKind | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const command = useCommand('requestCharge');
  const at = useOriginNow();
  const { charge } = cashier;
  const terms =
    chargeTerms(cashier, standing.used, { amount, bonus }, at) ?? chargeTerms(cashier, {}, { amount, bonus: null }, at);
  const asked = {
    amount,
    bonus: terms?.bonus?.kind ?? null,
    points: terms?.bonus?.points ?? 0,
    rolling: terms?.rolling ?? 0,
  };
  const charges = { used: standing.used, today: standing.today, waiting: standing.waiting.charges };
  const refusal =
    (amount === 0 ? undefined : amountRefusal(charge, amount)) ?? chargeRefusal(cashier, charges, asked, at);
  const isBusy = isOpen(command.states) || command.isBusy;
  const own = amount === 0 ? undefined : ownChargeRefusal(facts, amount, at);
  const isShut = offlineSince !== undefined || chargeShut(facts, charge.least, at) !== undefined;
  const problem = refusal === undefined ? own && sentenceOf(own) : cashierRefusals[refusal.reason](refusal.numbers);
  const send = async () => {
    const outcome = await command.perform(asked);
    setIsAsking(false);
    if (outcome.kind === 'done') setAmount(0);
  };
  return (
    <div className={styles.card}>
      <AmountPart
        facts={facts}
        value={amount}
        onChange={(sum) => {
          setAmount(sum);
          command.ask();
        }}
        problem={isShut ? undefined : problem}
        isDisabled={isShut}
      />
      <Part number={2} title={words.bonus} note={words.bonusNote}>
        <BonusChoice {...{ facts, amount, at }} chosen={asked.bonus} isDisabled={isShut} onChoose={setBonus} />
      </Part>
      <DepositorPart name={standing.depositor} />
      <Foot
        label={standing.waiting.charges === 0 ? words.after : words.afterWaiting}
        before={formatWon(member.emoney)}
        after={formatWon(member.emoney + amount)}
        unit={units.won}
      >
        <Button
          kind="primary"
          size="large"
          isPending={isBusy}
          disabled={isShut || isBusy || amount === 0 || problem !== undefined}
          onClick={() => {
            command.ask();
            setIsAsking(true);
          }}
        >
          {isBusy ? requestWords.sending : words.submit(amount)}
        </Button>
      </Foot>
      {command.outcome === undefined || command.outcome.kind === 'done' ? null : (
        <div className={styles.problem}>
          <FieldProblem text={outcomeText<'requestCharge'>(command.outcome)} />
        </div>
      )}
      <AskDialog
        isOpen={isAsking}
        title={words.question(amount)}
        description={words.promise(asked.points, asked.rolling)}
        isBusy={command.isBusy}
        onClose={() => setIsAsking(false)}
        onYes={() => void send()}
      />
    </div>
  );
}

interface AmountPartProps {
  readonly facts: CashierFacts;
  /** Won. */
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly problem: string | undefined;
  readonly isDisabled: boolean;
}

function AmountPart({ facts: { cashier, standing }, ...field }: AmountPartProps) {
  const { charge } = cashier;
  const left = Math.max(0, (charge.dayMost ?? Infinity) - standing.today);
  return (
    <Part number={1} title={words.amount} note={words.rule(charge.unit, charge.least, charge.most)}>
      <AmountField
        {...field}
        label={words.field}
        unit={units.won}
        amounts={charge}
        most={Math.min(charge.most, left)}
      />
      <div className={styles.line}>
        {charge.dayMost === null ? null : (
          <span>
            {words.today(charge.dayMost)} <strong className={styles.strong}>{words.left(left)}</strong>
          </span>
        )}
        <PageLink page="limits" className={styles.more}>
          {words.limits}
          <Icon name="right" size={14} />
        </PageLink>
      </div>
    </Part>
  );
}

const DepositorPart = ({ name }: { readonly name: string }) => (
  <Part number={3} title={words.depositor}>
    <p className={styles.known}>
      <span>{words.depositorField}</span>
      <strong className={styles.strong}>{name}</strong>
      <span className={styles.knownNote}>{words.depositorNote}</span>
    </p>
  </Part>
);
