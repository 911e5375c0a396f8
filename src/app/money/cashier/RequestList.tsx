/** Every request of a member, the latest first, by what became of it. */
import type { MoneyRequest, RequestState } from '../../../domain/cashier/moneyRequest.ts';
import { REQUEST_STATES } from '../../../domain/cashier/moneyRequest.ts';
import { formatWon } from '../../../domain/kernel/money.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { ListAge } from '../../kit/ui/ListAge.tsx';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { ListFoot, type FootState } from '../../kit/ui/ListFoot.tsx';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import { bonusWords, chargeWords, rateText, requestWords as words, tetherWords } from '../copy/cashier.ts';
import * as styles from './RequestList.css.ts';

interface RequestListProps {
  readonly list: ShownList<'requests'>;
  /** The same without a state, by which they are counted. */
  readonly all: ShownList<'requests'>;
  readonly way: 'bank' | 'tether';
  /** `undefined` for all. */
  readonly state: RequestState | undefined;
  readonly onChoose: (state: RequestState | undefined) => void;
}

export function RequestList({ list, all, way, state, onChoose }: RequestListProps) {
  const runs = list.view?.runs ?? [];
  const rows = runs.flatMap((run): readonly MoneyRequest[] => run.rows);
  return (
    <section className={styles.card} aria-labelledby="requests">
      <div className={styles.head}>
        <h2 id="requests" className={styles.title}>
          {way === 'tether' ? tetherWords.list : chargeWords.list}
        </h2>
        <ListAge asOf={list.asOf} className={styles.asOf} />
        <Filter all={all} state={state} onChoose={onChoose} />
      </div>
      {rows.length === 0 ? <Nothing list={list} isFiltered={state !== undefined} /> : <Table rows={rows} way={way} />}
      {rows.length === 0 ? null : <Foot list={list} />}
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

function Foot({ list }: { readonly list: ShownList<'requests'> }) {
  const next = list.view?.runs.at(-1)?.next ?? null;
  return (
    <ListFoot
      state={footOf(list, next)}
      end={words.end}
      onMore={() => {
        if (next !== null) void list.more(next);
      }}
    />
  );
}

function footOf(
  { view, head, stateOf }: ShownList<'requests'>,
  next: Parameters<ShownList<'requests'>['stateOf']>[0] | null,
): FootState {
  if (next === null) return 'end';
  if (view?.isFull === true) return 'full';
  const state = stateOf(next);
  return state === 'done' ? (head === 'offline' ? 'offline' : 'more') : state;
}

function Table({ rows, way }: { readonly rows: readonly MoneyRequest[]; readonly way: 'bank' | 'tether' }) {
  const columns = way === 'tether' ? words.tetherColumns : words.columns;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className={styles.headCell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((request) =>
            way === 'tether' ? (
              <TetherRow key={request.id} request={request} />
            ) : (
              <BankRow key={request.id} request={request} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function BankRow({ request }: { readonly request: MoneyRequest }) {
  const { requestedAt, amount, bonus, rolling, reason, state, kind } = request;
  const isOver = state === 'rejected' || state === 'cancelled';
  return (
    <tr className={styles.row}>
      <td className={styles.time}>
        <ListTime at={requestedAt} />
      </td>
      <td className={styles.sum}>{formatWon(amount)}</td>
      <td className={reason === null ? styles.words : styles.reason}>
        {reason !== null
          ? words.rejections[reason]
          : bonus === null
            ? kind === 'exchange'
              ? words.none
              : bonusWords.none
            : words.bonusOf(bonusWords.nameOf(bonus.kind, bonus.percent), bonus.points)}
      </td>
      <td className={styles.figure}>{isOver || rolling === 0 ? words.none : formatWon(rolling)}</td>
      <td className={styles.end}>
        <StateChip state={state} />
      </td>
    </tr>
  );
}

function TetherRow({ request }: { readonly request: MoneyRequest }) {
  const { requestedAt, kind, tether, amount, state } = request;
  return (
    <tr className={styles.row}>
      <td className={styles.time}>
        <ListTime at={requestedAt} />
      </td>
      <td className={styles.words}>{words.wayKinds[kind]}</td>
      <td className={styles.sum}>{tether === null ? words.none : formatWon(tether.usdt)}</td>
      <td className={styles.figure}>{tether === null ? words.none : rateText(tether.rate)}</td>
      <td className={styles.sum}>{formatWon(amount)}</td>
      <td className={styles.end}>
        <StateChip state={state} />
      </td>
    </tr>
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
