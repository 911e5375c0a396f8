/** Whether the house can be reached: a browser says that it is online on a line that leads nowhere. */
const LONGEST_MS = 5_000;
/** What stands in front of an origin says this and more of one that is gone. */
const GONE = 500;

/** Settles within five seconds; does not reject. */
export async function originAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS) });
    return status < GONE;
  } catch {
    return false;
  }
}
