/** Play by day of one product, and the settlement that a partner asks for (WAL-05, rules CLC); whoever may not is told why. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentMember } from '../../../db/queries/session.ts';
import type { CommonReason } from '../../../domain/commands/memberCommand.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import {
  CALCULATION_RATES,
  calculatedOf,
  calculationRefusal,
  mayCalculate,
  type Area,
  type CalculationDay,
  type CalculationReason,
} from '../../../domain/wallet/calculation.ts';
import { useOriginClock } from '../../frame/connection/useOriginNow.ts';
import { useCommand } from '../../frame/link/useCommand.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { areaNames } from '../../kit/copy/areaNames.ts';
import { machineTime } from '../../kit/copy/time.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Segments } from '../../kit/ui/Segments.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { useToast } from '../../kit/ui/Toast.tsx';
import {
  calculationRefusals,
  calculations as words,
  commandStates,
  dayName,
  signed,
  statement,
} from '../copy/ledger.ts';
import * as styles from './Calculation.css.ts';
import { SPANS, spanOf } from './statementChoice.ts';
import { useOnLine } from './useOnLine.ts';
import { useWholeList } from './useWholeList.ts';
import * as frame from './WalletFrame.css.ts';

const spans = SPANS.map((days) => ({ value: String(days), label: statement.spans[days] ?? '' }));

export function Calculation({ area }: { readonly area: Area }) {
  const { now } = usePorts();
  const [openedAt] = useState(now);
  const [params, setParams] = useSearchParams();
  const span = SPANS.find((days) => String(days) === params.get('days')) ?? 30;
  const { list, rows } = useWholeList('calculations', { area, from: spanOf(span, openedAt).from });
  const type = useLive(currentMember, [])?.type;
  return (
    <section className={frame.box} aria-label={words.title}>
      <div className={frame.head}>
        <h2 className={frame.subtitle}>{areaNames[area]}</h2>
        <Segments
          label={statement.span}
          choices={spans}
          value={String(span)}
          onChange={(days) => setParams({ days }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <p className={frame.note}>{type === undefined ? '' : noteOf(area, type)}</p>
      {rows === undefined ? (
        list.head === 'offline' || list.head === 'failed' ? (
          <ErrorState hint={words.failed} onRetry={list.retry} />
        ) : (
          <BoardSkeleton label={words.loading} rows={4} />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <DayTable area={area} days={rows} type={type ?? 0} />
      )}
    </section>
  );
}

function noteOf(area: Area, type: number): string {
  if (!mayCalculate(type)) return words.onlyPartners;
  return CALCULATION_RATES[area] === undefined ? words.statementOnly : words.note;
}

interface DayTableProps {
  readonly area: Area;
  readonly days: readonly CalculationDay[];
  readonly type: number;
}

function DayTable({ area, days, type }: DayTableProps) {
  const isOfBets = area !== 'event' && area !== 'tether';
  const names = [
    words.day,
    words.count[isOfBets ? 'bets' : 'entries'],
    words.turnover[isOfBets ? 'bets' : area],
    words.paid[isOfBets ? 'bets' : area],
    words.net,
    ...(isOfBets ? [words.rolling] : []),
  ];
  const isAskable = mayCalculate(type) && CALCULATION_RATES[area] !== undefined;
  const sum = (of: (day: CalculationDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const figures = (day: Pick<CalculationDay, 'count' | 'turnover' | 'paid' | 'net' | 'rolling'>) => [
    formatWon(day.count),
    formatWon(day.turnover),
    formatWon(day.paid),
    signed(day.net),
    ...(isOfBets ? [formatWon(day.rolling)] : []),
  ];
  const total = {
    ...{ count: sum(({ count }) => count), turnover: sum(({ turnover }) => turnover), paid: sum(({ paid }) => paid) },
    ...{ net: sum(({ net }) => net), rolling: sum(({ rolling }) => rolling) },
  };
  const cells = (texts: readonly string[]) =>
    texts.map((text, index) => (
      <td key={names[index + 1]} className={styles.figure} data-label={names[index + 1]}>
        {text}
      </td>
    ));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {isAskable ? <th scope="col">{words.request}</th> : null}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day} className={styles.row}>
            <th scope="row" className={styles.day}>
              <time dateTime={machineTime(day.day)}>{dayName(day.day)}</time>
            </th>
            {cells(figures(day))}
            {isAskable ? (
              <td className={styles.request}>
                <Request day={day} type={type} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.row}>
          <th scope="row" className={styles.day}>
            {words.total}
          </th>
          {cells(figures(total))}
          {isAskable ? <td className={styles.request} aria-hidden /> : null}
        </tr>
      </tfoot>
    </table>
  );
}

/** What became of a day's settlement, how it is asked for, or why it cannot be yet. */
function Request({ day, type }: { readonly day: CalculationDay; readonly type: number }) {
  const { perform, isBusy, states } = useCommand('askCalculation');
  const originNow = useOriginClock();
  const toast = useToast();
  const isOnLine = useOnLine();
  const { request } = day;
  if (request !== null)
    return (
      <span>
        {words.states[request.state]} · {words.amountOf(request.amount)}
        {request.reason === '' ? null : <span className={styles.reason}>{request.reason}</span>}
      </span>
    );
  const isOwn = (given: unknown) => {
    const said = given as { readonly area?: unknown; readonly day?: unknown } | null;
    return said?.area === day.area && said.day === day.day;
  };
  const isUnknown = states.some(({ standing, given }) => standing === 'unknown' && isOwn(given));
  const refusal = calculationRefusal(day, type, originNow());
  if (refusal !== undefined) return <span className={styles.reason}>{sentence(refusal)}</span>;
  const ask = async () => {
    const became = await perform({ area: day.area, day: day.day });
    if (became.kind === 'done') toast({ tone: 'done', text: words.asked });
    else if (became.kind === 'refused') toast({ tone: 'problem', text: sentence(became.refusal) });
    else if (became.kind !== 'unknown') toast({ tone: 'problem', text: commandStates.notDone });
  };
  return (
    <Button
      size="small"
      className={frame.press}
      isPending={isBusy || isUnknown}
      disabled={!isOnLine || isBusy || isUnknown}
      onClick={() => void ask()}
    >
      {isUnknown ? commandStates.unknown : `${words.ask} ${words.amountOf(calculatedOf(day.area, day.rolling))}`}
    </Button>
  );
}

interface Refusal {
  readonly reason: CalculationReason | CommonReason;
  readonly numbers: Readonly<Record<string, number>>;
}

const sentence = ({ reason, numbers }: Refusal): string => calculationRefusals[reason](numbers);
