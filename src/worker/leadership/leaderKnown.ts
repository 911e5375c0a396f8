/** What a waiting worker knows of the one that leads, and from when on it leads out of turn. */

/** Unanswered pings in a row after which the leader counts as frozen. */
const MISSED_PINGS = 3;
/** How long a leader of older code has to hand over, ms. */
const RETIRE_WITHIN_MS = 5_000;

export interface LeaderKnown {
  /** Pings in a row that nobody answered. */
  readonly missed: number;
  /** Whether somebody has said that it leads since the last question. */
  readonly isAnswered: boolean;
  /** Who last said that it leads. */
  readonly leaderId: string | undefined;
  /** When that leader was first asked to retire, epoch ms; says nothing of the next one. */
  readonly retireAskedAt: number | undefined;
}

/** Where every wait begins: nobody was asked yet. */
export const NOTHING_KNOWN: LeaderKnown = {
  missed: 0,
  isAnswered: false,
  leaderId: undefined,
  retireAskedAt: undefined,
};

/** Somebody says that it leads. */
export function heardFrom(known: LeaderKnown, leaderId: string): LeaderKnown {
  const isSame = known.leaderId === leaderId;
  return { missed: 0, isAnswered: true, leaderId, retireAskedAt: isSame ? known.retireAskedAt : undefined };
}

/** Another one that was asked meanwhile has not been heard of again: it is not this one's time that runs. */
export function askedToRetire(known: LeaderKnown, leaderId: string, now: number): LeaderKnown {
  return known.leaderId === leaderId ? { ...known, retireAskedAt: known.retireAskedAt ?? now } : known;
}

/** A ping goes out: until it is answered, the leader counts as silent. */
export function asking(known: LeaderKnown): LeaderKnown {
  return { ...known, isAnswered: false };
}

/** @param isCounted not for a ping of a machine that slept: it has asked nobody */
export function waitedForAnswer(known: LeaderKnown, isCounted: boolean): LeaderKnown {
  return known.isAnswered || !isCounted ? known : { ...known, missed: known.missed + 1 };
}

/** Whether the leader is frozen, or was asked to retire and did not. */
export function isOutOfTurn({ missed, retireAskedAt }: LeaderKnown, now: number): boolean {
  // A clock that was set back makes nobody wait for as long.
  const isDeaf = retireAskedAt !== undefined && Math.abs(now - retireAskedAt) > RETIRE_WITHIN_MS;
  return missed >= MISSED_PINGS || isDeaf;
}
