/** A price of the house for a selection: how much, for how long, what it would change, and going back to the feed's. */
import { useId, useRef, useState, type RefObject } from 'react';
import { overridePriceCall, overridePricePreviewCall } from '../../../../domain/calls/officeRisk.ts';
import { formatOdds, parseOdds } from '../../../../domain/kernel/odds.ts';
import { untilText } from '../../../kit/copy/time.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Select } from '../../../kit/ui/Select.tsx';
import { risk as words } from '../../copy/risk.ts';
import { useOffice, useOfficeNow } from '../../link/Office.tsx';
import { useAct } from '../../link/useAct.ts';
import { ActQuestion } from '../../parts/ActQuestion.tsx';
import { refusalText } from '../../parts/refusalText.ts';
import { useDeskKeys } from '../../parts/useDeskKeys.ts';
import type { DeskState } from './deskState.ts';
import { EffectList, paysBackAll } from './EffectList.tsx';
import { rowText } from './riskNames.ts';
import { besideOdds } from './besideOdds.ts';
import type { RiskRow } from './riskRows.ts';
import { SteppedField } from './SteppedField.tsx';
import { useEffectOf } from './useEffectOf.ts';
import * as styles from './RulingDesk.css.ts';

type SelectionRow = Extract<RiskRow, { kind: 'selection' }>;

interface PriceFormProps extends DeskState {
  readonly row: SelectionRow;
  readonly reason: string;
}

type Span = keyof typeof words.spans;
const SPANS = (['5', '10', '30', '60', 'none'] as const).map((value) => ({ value, label: words.spans[value] }));
const LEAST = 101;
const MINUTE_MS = 60_000;

export function PriceForm({ row, reason, isLocked, said }: PriceFormProps) {
  const { now } = useOffice();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { fixture, selection } = row;
  const [text, setText] = useState(formatOdds(selection.offered?.odds ?? LEAST));
  const [span, setSpan] = useState<Span>('10');
  const [problem, setProblem] = useState<string>();
  const { act, state } = useAct(overridePriceCall);
  const ids = { fixtureId: fixture.fixtureId, selectionId: selection.selectionId };
  const price = priceIn(text);
  const effect = useEffectOf(
    overridePricePreviewCall,
    price === undefined ? undefined : { act: 'set', ...ids, price, until: null },
  );
  const isBusy = isLocked || state !== 'idle';
  // Whether it is asked about is known with its effect.
  const isUnknown = price !== undefined && effect === undefined;
  useDeskKeys({ p: () => field.current?.select() });
  const finish = (result: Awaited<ReturnType<typeof act>>, text: string) => {
    if (result === undefined) return;
    if (result.ok) said({ tone: 'done', text });
    setProblem(result.ok ? undefined : refusalText(result.failure, words.said.unanswered));
  };
  const [isAsked, setIsAsked] = useState(false);
  const apply = async (isSure: boolean) => {
    if (isBusy || isUnknown) return;
    if (price === undefined) return setProblem(words.priceWrong);
    // A slip of the finger is a loss whoever wins.
    if (!isSure && paysBackAll(effect)) return setIsAsked(true);
    const until = span === 'none' ? null : now() + Number(span) * MINUTE_MS;
    const result = await act({ given: { act: 'set', ...ids, price, until }, reason: reason.trim() });
    setIsAsked(false);
    finish(result, words.said.priced(rowText(row), formatOdds(price)));
  };
  const lift = async () => {
    if (isBusy) return;
    const result = await act({ given: { act: 'lift', ...ids }, reason: reason.trim() });
    if (result?.ok === true && selection.fed !== null) setText(formatOdds(selection.fed.odds));
    finish(result, words.said.unpriced(rowText(row)));
  };
  return (
    <div className={styles.part}>
      <PriceHead id={id} row={row} />
      <PriceField
        {...{ id, field, text, price, isBusy, span }}
        onText={setText}
        onSpan={setSpan}
        onEnter={() => void apply(false)}
      />
      <EffectList lines={effect} />
      <p className={styles.hint}>{words.priceHint}</p>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <PriceAnswers
        {...{ price, isBusy, isUnknown }}
        isSending={state !== 'idle'}
        isPriced={selection.override !== null}
        onLift={() => void lift()}
        onApply={() => void apply(false)}
      />
      <ActQuestion
        isOpen={isAsked}
        title={words.askPrice(rowText(row), text)}
        description={words.askPriceHint}
        answer={words.apply(text)}
        isDanger
        state={state}
        onAnswer={() => void apply(true)}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}

interface PriceAnswersProps {
  /** Hundredths. */
  readonly price: number | undefined;
  readonly isBusy: boolean;
  readonly isUnknown: boolean;
  readonly isSending: boolean;
  readonly isPriced: boolean;
  readonly onLift: () => void;
  readonly onApply: () => void;
}

const PriceAnswers = ({ price, isBusy, isUnknown, isSending, isPriced, onLift, onApply }: PriceAnswersProps) => (
  <div className={styles.answers}>
    <Button kind="outline" disabled={isBusy || !isPriced} onClick={onLift}>
      {words.toFeed}
    </Button>
    <Button kind="primary" disabled={isBusy || isUnknown} isPending={isSending} onClick={onApply}>
      {words.apply(price === undefined ? '' : formatOdds(price))}
    </Button>
  </div>
);

interface PriceFieldProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** What the text says, hundredths. */
  readonly price: number | undefined;
  readonly span: Span;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onSpan: (span: Span) => void;
  readonly onEnter: () => void;
}

/** The price with a step to either side, and for how long. */
function PriceField({ id, field, text, price, span, isBusy, onText, onSpan, onEnter }: PriceFieldProps) {
  return (
    <SteppedField
      {...{ id, field, text, isBusy, onText, onEnter }}
      isWrong={price === undefined}
      names={{ down: words.priceDown, up: words.priceUp }}
      inputMode="decimal"
      maxLength={9}
      onStep={(by) => onText(formatOdds(besideOdds(price ?? LEAST, by)))}
    >
      <Select kind="row" label={words.until} choices={SPANS} value={span} onChange={onSpan} />
    </SteppedField>
  );
}

/** What was typed, as hundredths; `undefined` for what is no price. */
function priceIn(text: string): number | undefined {
  const price = parseOdds(text.trim());
  return price === undefined || price < LEAST ? undefined : price;
}

/** The field's name, what the feed says, and when it counts again. */
function PriceHead({ id, row: { selection } }: { readonly id: string; readonly row: SelectionRow }) {
  const now = useOfficeNow();
  const { fed, override } = selection;
  const odds = fed === null ? '' : formatOdds(fed.odds);
  const note =
    override === null
      ? words.feedNote(odds)
      : override.until === null
        ? words.untilLifted(odds)
        : words.untilNote(odds, untilText(override.until - now));
  return (
    <p className={styles.label}>
      <label htmlFor={id}>{words.price}</label>
      <span className={styles.aside}>{note}</span>
    </p>
  );
}
