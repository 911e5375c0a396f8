/** Every request of a member, the latest first, by what became of it. */
import type { ReactNode } from 'react';
import type { MoneyRequest, RequestKind, RequestState } from '../../../domain/cashier/moneyRequest.ts';
import { REQUEST_STATES } from '../../../domain/cashier/moneyRequest.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { RunView } from '../../../db/queries/lists.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { ListEnd, ListRows, rowCountOf } from '../../frame/lists/ListRows.tsx';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { bonusWords, chargeWords, rateText, requestWords as words, tetherWords } from '../copy/cashier.ts';
import * as styles from './RequestList.css.ts';

interface RequestListProps {
  readonly list: ShownList<'requests'>;
  /** The same without a state, by which they are counted. */
  readonly all: ShownList<'requests'>;
  readonly way: 'bank' | 'tether';
  /** Of both, where it is of tether. */
  readonly kind: RequestKind;
  /** `undefined` for all. */
  readonly state: RequestState | undefined;
  readonly onChoose: (state: RequestState | undefined) => void;
}

export function RequestList({ list, all, way, kind, state, onChoose }: RequestListProps) {
  const runs = list.view?.runs ?? [];
  const isEmpty = runs.every((run) => run.rows.length === 0);
  return (
    <section className={styles.card} aria-labelledby="requests">
      <div className={styles.head}>
        <h2 id="requests" className={styles.title}>
          {way === 'tether' ? tetherWords.list : chargeWords.list}
        </h2>
        <ListAge asOf={list.asOf} className={styles.asOf} />
        <Filter all={all} state={state} onChoose={onChoose} />
      </div>
      {isEmpty ? (
        <Nothing list={list} isFiltered={state !== undefined} />
      ) : (
        <>
          <Table {...{ list, runs, way, kind }} />
          <ListEnd list={list} runs={runs} isFull={list.view?.isFull === true} end={words.end} />
        </>
      )}
    </section>
  );
}

function Filter({ all, state, onChoose }: Pick<RequestListProps, 'all' | 'state' | 'onChoose'>) {
  const runs = all.view?.runs ?? [];
  // How many there are is known of a list that is here whole.
  const isWhole = runs.length === 1 && runs[0]?.next === null;
  const rows = runs.flatMap((run): readonly MoneyRequest[] => run.rows);
  return (
    <div role="group" aria-label={words.filter} className={styles.filter}>
      {([undefined, ...REQUEST_STATES] as const).map((each) => (
        <button
          key={each ?? 'all'}
          type="button"
          className={styles.choice}
          aria-pressed={each === state}
          onClick={() => onChoose(each)}
        >
          {each === undefined ? words.all : words.states[each]}
          {isWhole ? (
            <span className={styles.count}>
              {each === undefined ? rows.length : rows.filter((row) => row.state === each).length}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

function Nothing({ list, isFiltered }: { readonly list: ShownList<'requests'>; readonly isFiltered: boolean }) {
  const { view, head, retry } = list;
  if (head === 'offline' || head === 'failed') return <ErrorState hint={words.failed} onRetry={retry} />;
  if (view === undefined || head === 'asking' || view.runs.length === 0) return <BoardSkeleton label={words.loading} />;
  return isFiltered ? (
    <EmptyState title={words.emptyFilter} />
  ) : (
    <EmptyState title={words.empty} hint={words.emptyHint} />
  );
}

interface TableProps extends Pick<RequestListProps, 'list' | 'way' | 'kind'> {
  readonly runs: readonly RunView<MoneyRequest>[];
}

function Table({ list, runs, way, kind }: TableProps) {
  const shown = way === 'tether' ? 'tether' : kind;
  const columns = Object.entries(columnsOf[shown]);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-rowcount={rowCountOf(runs)}>
        <thead>
          <tr>
            {columns.map(([column, name]) => (
              <th
                key={column}
                scope="col"
                className={column === 'rate' ? `${styles.headCell} ${styles.onWide}` : styles.headCell}
                data-words={WORDS.has(column) || undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ListRows {...{ list, runs, idOf }} kind="tr" estimate={ROW_HEIGHT} columns={columns.length}>
            {rowOf[shown]}
          </ListRows>
        </tbody>
      </table>
    </div>
  );
}

/** Columns that hold words, which begin where their head does. */
const WORDS: ReadonlySet<string> = new Set(['at', 'kind', 'bonus', 'reason']);
/** Px. */
const ROW_HEIGHT = 48;
const idOf = ({ id }: MoneyRequest) => id;
const columnsOf = { charge: words.columns, exchange: words.exchangeColumns, tether: words.tetherColumns };
const rowOf = {
  charge: (request: MoneyRequest, place: RowPlace) => <ChargeRow request={request} place={place} />,
  exchange: (request: MoneyRequest, place: RowPlace) => <ExchangeRow request={request} place={place} />,
  tether: (request: MoneyRequest, place: RowPlace) => <TetherRow request={request} place={place} />,
};

interface RowProps {
  readonly request: MoneyRequest;
  readonly place: RowPlace;
}

/** Between when it was asked for and what became of it stands what differs. */
function Row({ request, place, children }: RowProps & { readonly children: ReactNode }) {
  return (
    <tr className={styles.row} {...place.box} {...place.told}>
      <td className={styles.time}>
        <ListTime at={request.requestedAt} />
      </td>
      {children}
      <td className={styles.end}>
        <StateChip state={request.state} />
      </td>
    </tr>
  );
}

function ChargeRow({ request, place }: RowProps) {
  const { amount, bonus, rolling, reason, state } = request;
  const isOver = state === 'rejected' || state === 'cancelled';
  return (
    <Row request={request} place={place}>
      <td className={styles.sum}>{formatWon(amount)}</td>
      <td className={reason === null ? styles.words : styles.reason}>
        {reason !== null
          ? words.rejections[reason]
          : bonus === null
            ? bonusWords.none
            : words.bonusOf(bonusWords.nameOf(bonus.kind, bonus.percent), bonus.points)}
      </td>
      <td className={styles.figure}>{isOver || rolling === 0 ? words.none : formatWon(rolling)}</td>
    </Row>
  );
}

function ExchangeRow({ request, place }: RowProps) {
  const { amount, reason } = request;
  return (
    <Row request={request} place={place}>
      <td className={styles.sum}>{formatWon(amount)}</td>
      <td className={reason === null ? styles.words : styles.reason}>
        {reason === null ? words.none : words.rejections[reason]}
      </td>
    </Row>
  );
}

function TetherRow({ request, place }: RowProps) {
  const { kind, tether, amount, reason } = request;
  const rate = tether === null ? words.none : rateText(tether.rate);
  return (
    <Row request={request} place={place}>
      <td className={styles.words}>
        {words.wayKinds[kind]}
        {reason === null ? null : <span className={styles.why}>{words.rejections[reason]}</span>}
      </td>
      <td className={styles.sum}>
        {tether === null ? words.none : formatWon(tether.usdt)}
        <span className={styles.onNarrow}>{rate}</span>
      </td>
      <td className={`${styles.figure} ${styles.onWide}`}>{rate}</td>
      <td className={styles.sum}>{formatWon(amount)}</td>
    </Row>
  );
}

const icons: Record<RequestState, IconName> = {
  requested: 'clock',
  approved: 'check',
  rejected: 'close',
  cancelled: 'undo',
};

/** As icon and word, never by colour alone. */
const StateChip = ({ state }: { readonly state: RequestState }) => (
  <span className={styles.chip} data-state={state}>
    <Icon name={icons[state]} size={14} />
    {words.states[state]}
  </span>
);
