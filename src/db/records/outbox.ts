/**
 * Bets on their way (CRT-15): strictly durable from before the first byte is sent until the outcome is known.
 *
 * A bet is stored as sent at once: between storing it and sending it nothing happens that anybody could act on. A worker that dies in
 * between leaves a bet that may have been sent, and its key is asked for; one that was never sent is voided (see `reconciler.ts`).
 *
 * States only go forward: `sent → unknown → accepted | refused | changed | notPlaced`. Rows survive a logout; settled ones are kept for a
 * while, then dropped.
 */
import { BetIntent } from '../../domain/bet-slip/betIntent.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import { betsOnly, laterBets } from '../../domain/bet-slip/putBack.ts';
import type { Slip } from '../../domain/bet-slip/slip.ts';
import type { BetId } from '../../domain/kernel/ids.ts';
import type { OutboxDatabase } from '../tables/database.ts';
import type { OutboxRow, OutboxState } from '../tables/rows.ts';

/** States in which nobody knows yet what the origin decided; `intent` was written by builds that stored a bet twice before sending it. */
export const OPEN_STATES = ['intent', 'sent', 'unknown'] as const;

const MAX_SETTLED = 200;
const rank: Readonly<Record<OutboxState, number>> = {
  intent: 0,
  sent: 1,
  unknown: 2,
  accepted: 3,
  refused: 3,
  changed: 3,
  notPlaced: 3,
};

/**
 * Stores a bet, as sent, before anything is sent: the one write there is before its first byte. Rejects if it cannot be stored durably or
 * its key is stored already: then nothing may be sent.
 *
 * @param follows the last bet that the origin had decided of the same slip, or the session where there was none (SLIP-18)
 */
export async function storeSent(
  outbox: OutboxDatabase,
  page: PageKind,
  intent: BetIntent,
  follows: string,
): Promise<void> {
  const { key, memberId, createdAt } = intent;
  const at = { createdAt, updatedAt: createdAt };
  await outbox.intents.add({ key, memberId, page, state: 'sent', intent, follows, ...at, attempts: 1 });
}

/**
 * Moves a bet forward. A state that is not ahead of the stored one changes nothing.
 *
 * @param now epoch ms
 * @param betId of an accepted one
 */
export async function advance(
  outbox: OutboxDatabase,
  key: string,
  state: OutboxState,
  now: number,
  betId?: BetId,
): Promise<void> {
  await outbox.transaction('rw', [outbox.intents], async () => {
    const row = await outbox.intents.get(key);
    if (row === undefined || rank[state] <= rank[row.state]) return;
    await outbox.intents.put({ ...row, state, updatedAt: now, ...(betId === undefined ? {} : { betId }) });
    if (rank[state] === rank.accepted) await dropOldest(outbox);
  });
}

/** A member's bets whose outcome is not known, oldest first. */
export async function openIntents(outbox: OutboxDatabase, memberId: string): Promise<OutboxRow[]> {
  const keys = OPEN_STATES.map((state) => [memberId, state]);
  const rows = await outbox.intents.where('[memberId+state]').anyOf(keys).toArray();
  return rows.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** The bet that was a yes to a question about changed odds, however it ended (CNS-4). @param question the key of the refused bet that it was about */
export const answerTo = (sent: readonly OutboxRow[], question: string): OutboxRow | undefined =>
  sent.find(({ intent }) => intent?.parentKey === question);

/** The selections that a bet asks for; none once its member has signed out, nor of a row that cannot be read. */
export function selectionsOf(row: OutboxRow | undefined): ReadonlySet<string> {
  const intent = BetIntent.safeParse(row?.intent);
  return new Set(intent.success ? intent.data.request.bettings.map(({ oddsId }) => oddsId) : []);
}

/** Every bet of a member that is still known here, however it ended. */
export async function sentBets(outbox: OutboxDatabase, memberId: string): Promise<OutboxRow[]> {
  return (await outbox.intents.toArray()).filter((row) => row.memberId === memberId);
}

/**
 * The placed bet, of several the newest, that a slip offers once more because a power cut has put it back to before it, or that an empty
 * one has not been told of (SLIP-18).
 *
 * @param sent every bet of its member
 */
export function placedAlready(slip: Slip, sent: readonly OutboxRow[], sessionId: string): OutboxRow | undefined {
  const ofPage = sent.filter(({ page }) => page === slip.page);
  const later = laterBets(ofPage, slip.lastKey ?? sessionId);
  return later.findLast((row) => row.state === 'accepted' && betsOnly(slip, selectionsOf(row)));
}

/**
 * Takes the requests out of the rows of everyone who is not signed in (SES-06): key, member, page, state and a fingerprint stay, which
 * is what it takes to reconcile at their next login.
 *
 * @param digest SHA-256 of a text, in hex
 */
export async function forgetRequests(
  outbox: OutboxDatabase,
  signedIn: string | null,
  digest: (text: string) => Promise<string>,
): Promise<void> {
  const rows = await outbox.intents.filter((row) => row.memberId !== signedIn && row.intent !== null).toArray();
  // Hashed before the transaction: nothing but database work may happen inside one.
  const prints = new Map<string, string>();
  for (const { key, intent } of rows) prints.set(key, await digest(JSON.stringify(intent?.request)));
  await outbox.transaction('rw', [outbox.intents], async () => {
    for (const [key, fingerprint] of prints) await outbox.intents.update(key, { intent: null, fingerprint });
  });
}

async function dropOldest(outbox: OutboxDatabase): Promise<void> {
  const settled = await outbox.intents.filter((row) => rank[row.state] === rank.accepted).toArray();
  const surplus = settled.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(MAX_SETTLED);
  await outbox.intents.bulkDelete(surplus.map((row) => row.key));
}
