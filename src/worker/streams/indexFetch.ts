/**
 * Fetches the offer index while the offer is partial (S-29, S-30): at once, and anew when what is stored has grown old. Its blocks come as those of
 * images do, so that a line that breaks takes nothing back; one that is called as what is stored is not fetched again.
 */
import {
  confirmIndex,
  indexPlace,
  storeIndex,
  type ArrivedIndex,
  type IndexPlace,
  type IndexStored,
} from '../../db/ingest/offerIndex.ts';
import { isQuotaError } from '../../db/care/quota.ts';
import { liveQuery } from '../../db/queries/liveQuery.ts';
import type { HanpanDatabase } from '../../db/tables/database.ts';
import type { TermId } from '../../db/tables/termId.ts';
import type { IndexAnswer } from '../../domain/events/frames.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import type { Randomness } from '../ports/randomness.ts';
import { createSleep } from '../ports/sleep.ts';
import type { BlockBytes } from './blockBytes.ts';
import { createIndexBlocks, gamesIn, type KeptBlocks } from './indexBlocks.ts';
import { isIndexDue, msUntilIndexDue, STALE_MS, type IndexTimes } from './indexDue.ts';
import { retryDelay } from './retryDelay.ts';

/** What the origin says of it. `none`: it has no index; `later`: it could not be asked, and asks not to be asked for so long, ms. */
export type IndexWord =
  | ({ readonly kind: 'index' } & IndexAnswer)
  | { readonly kind: 'none' }
  | { readonly kind: 'later'; readonly afterMs: number };

export interface IndexFetchDeps {
  readonly db: HanpanDatabase;
  readonly clock: Clock;
  readonly randomness: Randomness;
  ask(): Promise<IndexWord>;
  readonly bytes: BlockBytes;
  /** Of the last index, whoever it was fetched for. */
  readonly indexKept: KeptBlocks;
  /** What was deflated; rejects for what was not. */
  inflate(bytes: Uint8Array): Promise<string>;
  readonly term: TermId | undefined;
}

/** Runs beside a session's streams while the offer is partial; a failure is tried again later, never told. */
export interface IndexFetch {
  /** Works until `signal` is aborted. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** The line is back. */
  wake(): void;
  /** Resolves once the first index of a partial offer has come or failed; after a while in any case, and at once where none is to come. */
  settled(signal: AbortSignal): Promise<void>;
}

/**
 * So often in a row it is asked for again because the log here does not reach back to where it is true (IDX-6); then it counts as it was told, for
 * a browser that has no room for a log never has one.
 */
const MAX_BEHIND = 2;
/** The rest of the offer waits for its index no longer than this, ms. */
const LONGEST_WAIT_MS = 5_000;

/** Stores under `term`; blocks that are kept from the last index are not fetched again. */
export function createIndexFetch(deps: IndexFetchDeps): IndexFetch {
  const { db, clock, randomness, term } = deps;
  const sleep = createSleep(clock);
  const blocks = createIndexBlocks(deps.bytes, deps.indexKept);
  const first = new AbortController();
  let place: IndexPlace | undefined;
  let noneAt = -Infinity;
  let timesBehind = 0;

  const times = (): IndexTimes => ({ storedAt: place?.stored?.at, noneAt });
  const isDue = (): boolean => place !== undefined && isIndexDue(times(), clock.now());

  /** @returns after how long it is to be tried again at the earliest, ms; `undefined` if it is done */
  const fetchOnce = async (signal: AbortSignal): Promise<number | undefined> => {
    const answer = await deps.ask();
    if (answer.kind === 'later') return answer.afterMs;
    const now = clock.now();
    if (answer.kind === 'none') {
      noneAt = now;
      return undefined;
    }
    const { since, position } = answer;
    const names = answer.blocks.map(({ name }) => name);
    // As it is by now: what changed it may not have been told yet.
    place = await indexPlace(db);
    if (isStored(place, names, since)) {
      await confirmIndex(db, now, term);
      return undefined;
    }
    const gathered = await blocks.gather(answer.blocks, signal);
    if (gathered.kind === 'spoilt') noneAt = now;
    if (gathered.kind !== 'whole') return 0;
    const games = await gamesIn(gathered.blocks, since, deps.inflate);
    const index = games && { names, since, games, position, isLastTry: timesBehind === MAX_BEHIND };
    const outcome = index && (await storeIfRoom(db, index, now, term));
    timesBehind = outcome === 'behind' ? timesBehind + 1 : 0;
    // Its blocks are here: only what befell them by now is missing, or the stream is not there yet, which brings an offer that is made anew.
    if (outcome === 'behind' || outcome === 'elsewhere') return 0;
    if (outcome === undefined || outcome === 'noRoom') noneAt = now;
    // What there was no room for is not fetched again the next time.
    if (outcome === undefined) blocks.clear();
    else if (outcome !== 'noRoom') blocks.stored();
    return undefined;
  };

  return {
    async run(signal) {
      const watch = liveQuery(() => indexPlace(db)).subscribe((found) => {
        place = found;
        sleep.wake();
      });
      let attempt = 0;
      while (!signal.aborted) {
        const had = blocks.size;
        const wasDue = isDue();
        const later = wasDue ? await fetchOnce(signal).catch(() => 0) : undefined;
        // What woke this meanwhile may have read what was stored before: it would be asked for once more.
        if (wasDue) place = await indexPlace(db).catch(() => place);
        if (signal.aborted) break;
        if (wasDue) first.abort();
        attempt = later !== undefined && blocks.size <= had ? attempt + 1 : 0;
        const untilDue = wasDue ? STALE_MS : msUntilIndexDue(times(), clock.now());
        const rest = later === undefined ? untilDue : retryDelay(attempt, later, randomness.fraction());
        await sleep.until(place === undefined ? undefined : rest, signal);
      }
      watch.unsubscribe();
    },
    wake: () => sleep.wake(),
    async settled(signal) {
      if (first.signal.aborted || !isDue()) return;
      const waiting = linkedAbort(signal);
      first.signal.addEventListener('abort', waiting.abort, { once: true });
      await pause(clock, LONGEST_WAIT_MS, waiting.signal);
      first.signal.removeEventListener('abort', waiting.abort);
      waiting.unlink();
    },
  };
}

const isStored = (place: IndexPlace | undefined, names: readonly string[], since: string): boolean =>
  place?.stored?.names.join() === names.join() && (place.stored.since ?? '') === since;

const storeIfRoom = (
  db: HanpanDatabase,
  index: ArrivedIndex,
  now: number,
  term: TermId | undefined,
): Promise<IndexStored | 'noRoom'> =>
  storeIndex(db, index, now, term).catch((error: unknown) => {
    if (isQuotaError(error)) return 'noRoom';
    throw error;
  });
