/** Whether the whole offer is here, live (S-25). */
import { offerState, type OfferState } from '../../../db/queries/offer.ts';
import { useAhead } from './useAhead.ts';
import { useLive } from './useLive.ts';

/** @returns `undefined` until the first answer */
export function useOffer(): OfferState | undefined {
  const ahead = useAhead();
  return useLive(offerState, [], () => ahead?.offer);
}
