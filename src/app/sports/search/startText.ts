/** When a game that was found begins. */
import { DAY_MS } from '../../../domain/kernel/seoulDay.ts';
import { dayText, minuteText } from '../../kit/copy/time.ts';
import { search as words } from '../copy/search.ts';

/** Today and tomorrow by their words, by Seoul's days; another day by its date. @param now epoch ms */
export function startText(startAt: number, now: number): string {
  const day = dayText(startAt);
  const word = day === dayText(now) ? words.today : day === dayText(now + DAY_MS) ? words.tomorrow : day;
  return `${word} ${minuteText(startAt)}`;
}
