/** Slows guessing: so many failed attempts per name and per address in a while, then none until the while is over (429). */
const WINDOW_MS = 60_000;
const MAX_PER_NAME = 8;
const MAX_PER_ADDRESS = 40;
/** Names and addresses remembered; the oldest go first. */
const MAX_REMEMBERED = 10_000;

export interface AttemptThrottle {
  /** Milliseconds until another try is allowed; 0 if it is allowed now. */
  waitFor(userId: string, address: string): number;
  recordFailure(userId: string, address: string): void;
  /** What was right proves the name is not being guessed from here. */
  recordSuccess(userId: string, address: string): void;
}

interface Failures {
  readonly since: number;
  readonly count: number;
}

export function createAttemptThrottle(now: () => number): AttemptThrottle {
  const failures = new Map<string, Failures>();
  // A name is counted per address, so that a stranger cannot lock a member out.
  const nameKey = (userId: string, address: string) => `name ${address} ${userId.toLowerCase()}`;
  const addressKey = (address: string) => `address ${address}`;
  const waitOf = (key: string, limit: number) => {
    const known = failures.get(key);
    if (known === undefined || known.count < limit) return 0;
    return Math.max(0, known.since + WINDOW_MS - now());
  };
  const record = (key: string) => {
    const known = failures.get(key);
    const isCurrent = known !== undefined && now() - known.since < WINDOW_MS;
    failures.delete(key);
    failures.set(key, isCurrent ? { since: known.since, count: known.count + 1 } : { since: now(), count: 1 });
    const [oldest] = failures.keys();
    if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
  };
  return {
    waitFor: (userId, address) =>
      Math.max(waitOf(nameKey(userId, address), MAX_PER_NAME), waitOf(addressKey(address), MAX_PER_ADDRESS)),
    recordFailure(userId, address) {
      record(nameKey(userId, address));
      record(addressKey(address));
    },
    recordSuccess(userId, address) {
      failures.delete(nameKey(userId, address));
    },
  };
}
