/** A member's statement (WAL-07, FAIR-04): what came and left in a span, how the balance went, every entry, sums by cause, and all of it as a file. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CAUSES, causeOf, ENTRY_GROUPS, PURSES, type LedgerDay, type Purse } from '../../../domain/wallet/entry.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useList, type ShownList } from '../../frame/link/useList.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import { lists } from '../../kit/copy/lists.ts';
import { units } from '../../kit/copy/labels.ts';
import { dateMinuteText } from '../../kit/copy/time.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useIsNarrow } from '../../kit/theme/screenSize.ts';
import { useIsLasting } from '../../kit/timing/useIsLasting.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import { signed, statement } from '../copy/ledger.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { EntryTable } from './EntryTable.tsx';
import {
  choiceOf,
  dayFilterOf,
  entryFilterOf,
  paramsOf,
  SPANS,
  spanOf,
  type StatementChoice,
} from './statementChoice.ts';
import { useOnLine } from './useOnLine.ts';
import { useWholeList } from './useWholeList.ts';
import * as styles from './WalletFrame.css.ts';

/** What is old for a moment only, while it is asked for anew, is not said to be, ms. */
const OLD_MS = 1_500;

const purses = PURSES.map((value) => ({ value, label: statement.purseNames[value] }));
const spans = SPANS.map((days) => ({ value: String(days), label: statement.spans[days] ?? '' }));
const groups = [
  { value: 'all', label: statement.all },
  ...ENTRY_GROUPS.map((value) => ({ value, label: statement.groups[value] })),
];

export function Statement() {
  const { now } = usePorts();
  // A phone comes to its figures first.
  const isNarrow = useIsNarrow();
  const [params, setParams] = useSearchParams();
  const [openedAt] = useState(now);
  const choice = choiceOf(params);
  const choose = (change: Partial<StatementChoice>) =>
    setParams(paramsOf({ ...choice, ...change }), { replace: true, preventScrollReset: true });
  const { list, rows, isWhole } = useWholeList('ledgerDays', dayFilterOf(choice, openedAt));
  const entries = useList('entries', entryFilterOf(choice, openedAt));
  const asOf = useIsLasting(entries.asOf !== undefined || list.asOf !== undefined, OLD_MS)
    ? (entries.asOf ?? list.asOf)
    : undefined;
  const days = isWhole ? rows : undefined;
  // What stands below has its place once what stands above it has come, or will not.
  const isWaiting = days === undefined && list.head !== 'offline' && list.head !== 'failed';
  const count = days?.flatMap(({ sums }) => sums).reduce((sum, one) => sum + one.count, 0);
  // In one place, for nothing is saved without a line: a line of its own would move what stands below it.
  const saving =
    asOf === undefined ? (
      <SaveButton choice={choice} openedAt={openedAt} />
    ) : (
      <p className={styles.asOf} role="status">
        {lists.asOf(dateMinuteText(asOf))}
      </p>
    );
  return (
    <>
      <section className={styles.box} aria-label={statement.sums}>
        <div className={styles.head}>
          <Segments
            label={statement.purses}
            choices={purses}
            value={choice.purse}
            onChange={(purse) => choose({ purse })}
          />
          <Segments
            label={statement.span}
            choices={spans}
            value={String(choice.span)}
            onChange={(value) => choose({ span: SPANS.find((span) => String(span) === value) ?? 7 })}
          />
          {isNarrow ? null : saving}
        </div>
        <Figures purse={choice.purse} days={days} />
        {days === undefined ? null : (
          <BalanceChart purse={choice.purse} days={days} {...spanOf(choice.span, openedAt)} />
        )}
        <Sums purse={choice.purse} days={days} />
        {isNarrow && !isWaiting ? <div className={styles.head}>{saving}</div> : null}
        {isWaiting ? <BoardSkeleton label={statement.loading} /> : null}
      </section>
      {isWaiting ? null : <Entries {...{ choice, choose, entries, count }} />}
    </>
  );
}

