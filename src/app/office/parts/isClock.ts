/** Whether what has a path, names parted by dots, is a minute of a day: hours in which something is closed. Pure. */
export const isClock = (path: string): boolean => /(?:^|\.)(?:closed|gameRests)\./.test(path);
