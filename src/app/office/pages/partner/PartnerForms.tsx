/** What a partner does: taking rolling out, giving to a member below and taking back; and what owners change of a partner. Each says before what it comes to. */
import { useState } from 'react';
import {
  adjustBelowCall,
  adjustBelowPreviewCall,
  changeRatesCall,
  changeRatesPreviewCall,
  withdrawRollingCall,
  withdrawRollingPreviewCall,
} from '../../../../domain/calls/officePartners.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { PARTNER_PRODUCTS, type PartnerMember, type PartnerProduct } from '../../../../domain/office/partners.ts';
import { Segments } from '../../../kit/ui/Segments.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { partner as words, productNames } from '../../copy/partner.ts';
import { ActForm } from '../../parts/ActForm.tsx';
import * as form from '../../parts/ActForm.css.ts';
import { AmountField } from '../../parts/AmountField.tsx';
import { signedText } from '../../parts/figureText.ts';
import { useConfirm } from '../../parts/useConfirm.tsx';
import type { PartnerProps } from './partnerProps.ts';
import { rateOf } from './percent.ts';

interface FormProps extends PartnerProps {
  readonly onClose: () => void;
}

const waysChoices = (['give', 'take'] as const).map((value) => ({ value, label: words[value] }));

export function WithdrawForm({ view, onSaid, onClose }: FormProps) {
  const fullest = view.sums.toSorted((a, b) => b.after - a.after)[0];
  const [product, setProduct] = useState<PartnerProduct>(fullest?.product ?? 'casino');
  const [amount, setAmount] = useState(Math.max(0, fullest?.after ?? 0));
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: withdrawRollingCall,
    previewedBy: withdrawRollingPreviewCall,
    onDone: () => onSaid({ tone: 'done', text: words.asked }),
  });
  const ask = () => {
    setProblem(amount > 0 ? undefined : words.needsSum);
    if (amount <= 0) return;
    const question = {
      title: words.askWithdraw(productNames[product], formatWon(amount)),
      hint: words.withdrawHint,
      answer: words.withdraw,
    };
    void confirm.ask({ partner: view.partner.userId, product, amount }, question);
  };
  const choices = view.sums.map((sum) => ({
    value: sum.product,
    label: `${productNames[sum.product]} · ${formatWon(sum.after)}`,
  }));
  return (
    <ActForm
      title={words.withdraw}
      problem={problem ?? confirm.problem}
      answer={words.check}
      isBusy={confirm.isBusy}
      {...{ onClose }}
      onAnswer={ask}
    >
      <Select
        label={words.product}
        choices={choices}
        value={product}
        onChange={(next) => {
          setProduct(next);
          setAmount(Math.max(0, view.sums.find((sum) => sum.product === next)?.after ?? 0));
        }}
      />
      <AmountField label={words.amount} amount={amount} onAmount={setAmount} />
      {confirm.dialog}
    </ActForm>
  );
}

export function AdjustForm({ view, member, onSaid, onClose }: FormProps & { readonly member: PartnerMember }) {
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState(0);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: adjustBelowCall,
    previewedBy: adjustBelowPreviewCall,
    onDone: (came) => {
      const text =
        came.outcome === 'done' ? words.adjusted(member.nickname, formatWon(came.done.balance)) : words.proposed;
      onSaid({ tone: 'done', text });
    },
  });
  const ask = () => {
    const isWhole = amount > 0 && said.trim() !== '';
    setProblem(isWhole ? undefined : words.needsAmount);
    if (!isWhole) return;
    const delta = way === 'give' ? amount : -amount;
    const question = {
      title: words.askAdjust(member.nickname, signedText(delta)),
      hint: words.adjustHint,
      answer: words.adjust,
    };
    void confirm.ask({ partner: view.partner.userId, userId: member.userId, delta, words: said.trim() }, question);
  };
  return (
    <ActForm
      title={words.adjustOf(member.nickname)}
      problem={problem ?? confirm.problem}
      answer={words.check}
      isBusy={confirm.isBusy}
      {...{ onClose }}
      onAnswer={ask}
    >
      <Segments label={words.direction} choices={waysChoices} value={way} onChange={setWay} />
      <AmountField label={words.amount} amount={amount} onAmount={setAmount} />
      <label className={form.field}>
        {words.words}
        <input className={form.input} maxLength={100} value={said} onChange={({ target }) => setSaid(target.value)} />
      </label>
      {confirm.dialog}
    </ActForm>
  );
}

export function RatesForm({ view, onSaid, onClose }: FormProps) {
  const [typed, setTyped] = useState<Readonly<Record<PartnerProduct, string>>>(() => {
    const of = (product: PartnerProduct) => String((view.sums.find((sum) => sum.product === product)?.rate ?? 0) / 100);
    return { casino: of('casino'), slot: of('slot'), mini: of('mini') };
  });
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirm({
    call: changeRatesCall,
    previewedBy: changeRatesPreviewCall,
    onDone: () => onSaid({ tone: 'done', text: words.changed }),
  });
  const ask = () => {
    const [casino, slot, mini] = [rateOf(typed.casino), rateOf(typed.slot), rateOf(typed.mini)];
    const isWhole = casino !== undefined && slot !== undefined && mini !== undefined;
    setProblem(isWhole ? undefined : words.needsSum);
    if (!isWhole) return;
    const question = { title: words.askRates(view.partner.name), hint: words.ratesHint, answer: words.rates };
    void confirm.ask({ partner: view.partner.userId, casino, slot, mini }, question);
  };
  return (
    <ActForm
      title={words.rates}
      problem={problem ?? confirm.problem}
      answer={words.check}
      isBusy={confirm.isBusy}
      {...{ onClose }}
      onAnswer={ask}
    >
      {PARTNER_PRODUCTS.map((product) => (
        <label key={product} className={form.field}>
          {words.percent(productNames[product])}
          <input
            className={form.input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={typed[product]}
            onChange={({ target }) => setTyped({ ...typed, [product]: target.value })}
          />
        </label>
      ))}
      {confirm.dialog}
    </ActForm>
  );
}
