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
import type { TermId } from '../../db/tables/terms.ts';
import type { IndexAnswer } from '../../domain/events/frames.ts';
import type { Fixture } from '../../domain/sports/fixture.ts';
import { unpackOffer } from '../../domain/sports/packedOffer.ts';
import { pause, type Clock } from '../ports/clock.ts';
import { linkedAbort } from '../ports/linkedAbort.ts';
import type { Randomness } from '../ports/randomness.ts';
import { createSleep } from '../ports/sleep.ts';
import type { BlockBytes } from './blockBytes.ts';
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
  /** What was deflated; rejects for what was not. */
  inflate(bytes: Uint8Array): Promise<string>;
  readonly term: TermId | undefined;
}

export interface IndexFetch {
  /** Works until `signal` is aborted. Does not reject. */
  run(signal: AbortSignal): Promise<void>;
  /** The line is back. */
  wake(): void;
  /** Resolves once the first index of a partial offer has come or failed; after a while in any case, and at once where none is to come. */
  settled(signal: AbortSignal): Promise<void>;
}

/** What is stored is asked for anew after this, ms: what a member looks at is told by the stream, and the rest is names. */
const STALE_MS = 300_000;
/**
 * So often in a row it is asked for again because the log here does not reach back to where it is true (IDX-6); then it counts as it was told, for
 * a browser that has no room for a log never has one.
 */
const MAX_BEHIND = 2;
/** The rest of the offer waits for its index no longer than this, ms. */
const LONGEST_WAIT_MS = 5_000;

export function createIndexFetch(deps: IndexFetchDeps): IndexFetch {
  const { db, clock, randomness } = deps;
  const sleep = createSleep(clock);
  const kept = new Map<string, Uint8Array>();
  const first = new AbortController();
  let place: IndexPlace | undefined;
  /** When it was last found that there is none to be had, or no room for it, epoch ms. */
  let noneAt = -Infinity;
  let timesBehind = 0;

  /** A clock that was set back makes nothing fresh. */
  const isFresh = (at: number): boolean => at <= clock.now() && clock.now() < at + STALE_MS;
  const msUntilDue = (): number => Math.max(noneAt, place?.stored?.at ?? -Infinity) + STALE_MS - clock.now();
  const isDue = (): boolean => place !== undefined && !isFresh(noneAt) && !isFresh(place.stored?.at ?? -Infinity);

  const store = (index: ArrivedIndex, now: number): Promise<IndexStored | 'noRoom'> =>
    storeIndex(db, index, now, deps.term).catch((error: unknown) => {
      if (isQuotaError(error)) return 'noRoom';
      throw error;
    });

  /** @returns after how long it is to be tried again at the earliest, ms; `undefined` if it is done */
  const fetchOnce = async (signal: AbortSignal): Promise<number | undefined> => {
    const answer = await deps.ask();
    if (answer.kind === 'later') return answer.afterMs;
    const now = clock.now();
    if (answer.kind === 'none') {
      noneAt = now;
      return undefined;
    }
    const names = answer.blocks.map(({ name }) => name);
    // As it is by now: what changed it may not have been told yet.
    place = await indexPlace(db);
    const { since, position } = answer;
    if (place?.stored?.names.join() === names.join() && (place.stored.since ?? '') === since) {
      await confirmIndex(db, now, deps.term);
      return undefined;
    }
    const wanted = new Set<string>(names);
    deps.bytes.keepOnly(wanted);
    for (const name of kept.keys()) if (!wanted.has(name)) kept.delete(name);
    for (const block of answer.blocks) {
      if (kept.has(block.name)) continue;
      const fetched = await deps.bytes.fetch(block, signal);
      if (fetched.kind === 'spoilt') noneAt = now;
      if (fetched.kind !== 'whole') return 0;
      kept.set(block.name, fetched.bytes);
    }
    const blocks = names.flatMap((name) => kept.get(name) ?? []);
    const games = await gamesIn(blocks, since, deps.inflate);
    const isLast = timesBehind === MAX_BEHIND;
    const outcome = games && (await store({ names, since, games, position: isLast ? undefined : position }, now));
    timesBehind = outcome === 'behind' ? timesBehind + 1 : 0;
    // Its blocks are here: only what befell them by now is missing.
    if (outcome === 'behind') return 0;
    if (outcome === undefined || outcome === 'noRoom') noneAt = now;
    // What there was no room for is not fetched again the next time.
    if (outcome !== 'noRoom') kept.clear();
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
        const had = deps.bytes.size + kept.size;
        const wasDue = isDue();
        const later = wasDue ? await fetchOnce(signal).catch(() => 0) : undefined;
        if (signal.aborted) break;
        if (wasDue) first.abort();
        attempt = later !== undefined && deps.bytes.size + kept.size <= had ? attempt + 1 : 0;
        const untilDue = wasDue ? STALE_MS : Math.min(STALE_MS, Math.max(1, msUntilDue()));
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
      waiting.unlink();
    },
  };
}

/** Most characters that all blocks of an index come to, so that many that are each within bounds cannot fill the memory. */
const MAX_TEXT = 32 * 1024 * 1024;

/** With what is told beside them last. `undefined` if any of it is no block of ours, or there is too much of it. */
async function gamesIn(
  blocks: readonly Uint8Array[],
  since: string,
  inflate: IndexFetchDeps['inflate'],
): Promise<readonly Fixture[] | undefined> {
  const games: Fixture[] = [];
  let room = MAX_TEXT;
  for (const block of blocks) {
    const text = await inflate(block).catch(() => undefined);
    room -= text?.length ?? 0;
    const read = text === undefined || room < 0 ? undefined : unpackOffer(text);
    if (read === undefined) return undefined;
    games.push(...read);
  }
  const read = since === '' ? [] : unpackOffer(since);
  return read && [...games, ...read];
}
