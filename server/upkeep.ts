/** What the origin does for itself, at its start and from time to time: audits its books, expires sessions, trims the log, keeps what popups say from now on, forgets keys, old results, rounds, posts, rulings, mailings and browsers. */
import type { Clock } from './clock.ts';
import { forgetArticles } from './articles/forgetArticles.ts';
import { keepSaid } from './articles/keepSaid.ts';
import { forgetKeys } from './betting/forgetKeys.ts';
import { forgetDays } from './days/forgetDays.ts';
import { payFriends } from './days/friends.ts';
import { payPrizes } from './days/tournaments.ts';
import { forgetRounds } from './draws/forgetRounds.ts';
import { forgetMailings } from './office/mailings/mailingRows.ts';
import { forgetRulings } from './office/risk/forgetRulings.ts';
import { trimLog, type Retention } from './events/trimLog.ts';
import { forgetPosts } from './posts/forgetPosts.ts';
import { forgetResults } from './results/forgetResults.ts';
import { forgetLaunches } from './lobbies/forgetLaunches.ts';
import { forgetDevices } from './session/knownDevices.ts';
import { expireSessions } from './session/sessions.ts';
import { repeat, type Repeating } from './repeat.ts';
import type { Store } from './store/store.ts';
import { forgetCoupons } from './wallet/forgetCoupons.ts';
import { createBookAudit } from './wallet/auditBooks.ts';
import { isSound } from './wallet/ledgerDefects.ts';

export interface Upkeep extends Repeating {
  /** Whether the books were found wrong: then nobody can bet, and everybody can look. */
  readonly isBettingOff: () => boolean;
}

export interface UpkeepOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly retention: Retention;
  readonly upkeepMs: number;
  /** The longest a session lives, ms. */
  readonly sessionLifeMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Resolves after the first audit. */
export async function startUpkeep(options: UpkeepOptions): Promise<Upkeep> {
  const { store, clock, retention, upkeepMs, sessionLifeMs, onFailure } = options;
  let areBooksSound = true;
  const books = createBookAudit(store);
  const audit = async () => {
    const defects = await books.round();
    if (areBooksSound && !isSound(defects)) onFailure(new Error(`ledger: ${JSON.stringify(defects)}`));
    areBooksSound = isSound(defects);
  };
  await audit();

  const turn = async () => {
    const now = clock.now();
    await store.write((tx) => expireSessions(tx, now, now - sessionLifeMs));
    await trimLog(store, retention);
    await forgetKeys(store, clock.now());
    await forgetResults(store, clock.now());
    await forgetRounds(store, clock.now());
    await payPrizes(store, clock.now());
    await payFriends(store, clock.now());
    await forgetDays(store, clock.now());
    await forgetLaunches(store, clock.now());
    await forgetCoupons(store, clock.now());
    await forgetPosts(store, clock.now());
    await keepSaid(store, clock.now());
    await forgetArticles(store);
    await forgetRulings(store, clock.now());
    await forgetMailings(store);
    await forgetDevices(store, clock.now());
    await audit();
  };
  return { isBettingOff: () => !areBooksSound, ...repeat(clock, upkeepMs, turn, onFailure) };
}