interface EntriesProps {
  readonly choice: StatementChoice;
  readonly choose: (change: Partial<StatementChoice>) => void;
  readonly entries: ShownList<'entries'>;
  /** In all of the span, where that is known. */
  readonly count: number | undefined;
}

function Entries({ choice, choose, entries, count }: EntriesProps) {
  return (
    <section className={styles.box} aria-labelledby="entries-title">
      <div className={styles.head}>
        <h2 id="entries-title" className={styles.subtitle}>
          {statement.entries}
          {count === undefined ? null : <span className={styles.count}>{statement.countUnit(count)}</span>}
        </h2>
        <Segments
          label={statement.group}
          choices={groups}
          value={choice.group ?? 'all'}
          onChange={(value) => choose({ group: ENTRY_GROUPS.find((group) => group === value) })}
        />
      </div>
      <EntryTable key={entries.view?.id} list={entries} />
    </section>
  );
}

interface DaysProps {
  readonly purse: Purse;
  /** `undefined` while they are not all here. */
  readonly days: readonly LedgerDay[] | undefined;
}

const unitOf = (purse: Purse) => units[purse === 'money' ? 'won' : 'points'];
const sumsIn = (days: readonly LedgerDay[] | undefined) => (days ?? []).flatMap(({ sums }) => sums);

function Figures({ purse, days }: DaysProps) {
  const all = sumsIn(days);
  const came = all.reduce((sum, one) => sum + one.came, 0);
  const left = all.reduce((sum, one) => sum + one.left, 0);
  const figures = [
    [statement.came, came],
    [statement.left, -left],
    [statement.net, came - left],
  ] as const;
  return (
    <dl className={styles.figures} aria-busy={days === undefined}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {days === undefined ? units.none : signed(amount)}
            <span className={styles.unit}>{unitOf(purse)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** By cause, the net below them, then what was there before and is there now: one adds up to the other. */
function Sums({ purse, days }: DaysProps) {
  if (days === undefined || days.length === 0) return null;
  const all = sumsIn(days);
  const byCause = CAUSES.map((cause) => {
    const fit = all.filter(({ kind }) => causeOf(kind) === cause);
    return { cause, isThere: fit.length > 0, net: fit.reduce((sum, { came, left }) => sum + came - left, 0) };
  }).filter(({ isThere }) => isThere);
  const [opening, closing] = [days.at(-1)?.opening ?? 0, days[0]?.closing ?? 0];
  const line = (name: string, amount: string, isTotal = false) => (
    <div key={name} className={isTotal ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>
        {amount}
        <span className={styles.unit}>{unitOf(purse)}</span>
      </dd>
    </div>
  );
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{statement.sums}</h2>
      </div>
      <dl className={styles.sums}>
        {byCause.map(({ cause, net }) => line(statement.causes[cause], signed(net)))}
        {line(statement.netShort, signed(byCause.reduce((sum, { net }) => sum + net, 0)), true)}
        {line(statement.opening, formatWon(opening))}
        {line(statement.closing, formatWon(closing))}
      </dl>
    </>
  );
}

function SaveButton({ choice, openedAt }: { readonly choice: StatementChoice; readonly openedAt: number }) {
  const { perform, isBusy } = useCommand('exportStatement');
  const toast = useToast();
  const isOnLine = useOnLine();
  const save = async () => {
    const outcome = await perform({ purse: choice.purse, ...spanOf(choice.span, openedAt) });
    if (outcome.kind !== 'done') {
      toast({ tone: 'problem', text: statement.saveFailed });
      return;
    }
    // The browser saves what the address answers: nothing of it passes through the page.
    const link = document.createElement('a');
    link.href = `/api/emoney/statement/${outcome.done.ticket}`;
    link.download = '';
    link.click();
  };
  return (
    <Button
      kind="outline"
      className={styles.press}
      isPending={isBusy}
      disabled={!isOnLine || isBusy}
      onClick={() => void save()}
    >
      {isBusy ? statement.saving : statement.save}
    </Button>
  );
}
