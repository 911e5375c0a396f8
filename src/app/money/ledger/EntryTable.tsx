/** Entries of a statement, the latest first, and after each run of them where it goes on (LST-7). */
import { Link } from 'react-router-dom';
import { formatWon } from '../../../domain/kernel/money.ts';
import { causeOf, type LedgerEntry } from '../../../domain/wallet/entry.ts';
import type { ShownList } from '../../frame/link/useList.ts';
import { ListEnd, ListRows, rowCountOf } from '../../frame/lists/ListRows.tsx';
import { lists } from '../../kit/copy/lists.ts';
import { pageNames } from '../../kit/copy/codes.ts';
import { units } from '../../kit/copy/labels.ts';
import { ListTime } from '../../kit/ui/ListTime.tsx';
import { pathOf } from '../../kit/links/paths.ts';
import { dayOf } from '../../kit/timing/seoulDays.ts';
import { BoardSkeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/StateMessage.tsx';
import type { RowPlace } from '../../kit/windowed/Windowed.tsx';
import { signed, statement } from '../copy/ledger.ts';
import * as styles from './WalletFrame.css.ts';

export function EntryTable({ list }: { readonly list: ShownList<'entries'> }) {
  const { view, head, retry } = list;
  const runs = view?.runs ?? [];
  const isEmpty = runs.every(({ rows }) => rows.length === 0);
  const isFailed = head === 'offline' || head === 'failed';
  if (isEmpty && isFailed && runs.length === 0) return <ErrorState hint={statement.failed} onRetry={retry} />;
  if (view === undefined || (isEmpty && head !== 'done')) return <BoardSkeleton label={statement.loading} />;
  if (isEmpty) return <EmptyState title={statement.empty} hint={statement.emptyHint} />;
  return (
    <>
      <table className={styles.table} aria-rowcount={rowCountOf(runs)}>
        <thead>
          <tr>
            <th scope="col">{statement.at}</th>
            <th scope="col">{statement.kind}</th>
            <th scope="col">{statement.about}</th>
            <th scope="col" data-end>
              {statement.amount}
            </th>
            <th scope="col" data-end>
              {statement.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          <ListRows {...{ list, runs, idOf }} kind="tr" estimate={ROW_HEIGHT} columns={5}>
            {entryRow}
          </ListRows>
        </tbody>
      </table>
      <ListEnd {...{ list, runs }} isFull={view.isFull} end={lists.end} />
    </>
  );
}

/** Px. */
const ROW_HEIGHT = 49;
const idOf = ({ entryId }: LedgerEntry) => entryId;
const entryRow = (entry: LedgerEntry, place: RowPlace) => <EntryRow entry={entry} place={place} />;

function EntryRow({ entry, place }: { readonly entry: LedgerEntry; readonly place: RowPlace }) {
  const { at, kind, delta, balance, purse } = entry;
  const { what, hint, link } = aboutOf(entry);
  const unit = units[purse === 'money' ? 'won' : 'points'];
  return (
    <tr className={styles.row} data-entry={entry.entryId} {...place.box} {...place.told}>
      <td className={styles.when}>
        <ListTime at={at} />
      </td>
      <td className={styles.kind}>{statement.causes[causeOf(kind)]}</td>
      <td className={styles.about}>
        <span className={styles.what}>{what}</span>
        <span className={styles.hint}>{hint}</span>
        {link === undefined ? null : (
          <Link className={styles.link} to={link.to}>
            {link.name}
          </Link>
        )}
      </td>
      <td className={styles.amount}>
        {signed(delta)}
        <span className={styles.unit}>{unit}</span>
      </td>
      <td className={styles.balance}>
        {formatWon(balance)}
        <span className={styles.unit}>{unit}</span>
      </td>
    </tr>
  );
}

interface About {
  readonly what: string;
  readonly hint: string;
  readonly link?: { readonly to: string; readonly name: string };
}

/** What an entry is about, in words, and where that is seen. */
function aboutOf({ kind, bet, cause, at }: LedgerEntry): About {
  const name = statement.causes[causeOf(kind)];
  if (bet !== null) {
    const product = pageNames[bet.page as keyof typeof pageNames] ?? name;
    const sides = [bet.home, bet.away].filter(Boolean).join(' – ');
    // The day of a bet is the day of its stake; what came of it came later.
    const day = kind === 'betHeld' ? `?from=${dayOf(at)}&to=${dayOf(at)}` : '';
    const link = { to: `${pathOf('betResult')}${day}`, name: statement.toBet };
    const folds = `${product} · ${statement.folds(bet.folds)}`;
    return { what: sides === '' ? name : sides, hint: `${name} · ${folds}`, link };
  }
  if (kind === 'couponUsed')
    return { what: name, hint: '', link: { to: pathOf('coupons'), name: statement.toCoupons } };
  if (kind === 'pointsConverted')
    return { what: name, hint: '', link: { to: pathOf('points'), name: statement.toPoints } };
  return { what: name, hint: kind === 'houseAdjusted' ? (cause ?? '') : '' };
}
