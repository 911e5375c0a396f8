/** What the house pays on mini games where it is not what the table says (PAY-3), live. */
import { useEffect, useState } from 'react';
import { houseDocument } from '../../../db/queries/house.ts';
import type { Payouts } from '../../../domain/mini-games/payouts.ts';
import { useLive } from '../../frame/link/useLive.ts';
import { usePorts } from '../../kit/ports/Ports.tsx';

/** Without an answer, or in a recording of before there were any: the origin judges by those that there are, and tells what changed. */
const NONE: readonly Payouts[] = [];

/** `undefined` until they were read or asked for in vain: no price is open before (PAY-4). */
export function useBooks(): readonly Payouts[] | undefined {
  const { engine } = usePorts();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    let isGone = false;
    void engine.refreshDocument('gamePayouts').then(() => {
      if (!isGone) setIsAnswered(true);
    });
    return () => {
      isGone = true;
    };
  }, [engine]);
  // Read anew once it was answered: what came is stored by then.
  return useLive<readonly Payouts[] | undefined>(
    async (db) => (await houseDocument(db, 'gamePayouts')).value ?? (isAnswered ? NONE : undefined),
    [isAnswered ? 1 : 0],
  );
}
