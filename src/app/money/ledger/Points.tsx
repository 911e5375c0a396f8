/** Points into money (WAL-03): before and after beside the button, one question once, and what another tab did asked about again. */
import { useState } from 'react';
import { currentMember } from '../../../db/queries/session.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { Member } from '../../../domain/session/member.ts';
import { LEAST_POINTS } from '../../../domain/wallet/points.ts';
import { useCommand, type CommandOutcome } from '../../frame/link/useCommand.ts';
import { useList } from '../../frame/link/useList.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { units } from '../../kit/copy/labels.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { commandStates, conversionRefusals, points, statement } from '../copy/ledger.ts';
import { EntryTable } from './EntryTable.tsx';
import { OneOf } from './OneOf.tsx';
import { useOnLine } from './useOnLine.ts';
import * as styles from './WalletFrame.css.ts';

const MOST_DIGITS = 9;
const STEPS = [5_000, 10_000] as const;

export function Points() {
  const member = useLive(currentMember, []);
  const history = useList('entries', { purse: 'points' });
  if (member === undefined)
    return (
      <section className={styles.box}>
        <BoardSkeleton label={statement.loading} />
      </section>
    );
  return (
    <>
      <ConversionForm member={member} />
      <section className={styles.box} aria-labelledby="points-history">
        <div className={styles.head}>
          <h2 id="points-history" className={styles.subtitle}>
            {points.history}
          </h2>
        </div>
        <EntryTable list={history} />
      </section>
    </>
  );
}

function ConversionForm({ member }: { readonly member: Member }) {
  const { perform, isBusy, outcome, states, ask } = useCommand('convertPoints');
  const toast = useToast();
  const isOnLine = useOnLine();
  const [amount, setAmount] = useState(0);
  const isUnknown = states.some(({ standing }) => standing === 'unknown');
  const isShort = amount > 0 && amount < LEAST_POINTS;
  const problem = isShort
    ? points.least
    : amount > member.point
      ? conversionRefusals.tooFew({ point: member.point })
      : problemOf(outcome);
  const isAskable = amount >= LEAST_POINTS && amount <= member.point && isOnLine && !isBusy && !isUnknown;
  const choose = (wish: number) => {
    ask();
    setAmount(wish);
  };
  const convert = async () => {
    const became = await perform({ memberId: member.id, point: amount, userUpdatedAt: member.updatedAt });
    if (became.kind !== 'done') return;
    setAmount(0);
    toast({ tone: 'done', text: points.done });
  };
  return (
    <section className={styles.box} aria-label={points.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAskable) void convert();
        }}
      >
        <p className={styles.have}>
          <span>{points.have}</span>
          <span>{points.rate}</span>
          <span className={styles.haveAmount}>
            {formatWon(member.point)}
            <span className={styles.unit}>{units.points}</span>
          </span>
        </p>
        <AmountField {...{ amount, problem }} most={member.point} isShut={!isOnLine} onChoose={choose} />
        <dl className={styles.changes}>
          <Change name={points.money} before={member.emoney} after={member.emoney + amount} unit={units.won} />
          <Change
            name={points.left}
            before={member.point}
            after={Math.max(0, member.point - amount)}
            unit={units.points}
          />
        </dl>
        <Button
          kind="primary"
          isWide
          type="submit"
          className={styles.primary}
          disabled={!isAskable}
          isPending={isBusy || isUnknown}
        >
          {isUnknown ? commandStates.unknown : isBusy ? commandStates.sending : points.convert(amount)}
        </Button>
        <p className={styles.told}>
          <OneOf
            text={isUnknown ? commandStates.unknownHint : isOnLine ? points.note : commandStates.offline}
            others={[points.note, commandStates.offline]}
          />
        </p>
      </form>
    </section>
  );
}

interface AmountFieldProps {
  readonly amount: number;
  /** What is wrong with it, in words. */
  readonly problem: string | undefined;
  readonly most: number;
  readonly isShut: boolean;
  readonly onChoose: (amount: number) => void;
}

function AmountField({ amount, problem, most, isShut, onChoose }: AmountFieldProps) {
  return (
    <>
      <label className={styles.field} data-problem={problem === undefined ? undefined : true}>
        {points.amount}
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={amount === 0 ? '' : formatWon(amount)}
          placeholder="0"
          disabled={isShut}
          aria-describedby="points-problem"
          aria-invalid={problem !== undefined}
          onChange={({ target }) => onChoose(Number(target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)))}
        />
        {units.points}
      </label>
      <p id="points-problem" className={problem === undefined ? styles.told : styles.problem} role="status">
        {problem ?? points.least}
      </p>
      <div className={styles.quick}>
        {STEPS.map((step) => (
          <Button key={step} className={styles.press} onClick={() => onChoose(amount + step)}>
            {points.add(step)}
          </Button>
        ))}
        <Button className={styles.press} onClick={() => onChoose(most)}>
          {points.all}
        </Button>
        <Button kind="outline" className={styles.press} onClick={() => onChoose(0)}>
          {points.clear}
        </Button>
      </div>
    </>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly unit: string;
}

const Change = ({ name, before, after, unit }: ChangeProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {formatWon(before)} →{' '}
      <strong>
        {formatWon(after)}
        {unit}
      </strong>
    </dd>
  </div>
);

/** Of an outcome that is no success: the house's own words where it said some. */
function problemOf(outcome: CommandOutcome<'convertPoints'> | undefined): string | undefined {
  if (outcome === undefined || outcome.kind === 'done' || outcome.kind === 'unknown') return undefined;
  if (outcome.kind === 'said') return outcome.message;
  if (outcome.kind === 'failed') return points.trouble;
  if (outcome.kind !== 'refused') return commandStates.notDone;
  const { reason, numbers } = outcome.refusal;
  return conversionRefusals[reason](numbers);
}
