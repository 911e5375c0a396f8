/** Which bonus, or none: what each gives and asks for at the typed amount is told before it is chosen (REQ-5, REQ-6). None is chosen beforehand. */
import { useId } from 'react';
import {
  bonusPoints,
  bonusStandings,
  rollingOfCharge,
  type BonusKind,
  type BonusStanding,
} from '../../../domain/cashier/bonus.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { units } from '../../kit/copy/labels.ts';
import { bonusWords } from '../copy/cashier.ts';
import * as styles from './BonusChoice.css.ts';
import type { CashierFacts } from './useCashier.ts';

interface BonusChoiceProps {
  readonly facts: CashierFacts;
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
  readonly chosen: BonusKind | null;
  readonly isDisabled: boolean;
  readonly onChoose: (kind: BonusKind | null) => void;
}

export function BonusChoice({
  facts: { cashier, standing },
  amount,
  at,
  chosen,
  isDisabled,
  onChoose,
}: BonusChoiceProps) {
  const group = useId();
  const row = { group, amount, isDisabled };
  return (
    <div role="radiogroup" aria-label={bonusWords.kind} className={styles.rows}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.kind}>{bonusWords.kind}</span>
        <span className={styles.figure}>{bonusWords.points}</span>
        <span className={styles.figure}>{bonusWords.rolling}</span>
      </div>
      <Row
        {...row}
        name={bonusWords.none}
        points={0}
        percent={cashier.rollingPercent}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {bonusStandings(cashier.bonuses, standing.used, at).map((bonus) => (
        <BonusRow
          key={bonus.rule.kind}
          {...row}
          bonus={bonus}
          isChosen={chosen === bonus.rule.kind}
          onChoose={() => onChoose(bonus.rule.kind)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly group: string;
  readonly amount: number;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function BonusRow({ bonus, ...rest }: RowProps & { readonly bonus: BonusStanding }) {
  const { rule, state } = bonus;
  const name = bonusWords.nameOf(rule.kind, rule.percent);
  if (state !== 'open') return <Row {...rest} name={name} hint={bonusWords.closedOf(bonus)} isDisabled />;
  return (
    <Row
      {...rest}
      name={name}
      hint={bonusWords.hintOf(bonus)}
      points={bonusPoints(rule, rest.amount)}
      percent={rule.rollingPercent}
    />
  );
}

interface WordsProps extends RowProps {
  readonly name: string;
  readonly hint?: string;
  /** Both `undefined` for one that is not open. */
  readonly points?: number;
  readonly percent?: number;
}

function Row({ group, amount, name, hint, points, percent, isDisabled, isChosen, onChoose }: WordsProps) {
  const isShut = percent === undefined;
  return (
    <label className={styles.row} data-chosen={isChosen || undefined} data-shut={isShut || undefined}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.figure}>
        {points === undefined ? (
          units.none
        ) : (
          <span className={styles.points}>
            {points > 0 ? '+' : ''}
            {formatWon(points)}
            <span className={styles.unit}>{units.points}</span>
          </span>
        )}
      </span>
      <span className={styles.figure}>
        {percent === undefined ? (
          units.none
        ) : (
          <>
            <span className={styles.points}>
              {formatWon(rollingOfCharge(percent, amount))}
              <span className={styles.unit}>{units.won}</span>
            </span>
            <span className={styles.hint}>{bonusWords.rollingOf(percent)}</span>
          </>
        )}
      </span>
    </label>
  );
}
