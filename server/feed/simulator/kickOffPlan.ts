/** The hours at which a league plays in a week, read from the line that says them. */

/** Rounds of a week; of each its hours, in minutes since Monday midnight in Seoul. In order; the last may reach into the next week. */
export type KickOffPlan = readonly (readonly number[])[];

export const MINUTES_OF_DAY = 1_440;
export const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;
/** From one game of a team to its next, at least. */
export const REST_MINUTES = 2 * MINUTES_OF_DAY;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * @param text rounds parted by `|`, hours by commas: `Wed 19:30 | Sat 14:00, Sun 16:30`
 * @throws RangeError for what cannot be read, and for rounds that leave a team less than two days
 */
export function kickOffPlan(text: string): KickOffPlan {
  let last = -1;
  const rounds = text.split('|').map((round) =>
    round.split(',').map((hour) => {
      let minute = minuteOf(hour.trim());
      // What is before its predecessor is of the week after.
      if (minute < last) minute += MINUTES_OF_WEEK;
      last = minute;
      return minute;
    }),
  );
  rounds.forEach((round, index) => {
    const isLast = index === rounds.length - 1;
    const next = (rounds[(index + 1) % rounds.length]?.[0] ?? 0) + (isLast ? MINUTES_OF_WEEK : 0);
    if (next - (round.at(-1) ?? 0) < REST_MINUTES) throw new RangeError(`too short a rest: ${text}`);
  });
  return rounds;
}

function minuteOf(hour: string): number {
  const match = /^([A-Z][a-z]{2}) (\d{2}):(\d{2})$/.exec(hour);
  const day = DAYS.indexOf(match?.[1] ?? '');
  if (match === null || day === -1) throw new RangeError(`no hour of a week: ${hour}`);
  return day * MINUTES_OF_DAY + Number(match[2]) * 60 + Number(match[3]);
}
