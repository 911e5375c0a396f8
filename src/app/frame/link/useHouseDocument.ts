/**
 * A document of the house, live: asked for when the screen is shown, read from the local database. A call that failed counts as much
 * as a stored failure, so that no screen waits for what will not come: a worker that died or waited too long stores nothing.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { houseDocument, type DocumentView } from '../../../db/queries/house.ts';
import type { DocumentName } from '../../../domain/calls/house.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from './useLive.ts';
import { after } from '../../kit/timing/pageTimer.ts';
import { withFailedCall } from './withFailedCall.ts';

export interface ShownDocument<Name extends DocumentName> {
  /** `undefined` until the local database has answered or the call has failed, which it does within its time limit. */
  readonly view: DocumentView<Name> | undefined;
  /** Asks again: the member pressed "try again". */
  readonly retry: () => void;
}

/** Until what was answered and is not here is asked for once more, ms: as long as one that is here is not asked for again. */
const LOST_MS = 3_000;

export function useHouseDocument<Name extends DocumentName>(name: Name): ShownDocument<Name> {
  const { engine, now } = usePorts();
  // `null` once it was answered.
  const [failedAt, setFailedAt] = useState<number | null>();
  const retry = useCallback(() => {
    void engine.refreshDocument(name).then((result) => {
      setFailedAt(result.ok ? null : now());
    });
  }, [engine, name, now]);
  useEffect(retry, [retry]);
  const stored = useLive(houseDocument<Name>, [name]);
  // It was here a moment ago, when nobody asked the house for it, and is gone: nothing would bring it.
  const isLost = failedAt === null && stored?.fetchedAt === 0 && !stored.hasFailed;
  useEffect(() => (isLost ? after(LOST_MS, retry) : undefined), [isLost, retry]);
  const view = useMemo(() => withFailedCall(stored, failedAt ?? undefined), [stored, failedAt]);
  return { view, retry };
}
