/** What of the offer is here, what is on its way, and what the line holds back: for the one sentence a screen owes the member (LIN-4). */
import type { HanpanDatabase } from '../tables/database.ts';
import { readLine, type StoredLine } from './line.ts';
import type { ImageProgress } from '../tables/rows.ts';
import { offerState, type OfferState } from './offer.ts';

export interface Arrival {
  readonly offer: OfferState;
  readonly line: StoredLine;
  /** Of the image that is being fetched; `undefined` while none is. */
  readonly progress: ImageProgress | undefined;
}

export async function arrival(db: HanpanDatabase): Promise<Arrival> {
  return db.transaction('r', [db.settings, db.boards], async () => {
    const [offer, line, progress] = await Promise.all([offerState(db), readLine(db), db.settings.get('progress')]);
    return { offer, line, progress: progress?.key === 'progress' ? progress.value : undefined };
  });
}
