/**
 * The origin's time in a tab. Until the worker has told anew how far it is ahead (STL-7) a clock that was set back changes nothing: it goes by one that
 * nobody sets, or, where that one stood still in a sleep, by the clock of the machine. The later of the two is right, or closes too soon.
 *
 * @param now epoch ms of this machine
 * @param elapsed ms, by the clock that nobody sets
 * @param offset origin clock − this machine's, as told now, ms
 * @returns reads it, epoch ms
 */
export function originClock(now: () => number, elapsed: () => number, offset: number): () => number {
  const ahead = now() + offset - elapsed();
  return () => Math.max(now() + offset, Math.floor(elapsed() + ahead));
}
