/** What the pick that was added last has pushed off the slip (CRT-07): told until the slip changes again, and taken back by one press. */
import { useRef } from 'react';
import type { Slip } from '../../../domain/bet-slip/slip.ts';
import type { SlipPick } from '../../../domain/bet-slip/slipPick.ts';
import { replacedIn, type Replaced } from './replacedIn.ts';

/** @returns of the pick that came, those that went for it; `undefined` where none did */
export function useReplaced(slip: Slip): Replaced | undefined {
  const before = useRef(slip);
  const told = useRef<Replaced>(undefined);
  if (before.current.picks !== slip.picks && !isSamePicks(before.current.picks, slip.picks)) {
    const last = told.current;
    const next = replacedIn(before.current, slip);
    // Brought back by the member: that is what was asked for.
    const isUndone = last !== undefined && last.gone.some(({ selectionId }) => selectionId === next?.by.selectionId);
    told.current = isUndone ? undefined : next;
  }
  before.current = slip;
  return told.current;
}

const isSamePicks = (a: readonly SlipPick[], b: readonly SlipPick[]): boolean =>
  a.length === b.length && a.every(({ selectionId }, index) => selectionId === b[index]?.selectionId);
