/**
 * A document of the house, live: asked for when the screen is shown, read from the local database. A call that failed counts as much
 * as a stored failure, so that no screen waits for what will not come: a worker that died or waited too long stores nothing.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { houseDocument, type DocumentView } from '../../../db/queries/house.ts';
import type { DocumentName } from '../../../domain/calls/house.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';
import { useLive } from './useLive.ts';
import { withFailedCall } from './withFailedCall.ts';

export interface ShownDocument<Name extends DocumentName> {
  /** `undefined` until the local database has answered or the call has failed, which it does within its time limit. */
  readonly view: DocumentView<Name> | undefined;
  /** Asks again: the member pressed "try again". */
  readonly retry: () => void;
}

export function useHouseDocument<Name extends DocumentName>(name: Name): ShownDocument<Name> {
  const { engine, now } = usePorts();
  const [failedAt, setFailedAt] = useState<number>();
  const retry = useCallback(() => {
    void engine.refreshDocument(name).then((result) => {
      setFailedAt(result.ok ? undefined : now());
    });
  }, [engine, name, now]);
  useEffect(retry, [retry]);
  const stored = useLive(houseDocument<Name>, [name]);
  const view = useMemo(() => withFailedCall(stored, failedAt), [stored, failedAt]);
  return { view, retry };
}
