/** What became of bets whose outcome nobody knows (CRT-15), on the slip and in the outbox. */
import { answerTo, OPEN_STATES, openIntents, placedAlready, selectionsOf, sentBets } from '../../db/records/outbox.ts';
import type { OutboxRow } from '../../db/tables/rows.ts';
import { changeSlip } from '../../db/ingest/ingestSlip.ts';
import { betsOnly } from '../../domain/bet-slip/putBack.ts';
import { emptySlip, Slip, waitingKeyOf } from '../../domain/bet-slip/slip.ts';
import { accept, reject } from '../../domain/kernel/decision.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { SignedIn } from '../session/currentCredentials.ts';
import { verdictOfKey } from './bettingAnswer.ts';
import { askKey } from './keyState.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';
import { senderLock } from './senderLock.ts';
import { settleBet, type BetOnItsWay, type BetStores } from './settleBet.ts';

export interface ReconcilerDeps extends BetStores, ReconcileDeps {
  readonly client: OriginClient;
}

/** Works until `signal` is aborted, on every bet of this member left open by any worker, now or later. Does not reject. */
export function reconcileBets(deps: ReconcilerDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  return reconcile<BetOnItsWay>(
    deps,
    {
      open: () => openBets(deps, signedIn),
      lockOf: ({ memberId }) => senderLock(memberId),
      markUnknown: (bet) => markUnknown(deps, signedIn, bet),
      async ask(bet, mayVoid, asking) {
        // What was told once is told again as it was, whatever the origin knows of it by now.
        const row = await deps.outbox.intents.get(bet.key);
        if (row?.state === 'accepted' && row.betId !== undefined) {
          await settleBet(deps, bet, { kind: 'accepted', betId: row.betId });
          return { isSettled: true, restMs: 0 };
        }
        const { state, restMs } = await askKey(deps.client, signedIn.credentials, bet.key, mayVoid);
        const verdict = state === undefined ? undefined : verdictOfKey(state);
        if (verdict === undefined || verdict.kind === 'unknown' || asking.aborted) return { isSettled: false, restMs };
        await settleBet(deps, bet, verdict);
        return { isSettled: true, restMs };
      },
    },
    signal,
  );
}

/** Bets whose outcome is not known, or not on their slip: in the outbox, or only on a slip if a worker died before it could store the bet. */
async function openBets(
  deps: Pick<BetStores, 'outbox'>,
  { memberId, theirs, credentials }: SignedIn,
): Promise<BetOnItsWay[]> {
  const sent = await sentBets(deps.outbox, memberId);
  const bets = new Map<string, BetOnItsWay>();
  // A key or a slip that cannot be read keeps no other bet from being found out (D9).
  const add = (page: PageKind, stored: string | undefined) => {
    const key = BetKey.safeParse(stored);
    if (key.success) bets.set(key.data, { page, key: key.data, memberId });
  };
  for (const { page, key } of await openIntents(deps.outbox, memberId)) add(page, key);
  const slips = (await theirs.slips.toArray()).flatMap((row) => Slip.safeParse(row).data ?? []);
  const kept = new Set(slips.map(({ page }) => page));
  // A slip that a power cut put back to before its first pick is not there at all.
  const lost = new Set(sent.map(({ page }) => page).filter((page) => !kept.has(page)));
  for (const slip of [...slips, ...[...lost].map(emptySlip)])
    add(slip.page, betOfSlip(slip, sent, credentials.sessionId));
  return [...bets.values()];
}

/** The bet that a slip waits for, or that a power cut took from it: the yes to its question, or what it offers once more (CNS-4, SLIP-18). */
function betOfSlip(slip: Slip, sent: readonly OutboxRow[], sessionId: string): string | undefined {
  const { phase } = slip;
  if (phase.at === 'sending' || phase.at === 'unknown') return phase.key;
  const answer = phase.at === 'changed' ? answerTo(sent, phase.key) : undefined;
  return (answer ?? placedAlready(slip, sent, sessionId))?.key;
}

/**
 * Shows the bet as being looked for: on a slip that a new session has emptied, and on one that a power cut has put back to before
 * the bet, because only the outbox is strictly durable. Such a slip offers the bet for betting again until it is told, or asks a
 * question about changed odds: the one that the bet was the answer to, or an older one, a yes to which would place the same once more.
 * Or it waits for a bet whose end the outbox knows, and would offer the same once that end is there again.
 */
async function markUnknown(deps: ReconcilerDeps, { theirs }: SignedIn, bet: BetOnItsWay): Promise<void> {
  const { page, key } = bet;
  const row = await deps.outbox.intents.get(key);
  const sent = selectionsOf(row);
  const parentKey = row?.intent?.parentKey ?? null;
  const before = await theirs.slips.get(page);
  const endedKey = await endedOf(deps, before && waitingKeyOf(before));
  await changeSlip(deps.db, {
    page,
    memberId: bet.memberId,
    fixtures: [],
    at: deps.clock.now(),
    decide: ({ slip }) => {
      const { phase, outcome } = slip;
      const isSent = betsOnly(slip, sent);
      const isOffered = phase.at === 'open' && outcome?.key !== key && isSent;
      const isAsked = phase.at === 'changed' && (phase.key === parentKey || isSent);
      const waitsFor = phase.at === 'sending' || phase.at === 'unknown' ? phase.key : undefined;
      const waitsInVain = waitsFor !== undefined && waitsFor !== key && waitsFor === endedKey && isSent;
      return isOffered || isAsked || waitsInVain
        ? accept({ type: 'BetRequested', page, key } as const)
        : reject('inUse');
    },
  });
  await settleBet(deps, bet, { kind: 'unknown' });
}

/** The key of a bet, if the outbox knows how it ended. */
async function endedOf({ outbox }: Pick<BetStores, 'outbox'>, key: BetKey | undefined): Promise<BetKey | undefined> {
  const row = key === undefined ? undefined : await outbox.intents.get(key);
  return row === undefined || OPEN_STATES.some((open) => open === row.state) ? undefined : key;
}
