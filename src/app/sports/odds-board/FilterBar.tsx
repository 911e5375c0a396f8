/** Which hours and days of a board are shown, and in which order (SPT-10): links, so that each has an address. The order is kept for the member. */
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boardDays, type BoardDays } from '../../../db/queries/boardDays.ts';
import type { PageKind } from '../../../domain/reference/pages.ts';
import { dayOfDate } from '../../../domain/kernel/seoulDay.ts';
import { NAMED_DAYS } from '../../../domain/sports/boardDays.ts';
import type { BoardOrder } from '../../../domain/sports/boardPage.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { keepOrder } from '../../frame/session/keptOrder.ts';
import { useOriginNow } from '../../frame/connection/useOriginNow.ts';
import type { BoardQuery } from '../../kit/links/boardFilter.ts';
import { boardSearch } from '../../kit/links/boardSearch.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { weekdayText } from '../../kit/copy/time.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { MenuIcon } from '../../kit/ui/MenuIcon.tsx';
import { CountOr } from '../../kit/ui/Unknown.tsx';
import { boards, dayNames, orderNames } from '../copy/boards.ts';
import * as styles from './FilterBar.css.ts';

interface FilterBarProps {
  readonly page: PageKind;
  readonly query: BoardQuery;
}

const MINUTE_MS = 60_000;
const ORDERS: readonly BoardOrder[] = ['time', 'league'];

export const FilterBar = memo(function FilterBar({ page, query }: FilterBarProps) {
  const { local } = usePorts();
  const to = (part: Partial<BoardQuery>) => ({ search: boardSearch({ ...query, page: 1, ...part }) });
  const order = query.order ?? 'league';
  return (
    <div className={styles.bar}>
      {page === 'live' ? null : <Days page={page} query={query} />}
      <span className={styles.orders}>
        {ORDERS.map((each) => (
          <Link
            key={each}
            className={styles.order}
            to={to({ order: each })}
            aria-current={each === order ? 'true' : undefined}
            onClick={() => keepOrder(each, local)}
          >
            <Icon name={each === 'time' ? 'clock' : 'flag'} size={16} />
            {orderNames[each]}
          </Link>
        ))}
      </span>
    </div>
  );
});

function Days({ page, query }: FilterBarProps) {
  const navigate = useNavigate();
  const minute = Math.floor(useOriginNow(MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  const { category, leagueId, locationId, day } = query;
  const days = useLive<BoardDays | undefined>(
    (db) => boardDays(db, page, query, minute),
    [page, category, leagueId, locationId, minute],
  );
  const to = (next: string | undefined) => ({ search: boardSearch({ ...query, page: 1, day: next }) });
  const isNamed = NAMED_DAYS.some((known) => known === day);
  return (
    <>
      {NAMED_DAYS.map((each) => (
        <Link
          key={each}
          className={styles.chip}
          to={to(each === day ? undefined : each)}
          aria-current={each === day ? 'true' : undefined}
          aria-busy={days === undefined}
        >
          {dayNames[each]}
          <span className={styles.count}>
            <CountOr count={days?.named[each]} />
          </span>
        </Link>
      ))}
      <label className={styles.date}>
        <span className={hidden}>{boards.date}</span>
        <MenuIcon name="calendar" size={16} />
        <select
          className={styles.select}
          value={day === undefined || isNamed ? '' : day}
          onChange={(event) => void navigate(to(event.target.value || undefined))}
        >
          <option value="">{boards.allDays}</option>
          {(days?.dates ?? []).map(({ date, count }) => (
            <option key={date} value={date}>
              {boards.day(weekdayText(dayOfDate(date) ?? 0), count)}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} className={styles.down} />
      </label>
    </>
  );
}
