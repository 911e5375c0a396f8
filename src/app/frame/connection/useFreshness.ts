/** How far the prices on screen can be trusted; draws again only when the answer changes. */
import { streamHealth, streamStanding } from '../../../db/queries/session.ts';
import { isLocked, type StreamHealth } from '../../../domain/events/connection.ts';
import type { StreamName } from '../../../domain/events/catalogue.ts';
import { useAhead } from '../link/useAhead.ts';
import { useLive } from '../link/useLive.ts';
import { useNow } from '../../kit/timing/useNow.ts';
import type { ToldTime } from './originClock.ts';
import { NONE_STALE, stalePricesOf, type StalePrices } from './stalePrices.ts';

export function useStreamHealth(stream: StreamName): StreamHealth | undefined {
  return useLive(streamHealth, [stream]);
}

/** Whether a stream is live, or when what it told was last known to be so, epoch ms; 0 for never. Nobody is drawn anew at its heartbeats. */
export const useStreamStanding = (stream: StreamName): 'live' | number => useLive(streamStanding, [stream]) ?? 0;

export const useIsLive = (stream: StreamName): boolean => useStreamStanding(stream) === 'live';

/** The later of the last word of currency and, while bytes come, the last byte. Epoch ms; 0 for never. */
export function currentAsOf(health: StreamHealth | undefined): number {
  if (health === undefined) return 0;
  return health.state === 'live' ? Math.max(health.asOf, health.lastByteAt) : health.asOf;
}

export interface Freshness {
  /** Whether the connection is too old, and with it every price. */
  readonly isStale: boolean;
  /** Whether prices are locked, by the part of the feed they come from. */
  readonly stale: StalePrices;
}

interface ReadFreshness extends Freshness, ToldTime {}

/** Fresh until the first answer, so that a page does not open locked for a blink. */
export function useStaleness(): ReadFreshness {
  const ahead = useAhead();
  const answer = useLive(
    async (db) => ({ health: await streamHealth(db, 'events') }),
    [],
    () => (ahead === undefined ? undefined : { health: ahead.health }),
  );
  const now = useNow(1_000);
  if (answer === undefined) return { isStale: false, stale: NONE_STALE, offset: 0, heardAt: 0 };
  return {
    isStale: isLocked(answer.health, now),
    stale: stalePricesOf(answer.health, now),
    offset: answer.health?.clockOffset ?? 0,
    heardAt: answer.health?.lastByteAt ?? 0,
  };
}
