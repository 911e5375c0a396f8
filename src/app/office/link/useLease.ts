/** Whose a waiting row is: taken and given back by a press, and held for as long as it is looked at. */
import { useCallback, useEffect, useState } from 'react';
import { releaseCall, takeCall } from '../../../domain/calls/office.ts';
import { isHeldBy, queueKey, type Lease, type QueueRef, type QueueRow } from '../../../domain/office/queue.ts';
import { useOffice } from './Office.tsx';
import type { OfficeStore } from './officeStore.ts';

/** Well before two minutes are over, ms. */
const RENEW_EVERY_MS = 45_000;

export type TakeProblem = 'taken' | 'over' | 'failed';

export function useLease() {
  const { api, store, now, session } = useOffice();
  const [taking, setTaking] = useState<string>();
  const take = useCallback(
    async (row: QueueRef, renews = false): Promise<TakeProblem | undefined> => {
      const { kind, id } = row;
      if (!renews) setTaking(queueKey(row));
      const result = await api.ask(takeCall, { body: { kind, id, renews } });
      setTaking(undefined);
      if (result.ok) {
        showLease(store, row, result.value.lease);
        return undefined;
      }
      if (result.failure.kind !== 'refused') return 'failed';
      return result.failure.status === 409 ? 'taken' : result.failure.status === 404 ? 'over' : 'failed';
    },
    [api, store],
  );
  const release = useCallback(
    async (row: QueueRef) => {
      const { kind, id } = row;
      const result = await api.ask(releaseCall, { body: { kind, id } });
      if (result.ok) showLease(store, row, null);
    },
    [api, store],
  );
  const isMine = (row: QueueRow) => isHeldBy(row.lease, session.operator.id, now());
  return { take, release, taking, isMine };
}

/** Until the stream tells the row, which is the same. */
function showLease(store: OfficeStore, row: QueueRef, lease: Lease | null): void {
  const key = queueKey(row);
  store.change((rows) => {
    const known = rows.queue?.get(key);
    if (rows.queue === undefined || known === undefined) return rows;
    return { ...rows, queue: new Map(rows.queue).set(key, { ...known, row: { ...known.row, lease } }) };
  });
}

/** Goes on holding a row while it is open and the page is seen. */
export function useHolding(row: QueueRow | undefined, take: (of: QueueRef, renews: boolean) => Promise<unknown>): void {
  const { session, now } = useOffice();
  const isHeld = row !== undefined && isHeldBy(row.lease, session.operator.id, now());
  const { kind, id } = row ?? {};
  useEffect(() => {
    if (!isHeld || kind === undefined || id === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void take({ kind, id }, true);
    }, RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [isHeld, kind, id, take]);
}
