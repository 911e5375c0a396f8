/** `/attendance`: the calendar of the month, its stamps, and today's (COM-03, rules ATT). */
import { useState } from 'react';
import { stampOf, streakAt, type Attendance } from '../../../domain/days/attendance.ts';
import { DAY_MS, dayOfDate, seoulDate } from '../../../domain/kernel/seoulDay.ts';
import { spanStart } from '../../../domain/limits/ownLimit.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';
import { pageTitles } from '../../kit/copy/pages.ts';
import { hidden } from '../../kit/theme/hidden.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { QueryBoundary } from '../../kit/ui/QueryBoundary.tsx';
import { attendance as words, pointsText, stampRefusals } from '../copy/days.ts';
import { useSaid } from '../useSaid.ts';
import { Calendar } from './Calendar.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import * as styles from './Attendance.css.ts';
import * as parts from './days.css.ts';

export function Component() {
  return (
    <QueryBoundary hint={words.failed}>
      <AttendancePage />
    </QueryBoundary>
  );
}

function AttendancePage() {
  const shown = useHouseDocument('attendance');
  return (
    <div className={parts.page}>
      <h1 className={hidden}>{pageTitles.attendance}</h1>
      <DocumentPage shown={shown} words={words}>
        {(value, isOld) => <Whole attendance={value} isOld={isOld} />}
      </DocumentPage>
    </div>
  );
}

const monthOf = (day: string) => day.slice(0, 7);
const dayBefore = (day: string) => seoulDate((dayOfDate(day) ?? 0) - DAY_MS);

interface WholeProps {
  readonly attendance: Attendance;
  readonly isOld: boolean;
}

function Whole({ attendance, isOld }: WholeProps) {
  const { today } = attendance;
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? monthOf(today);
  const first = dayOfDate(`${month}-01`) ?? 0;
  const oldest = monthOf(
    seoulDate(spanStart('month', spanStart('month', spanStart('month', dayOfDate(today) ?? 0) - 1) - 1)),
  );
  return (
    <section className={styles.panel}>
      <div className={styles.calendar}>
        <header className={styles.head}>
          <IconButton
            icon="left"
            name={words.before}
            disabled={month <= oldest}
            onClick={() => setChosen(monthOf(seoulDate(first - DAY_MS)))}
          />
          <h2 className={styles.month}>{words.month(Number(month.slice(0, 4)), Number(month.slice(5)))}</h2>
          <IconButton
            icon="right"
            name={words.after}
            disabled={month >= monthOf(today)}
            onClick={() => setChosen(monthOf(seoulDate(first + 31 * DAY_MS)))}
          />
          <span className={styles.turns}>{words.turns}</span>
        </header>
        <Calendar attendance={attendance} month={month} />
      </div>
      <Side attendance={attendance} isOld={isOld} />
    </section>
  );
}

function Side({ attendance, isOld }: WholeProps) {
  const { today, stamps, rules } = attendance;
  const { say, isBusy } = useSaid('stamp', stampRefusals);
  const thisMonth = stamps.filter(({ day }) => monthOf(day) === monthOf(today));
  const lastMonth = monthOf(dayBefore(`${monthOf(today)}-01`));
  const lastDays = Number(dayBefore(`${monthOf(today)}-01`).slice(8));
  const isStamped = stamps.some(({ day }) => day === today);
  const streak = streakAt(today, stamps);
  return (
    <aside className={styles.side}>
      <div className={styles.sum}>
        <span className={parts.quiet}>{words.thisMonth}</span>
        <p className={styles.count}>
          <strong className={styles.days}>{thisMonth.length}</strong>
          {words.days}
          <span className={styles.passed}>{words.passed(Number(today.slice(8)))}</span>
        </p>
        <div className={parts.segments} aria-hidden="true">
          {Array.from({ length: rules.month.days }, (_, place) => (
            <span key={place} className={parts.segment} data-on={place < thisMonth.length || undefined} />
          ))}
        </div>
        <p className={styles.goal}>
          <span>{words.upTo(rules.month.days)}</span>
          <strong>{words.left(rules.month.days - thisMonth.length)}</strong>
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact name={words.streak} text={words.nth(streak)} />
        <Fact name={words.received} text={pointsText(thisMonth.reduce((sum, { points }) => sum + points, 0))} />
        {isStamped ? null : <Fact name={words.next} text={pointsText(stampOf(today, stamps, rules).points)} />}
        <Fact
          name={words.lastMonth}
          text={words.lastMonthOf(lastDays, stamps.filter(({ day }) => monthOf(day) === lastMonth).length)}
        />
      </dl>
      <Rewards attendance={attendance} streak={streak} inMonth={thisMonth.length} />
      <div className={styles.act}>
        <p className={parts.quiet}>{words.note}</p>
        <Button
          kind={isStamped ? 'neutral' : 'primary'}
          size="large"
          isWide
          isPending={isBusy}
          disabled={isStamped || isOld}
          onClick={() => {
            if (!isBusy) void say({ day: today }, ({ points }) => words.told(points));
          }}
        >
          {isBusy ? words.stamping : isStamped ? words.done : words.stamp}
        </Button>
      </div>
    </aside>
  );
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={styles.value}>{text}</dd>
  </div>
);

interface RewardsProps {
  readonly attendance: Attendance;
  readonly streak: number;
  readonly inMonth: number;
}

function Rewards({ attendance: { rules }, streak, inMonth }: RewardsProps) {
  const longest = Math.max(1, ...rules.streaks.map(({ days }) => days));
  const inRound = streak === 0 ? 0 : ((streak - 1) % longest) + 1;
  return (
    <div className={styles.rewards}>
      <h2 className={parts.cardTitle}>{words.rewards}</h2>
      <dl className={styles.facts}>
        <Reward name={words.daily} points={rules.daily} note={words.everyDay} />
        {rules.streaks.map(({ days, points }) => (
          <Reward key={days} name={words.streakOf(days)} points={points} note={words.left(days - inRound)} />
        ))}
        <Reward
          name={words.monthOf(rules.month.days)}
          points={rules.month.points}
          note={words.left(rules.month.days - inMonth)}
        />
      </dl>
    </div>
  );
}

const Reward = ({ name, points, note }: { readonly name: string; readonly points: number; readonly note: string }) => (
  <div className={styles.fact}>
    <dt>
      <strong>{name}</strong>
    </dt>
    <dd className={styles.reward}>
      <strong>{pointsText(points)}</strong>
      <span className={parts.quiet}>{note}</span>
    </dd>
  </div>
);
