/** A document that is asked for again while somebody looks: after a time, or when something else that it follows from has changed. */
import { useEffect } from 'react';
import type { DocumentName } from '../../../domain/calls/house.ts';
import { currentMember } from '../../../db/queries/session.ts';
import { useHouseDocument, type ShownDocument } from '../../frame/link/useHouseDocument.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** @param everyMs how often; only in a tab that is seen */
export function useRenewedEvery<Name extends DocumentName>(name: Name, everyMs: number): ShownDocument<Name> {
  const shown = useHouseDocument(name);
  const { retry } = shown;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, everyMs);
    return () => clearInterval(timer);
  }, [retry, everyMs]);
  return shown;
}

/** Of a document that goes with the member's bets and money: asked for anew when their balance has changed, whoever changed it. */
export function useRenewedByMoney<Name extends DocumentName>(name: Name): ShownDocument<Name> {
  const { engine } = usePorts();
  const shown = useHouseDocument(name);
  const emoney = useLive(currentMember, [])?.emoney;
  useEffect(() => {
    if (emoney !== undefined) void engine.refreshDocument(name, true);
  }, [engine, name, emoney]);
  return shown;
}
