/** Whether the offer is here: what may be counted, searched and called empty (S-25). */
import type { HanpanDatabase } from '../tables/database.ts';
import { readPartial } from '../records/partialOffer.ts';
import { areFirstComing } from '../records/pendingImage.ts';

/** `none`: nothing has been stored yet. `partial`: the games of some pages alone; `indexed`: those, and what the others are called (IDX-3). */
export type OfferState = 'none' | 'partial' | 'indexed' | 'whole';

/** Whether some of it is here, and some is not. */
export const isPart = (offer: OfferState | undefined): boolean => offer === 'partial' || offer === 'indexed';

/** Live: re-runs when the boards or what is partial change, never for a price. */
export async function offerState(db: HanpanDatabase): Promise<OfferState> {
  return db.transaction('r', [db.settings, db.boards], async () => {
    if ((await readPartial(db)) !== undefined)
      return (await db.settings.get('index')) === undefined ? 'partial' : 'indexed';
    return (await db.boards.count()) > 0 ? 'whole' : 'none';
  });
}

/** Whether the games of a first page are here, or there are none to come. Live, as above. */
export async function hasFirstGames(db: HanpanDatabase): Promise<boolean> {
  return db.transaction(
    'r',
    [db.settings, db.boards],
    async () => (await offerState(db)) !== 'none' && !(await areFirstComing(db)),
  );
}

/** Whether prices can be pressed by now: the first games are here, and the stream is live. */
export async function arePricesHere(db: HanpanDatabase): Promise<boolean> {
  return (await db.health.get('events'))?.state === 'live' && (await hasFirstGames(db));
}
