/** A day up to today, with its neighbours and the way back to today. */
import { days } from '../copy/days.ts';
import { dayOf, daysAfter, readDay, type Day } from '../timing/seoulDays.ts';
import { Button } from './Button.tsx';
import * as styles from './DayChooser.css.ts';
import { IconButton } from './IconButton.tsx';

interface DayChooserProps {
  /** `undefined` for today, whichever day that is. */
  readonly day: Day | undefined;
  /** Epoch ms, of today. */
  readonly today: number;
  readonly onChoose: (day: Day | undefined) => void;
}

export function DayChooser({ day: chosen, today, onChoose }: DayChooserProps) {
  const last = dayOf(today);
  const day = chosen ?? last;
  const go = (to: Day) => onChoose(to === last ? undefined : to);
  return (
    <div className={styles.days}>
      <IconButton icon="left" name={days.before} onClick={() => go(daysAfter(day, -1))} />
      <input
        type="date"
        className={styles.day}
        aria-label={days.day}
        value={day}
        max={last}
        required
        onChange={({ target }) => {
          const read = readDay(target.value);
          if (read !== undefined) go(read);
        }}
      />
      <IconButton icon="right" name={days.after} disabled={day >= last} onClick={() => go(daysAfter(day, 1))} />
      <Button size="small" disabled={day === last} onClick={() => go(last)}>
        {days.today}
      </Button>
    </div>
  );
}
