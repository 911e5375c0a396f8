/** A minute of a day, as a time of day. */

const two = (value: number) => value.toString().padStart(2, '0');

/** `23:30`. */
export const minuteOfDay = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
