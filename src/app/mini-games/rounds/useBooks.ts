/** What the house pays on mini games where it is not what the table says (PAY-3), live. */
import type { Payouts } from '../../../domain/mini-games/payouts.ts';
import { useHouseDocument } from '../../frame/link/useHouseDocument.ts';

/** `undefined` until it is known here, or could not be asked: no price is open before. */
export function useBooks(): readonly Payouts[] | undefined {
  const { view } = useHouseDocument('gamePayouts');
  return view?.value ?? (view?.hasFailed === true ? NONE : undefined);
}

/** The origin judges by those that there are, and tells what changed. */
const NONE: readonly Payouts[] = [];
