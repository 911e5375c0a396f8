/** Which sentence about the connection a page shows: pure, from the stored health of a stream and the time (SYN-05, SYN-09). */
import { stalenessOf, type StreamHealth } from '../../domain/events/connection.ts';

export type Banner =
  | { readonly kind: 'reconnecting'; readonly retryInSeconds: number | undefined }
  /** Connected, yet nothing comes. */
  | { readonly kind: 'stale'; readonly ageMs: number }
  /** Has not come back; what is shown is from `asOf`, epoch ms. */
  | { readonly kind: 'lost'; readonly asOf: number };

/** How long a page speaks of reconnecting before it says that the connection is lost, ms. */
const PATIENCE_MS = 15_000;
/** A connection that is back within this is not worth a word, ms. */
const GRACE_MS = 2_000;

/**
 * @param health `undefined` before anything was stored: the first visit loads and needs no banner
 * @param asOf when what is shown was last current, epoch ms
 */
export function bannerOf(health: StreamHealth | undefined, asOf: number, now: number): Banner | undefined {
  if (health === undefined || health.state === 'signedOut' || asOf === 0) return undefined;
  const ageMs = Math.max(0, now - asOf);
  if (health.state === 'live') {
    return stalenessOf(health, now) === 'stale' ? { kind: 'stale', ageMs } : undefined;
  }
  if (ageMs < GRACE_MS) return undefined;
  if (ageMs > PATIENCE_MS && health.state !== 'catchingUp') return { kind: 'lost', asOf };
  const left = health.retryAt - now;
  return {
    kind: 'reconnecting',
    retryInSeconds: health.state === 'waiting' && left > 0 ? Math.ceil(left / 1000) : undefined,
  };
}
