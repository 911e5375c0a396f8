/** A month of stamps: what each day brought, which were missed, what is to come for days in a row. */
import { streakAt, streakPoints, type Attendance } from '../../../domain/days/attendance.ts';
import { DAY_MS, dayOfDate, seoulDate, weekdayOf } from '../../../domain/kernel/seoulDay.ts';
import { attendance as words, WEEKDAYS } from '../copy/days.ts';
import * as styles from './Calendar.css.ts';

interface CalendarProps {
  readonly attendance: Attendance;
  /** `2026-10`. */
  readonly month: string;
}

export function Calendar({ attendance, month }: CalendarProps) {
  const days = daysOf(month);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: days.length / 7 }, (_, week) => (
          <tr key={week}>
            {days.slice(week * 7, week * 7 + 7).map((day) => (
              <Cell key={day} day={day} isOfMonth={day.startsWith(month)} attendance={attendance} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole weeks from Sunday that have all days of the month. */
function daysOf(month: string): readonly string[] {
  const first = dayOfDate(`${month}-01`) ?? 0;
  const start = first - weekdayOf(first) * DAY_MS;
  const weeks = start + 35 * DAY_MS <= first + 27 * DAY_MS || seoulDate(start + 35 * DAY_MS).startsWith(month) ? 6 : 5;
  return Array.from({ length: weeks * 7 }, (_, place) => seoulDate(start + place * DAY_MS));
}

interface CellProps {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly attendance: Attendance;
}

function Cell({ day, isOfMonth, attendance: { today, stamps, rules } }: CellProps) {
  const number = Number(day.slice(8));
  const stamp = stamps.find((known) => known.day === day);
  const isToday = day === today;
  return (
    <td
      className={styles.cell}
      data-today={isToday || undefined}
      data-other={!isOfMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className={styles.inside}>
        <span className={styles.top}>
          <span className={styles.number}>{number}</span>
          {isToday ? <span className={styles.today}>{words.today}</span> : null}
        </span>
        {!isOfMonth ? null : stamp !== undefined ? (
          <span className={styles.mark}>
            <StampMark label={words.stamped} />
            <span className={styles.points}>{words.plus(stamp.points)}</span>
          </span>
        ) : day < today ? (
          <span className={styles.mark}>{words.missed}</span>
        ) : isToday ? (
          <span className={styles.mark}>
            <span className={styles.empty} aria-hidden="true" />
          </span>
        ) : (
          <Coming day={day} {...{ today, stamps, rules }} />
        )}
      </div>
    </td>
  );
}

/** What a day in a row would bring, if none were missed until then. */
function Coming({ day, today, stamps, rules }: Pick<CellProps, 'day'> & Omit<Attendance, 'at'>) {
  const isStamped = stamps.some((stamp) => stamp.day === today);
  const ahead = Math.round(((dayOfDate(day) ?? 0) - (dayOfDate(today) ?? 0)) / DAY_MS);
  const streak = streakAt(today, stamps) + ahead + (isStamped ? 0 : 1);
  const points = streakPoints(streak, rules);
  if (points === 0) return null;
  return (
    <span className={styles.mark}>
      <span className={styles.coming}>{words.streakOf(streak)}</span>
      <span className={styles.points}>{words.plus(points)}</span>
    </span>
  );
}

/** The house's own letter in a ring. */
const StampMark = ({ label }: { readonly label: string }) => (
  <svg className={styles.stamp} viewBox="0 0 40 40" role="img" aria-label={label}>
    <g fill="none" stroke="currentColor">
      <circle cx="20" cy="20" r="18.5" strokeWidth="2" />
      <circle cx="20" cy="20" r="15.5" strokeWidth="1" opacity="0.6" />
      <path d="M17 10.5h6M12.5 16h15" strokeWidth="3" strokeLinecap="round" />
      <circle cx="20" cy="24.5" r="4.75" strokeWidth="3" />
    </g>
  </svg>
);
