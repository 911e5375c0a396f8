/** What play and cash come to by day, product, level or partner: drawn, as a table, and as a file (rules ODR). */
import { useCallback, useState } from 'react';
import { reportCall, reportFileCall } from '../../../../domain/calls/officeReports.ts';
import { formatWon } from '../../../../domain/kernel/money.ts';
import { DAY_MS, seoulDayOf } from '../../../../domain/kernel/seoulDay.ts';
import {
  changeOf,
  grossOf,
  REPORT_KINDS,
  type Report,
  type ReportKind,
  type ReportProduct,
  type ReportRow,
} from '../../../../domain/office/reports.ts';
import { account } from '../../../kit/copy/labels.ts';
import { weekdayText } from '../../../kit/copy/time.ts';
import { Select } from '../../../kit/ui/Select.tsx';
import { reports as words } from '../../copy/reports.ts';
import { useIsLive, useOffice, useOfficeNow, useTold } from '../../link/Office.tsx';
import { addressOf } from '../../link/officeApi.ts';
import { useAsked } from '../../link/useAsked.ts';
import { Bars } from '../../parts/Bars.tsx';
import { signedText } from '../../parts/figureText.ts';
import { Figure } from '../../parts/Figure.tsx';
import { FileLink } from '../../parts/FileLink.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { filters } from '../../parts/list.css.ts';
import { Panel } from '../../parts/Panel.tsx';
import { EmptyNote, WaitingNote } from '../../parts/StateNote.tsx';
import { TableHead } from '../../parts/TableHead.tsx';
import * as table from '../../parts/table.css.ts';
import * as styles from './ReportsScreen.css.ts';

/** Sums of many days are added up each time: no more often than this, ms. */
const LOOKS_EVERY_MS = 60_000;
const SPANS = ['1', '7', '30', '92'] as const;
type Span = (typeof SPANS)[number];

const kindChoices = REPORT_KINDS.map((value) => ({ value, label: words.kinds[value] }));
const spanChoices = SPANS.map((value) => ({ value, label: words.spans[value] }));

export function ReportsScreen() {
  const { api, now } = useOffice();
  const isLive = useIsLive();
  const [by, setBy] = useState<ReportKind>('day');
  const [span, setSpan] = useState<Span>('7');
  const today = seoulDayOf(now());
  const [from, until] = [today - (Number(span) - 1) * DAY_MS, today + DAY_MS];
  const ask = useCallback(() => api.ask(reportCall, { query: { by, from, until } }), [api, by, from, until]);
  const turns = Math.floor(useOfficeNow(LOOKS_EVERY_MS) / LOOKS_EVERY_MS);
  const { value, failure, again } = useAsked(ask, useTold('read') + turns);
  return (
    <Panel
      title={words.title}
      note={words.note}
      className={styles.panel}
      isBusy={value === undefined && failure === undefined}
      aside={
        <FileLink
          text={words.csv}
          href={addressOf(reportFileCall, { query: { by, from, until } })}
          name={`report-${by}.csv`}
        />
      }
    >
      <div className={filters}>
        <Filters label={words.by} choices={kindChoices} value={by} onChange={setBy} />
        <Select kind="row" label={words.span} choices={spanChoices} value={span} onChange={setSpan} />
      </div>
      {value === undefined ? (
        <WaitingNote {...{ failure, again }} rows={10} />
      ) : value.rows.length === 0 ? (
        <EmptyNote icon="chart" title={words.empty} />
      ) : (
        <div data-stale={!isLive || undefined} className={styles.whole}>
          <Drawn report={value} />
          <Lines report={value} />
        </div>
      )}
    </Panel>
  );
}

function nameOf(by: ReportKind, { key, name }: ReportRow): string {
  switch (by) {
    case 'day':
      return weekdayText(Number(key));
    case 'product':
      return words.products[key as ReportProduct];
    case 'level':
      return account.levelOf(Number(key));
    case 'partner':
      return key === '' ? words.noPartner : name;
  }
}

/** Room for so many bars at least: one line alone would be a block. */
const LEAST_PLACES = 31;

/** How the house did line by line; days from left to right. */
function Drawn({ report: { by, rows, total, held } }: { readonly report: Report }) {
  const shown = by === 'day' ? rows.toReversed() : rows;
  const bars = shown.map((row) => ({ name: nameOf(by, row), value: grossOf(row) }));
  return (
    <div className={styles.drawn}>
      <Figure name={words.gross} text={signedText(grossOf(total))} />
      <Figure name={words.head.staked} text={formatWon(total.staked)} />
      <Figure name={words.head.charged} text={formatWon(total.charged)} />
      <Figure name={words.head.exchanged} text={formatWon(total.exchanged)} />
      <Figure name={words.held} text={formatWon(held)} />
      <div className={styles.bars}>
        <Bars
          label={words.gross}
          bars={bars}
          text={signedText}
          heads={[words.head[by], words.gross]}
          places={LEAST_PLACES}
        />
      </div>
    </div>
  );
}

function Lines({ report: { by, rows, total } }: { readonly report: Report }) {
  const { head } = words;
  const columns = [
    { text: head[by] },
    { text: head.bets, isNumber: true, className: styles.wide },
    { text: head.staked, isNumber: true },
    { text: head.paid, isNumber: true, className: styles.wide },
    { text: head.gross, isNumber: true, className: styles.lastOnPhone },
    { text: head.charged, isNumber: true, className: styles.wide },
    { text: head.exchanged, isNumber: true, className: styles.wide },
    { text: head.given, isNumber: true, className: styles.wide },
    { text: head.change, isNumber: true, className: styles.wide },
  ];
  return (
    <table className={`${table.table} ${styles.fill}`}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={table.nowrap}>{nameOf(by, row)}</td>
            <Cells row={row} />
          </tr>
        ))}
        <tr className={styles.total}>
          <td className={table.strong}>{words.total}</td>
          <Cells row={total} />
        </tr>
      </tbody>
    </table>
  );
}

function Cells({ row }: { readonly row: ReportRow }) {
  const gross = grossOf(row);
  return (
    <>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(row.bets)}</td>
      <td className={table.number}>{formatWon(row.staked)}</td>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(row.paid)}</td>
      <td className={`${table.number} ${table.strong} ${styles.lastOnPhone}`}>{signedText(gross)}</td>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(row.charged)}</td>
      <td className={`${table.number} ${styles.wide}`}>{formatWon(row.exchanged)}</td>
      <td className={`${table.number} ${styles.wide}`}>{signedText(row.given)}</td>
      <td className={`${table.number} ${styles.wide}`}>{signedText(changeOf(row))}</td>
    </>
  );
}
