/**
 * Which one sentence about the connection, the feed or local storage a page shows: pure, from what is stored and the time (SYN-05,
 * SYN-09, D1, D2).
 */
import type { StorageState } from '../../../db/queries/storage.ts';
import { stalenessOf, type Producer, type StreamHealth } from '../../../domain/events/connection.ts';
import { staleParts, stalePricesOf } from './stalePrices.ts';

export type Banner =
  | { readonly kind: 'reconnecting'; readonly retryInSeconds: number | undefined }
  /** The connection stands, but nothing has come over it for `ageMs`. */
  | { readonly kind: 'stale'; readonly ageMs: number }
  /** Has not come back; what is shown is from `asOf`, epoch ms. */
  | { readonly kind: 'lost'; readonly asOf: number }
  /** The connection is well; one part of the feed, or all, is not (S-14). */
  | { readonly kind: 'feed'; readonly part: Producer | 'all' }
  | { readonly kind: 'storage'; readonly trouble: StorageTrouble };

/** `noRoom`: nothing at all can be stored, so that prices stand still and betting is locked (D1). */
export type StorageTrouble = 'full' | 'madeAnew' | 'noRoom';

/** How old is what a page shows when it says that the connection is lost, and no longer that it comes back, ms. */
const PATIENCE_MS = 30_000;
/** A connection that is back within this is not worth a word, ms. So long a silent one has to be given up by its worker, too. */
const GRACE_MS = 2_000;

/**
 * @param health `undefined` before anything was stored: the first visit loads and needs no banner
 * @param asOf when what is shown was last current, epoch ms
 */
export function bannerOf(health: StreamHealth | undefined, asOf: number, now: number): Banner | undefined {
  if (health === undefined || health.state === 'signedOut' || asOf === 0) return undefined;
  const ageMs = Math.max(0, now - asOf);
  if (health.state === 'live') {
    return stalenessOf(health, now - GRACE_MS) === 'stale' ? { kind: 'stale', ageMs } : undefined;
  }
  if (ageMs < GRACE_MS) return undefined;
  if (ageMs > PATIENCE_MS && health.state !== 'catchingUp') return { kind: 'lost', asOf };
  const left = health.retryAt - now;
  return {
    kind: 'reconnecting',
    retryInSeconds: health.state === 'waiting' && left > 0 ? Math.ceil(left / 1000) : undefined,
  };
}

/** What stands beside it in a word, so that both say the same: `undefined` health has never been live. */
export function connectionWordOf(
  health: StreamHealth | undefined,
  asOf: number,
  now: number,
): 'live' | 'late' | 'reconnecting' | 'gone' {
  if (health?.state === 'live') return stalenessOf(health, now) === 'fresh' ? 'live' : 'late';
  return bannerOf(health, asOf, now)?.kind === 'lost' ? 'gone' : 'reconnecting';
}

/** What a live connection has to say of its feed: which of its prices are not kept up to date. */
export function feedBannerOf(health: StreamHealth | undefined, now: number): Banner | undefined {
  if (stalenessOf(health, now) === 'stale') return undefined;
  const [first, ...others] = staleParts(stalePricesOf(health, now));
  if (first === undefined) return undefined;
  return { kind: 'feed', part: others.length > 0 ? 'all' : first };
}

/** `unavailable` is no banner's business: without storage nobody is signed in and the page says so itself. */
export function storageBannerOf(state: StorageState | 'noRoom' | undefined): Banner | undefined {
  return state === 'full' || state === 'madeAnew' || state === 'noRoom'
    ? { kind: 'storage', trouble: state }
    : undefined;
}
