/** A settlement that a partner asked for: paid, or rejected in words that they are told. */
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { calculationFactsCall } from '../../../../domain/calls/office.ts';
import { decideCalculationCall } from '../../../../domain/calls/officeActs.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { Area, CALCULATION_RATES, calculatedOf } from '../../../../domain/wallet/calculation.ts';
import { dayText } from '../../../kit/copy/time.ts';
import { units } from '../../../kit/copy/labels.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { areaNames } from '../../../kit/copy/areaNames.ts';
import { cashier } from '../../copy/cashier.ts';
import { useIsLive, useOffice, useTold } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { useAsked, type Asked } from '../../link/useAsked.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { WaitingNote } from '../../parts/StateNote.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import type { DeskProps } from './deskProps.ts';
import * as foot from '../../parts/TakeFoot.css.ts';
import * as styles from './DeskPanel.css.ts';

const { facts, settlement } = cashier;
const won = (sum: number) => `${formatWon(sum)}${units.won}`;

export function CalculationDesk({ row, isMine, onDone }: DeskProps) {
  const isLive = useIsLive();
  const { act, state } = useAct(decideCalculationCall);
  const [asked, setAsked] = useState<'pay' | 'reject'>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const { api } = useOffice();
  const ask = useCallback(() => api.ask(calculationFactsCall, { params: { key: row.id } }), [api, row.id]);
  const day = useAsked(ask, useTold('queue', 'read'));
  const { about, member } = row;
  const area = about.kind === 'calculation' ? Area.safeParse(about.area).data : undefined;
  if (about.kind !== 'calculation') return null;
  const points = formatWon(row.amount ?? 0);
  const isForTwo = day.value !== undefined && (row.amount ?? 0) >= day.value.twoFrom;
  const isProposed = asked !== 'reject' && isForTwo;
  const decide = async () => {
    if (asked === undefined || area === undefined) return;
    const isPaid = asked === 'pay';
    const result = await act({
      given: { area, day: about.day, userId: member.userId, isPaid, words: isPaid ? '' : words },
    });
    if (result === undefined) return;
    setAsked(undefined);
    const said = (saying: (who: string, points: string) => string) =>
      onDone({ tone: 'done', text: saying(member.nickname, points) }, row);
    if (!result.ok) setProblem(refusalText(result.failure, cashier.said.unanswered));
    else if (result.value.outcome === 'proposed') said(settlement.proposed);
    else said(isPaid ? settlement.paid : settlement.rejected);
  };
  const isLocked = !isLive || state !== 'idle';
  return (
    <>
      <Day {...day} amount={row.amount} />
      {isMine ? (
        <div className={foot.foot}>
          <input
            className={styles.words}
            aria-label={cashier.words}
            placeholder={cashier.words}
            maxLength={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {problem === undefined ? null : (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={styles.answers}>
            <Button kind="outline" size="large" disabled={isLocked} onClick={() => setAsked('reject')}>
              {cashier.reject}
            </Button>
            <Button kind="primary" size="large" disabled={isLocked} onClick={() => setAsked('pay')}>
              {isForTwo ? settlement.payForTwo : cashier.pay}
            </Button>
          </div>
          <ActQuestion
            isOpen={asked !== undefined}
            title={(asked === 'reject' ? settlement.askReject : isProposed ? settlement.askPropose : settlement.askPay)(
              points,
            )}
            description={isProposed ? cashier.ask.two : cashier.ask.final}
            answer={asked === 'reject' ? cashier.reject : isProposed ? settlement.payForTwo : cashier.pay}
            isDanger={asked === 'reject'}
            state={state}
            onAnswer={() => void decide()}
            onClose={() => setAsked(undefined)}
          />
        </div>
      ) : null}
    </>
  );
}

interface DayProps extends Asked<z.output<typeof calculationFactsCall.answer>> {
  /** Points that are asked for. */
  readonly amount: number | null;
}

/** What the day came to, by which what is asked for is reckoned; and what it would come to now, where its bets were changed since (CLC-4). */
function Day({ value, failure, again, amount }: DayProps) {
  if (value === undefined) return <WaitingNote {...{ failure, again }} />;
  const { area, day, count, turnover, paid, net, rolling } = value;
  const percent = ((CALCULATION_RATES[area] ?? 0) / 100).toFixed(1);
  return (
    <div className={styles.part}>
      <Facts
        facts={[
          { name: facts.area, value: areaNames[area], note: dayText(day) },
          { name: facts.bets, value: won(turnover), note: facts.count(count) },
          { name: facts.paid, value: won(paid) },
          { name: facts.net, value: `${net > 0 ? '+' : ''}${won(net)}` },
          { name: facts.rolled, value: won(rolling), note: facts.rate(percent) },
        ]}
      />
      {calculatedOf(area, rolling) === amount ? null : (
        <p className={styles.short} role="note">
          {facts.changedSince(formatWon(calculatedOf(area, rolling)))}
        </p>
      )}
    </div>
  );
}
