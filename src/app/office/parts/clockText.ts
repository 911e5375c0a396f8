/** Minutes of a day, as a time of day. Pure. */

const two = (value: number) => value.toString().padStart(2, '0');

/** `23:30` of a minute of the day. */
export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Whether what has a path, names parted by dots, is a minute of a day: hours in which something is closed. */
export const isClock = (path: string): boolean => /(?:^|\.)(?:closed|gameRests)\./.test(path);
