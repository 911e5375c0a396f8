/**
 * Finds out what became of bets whose outcome nobody knows (CRT-15): asks the origin for the key, and when it has never
 * heard of it, has the key voided, so that a late copy of the request can never execute. Never sends a bet again.
 */
import { liveQuery } from '../../db/queries/liveQuery.ts';
import { openIntents } from '../../db/records/outbox.ts';
import { changeSlip } from '../../db/ingest/ingestSlip.ts';
import { betKeyCall } from '../../domain/calls/betting.ts';
import { waitingKeyOf } from '../../domain/bet-slip/slip.ts';
import { accept, reject } from '../../domain/kernel/decision.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import { readAs, restOf } from '../http/answer.ts';
import type { OriginClient } from '../http/originClient.ts';
import { pause } from '../ports/clock.ts';
import { abortFan } from '../ports/linkedAbort.ts';
import type { Locks } from '../ports/locks.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { SignedIn } from '../session/currentCredentials.ts';
import { retryDelay } from '../streams/retryDelay.ts';
import { verdictOfKey, type BetVerdict } from './bettingAnswer.ts';
import { senderLock } from './senderLock.ts';
import { settleBet, type BetOnItsWay, type BetStores } from './settleBet.ts';
import { voidKey, type KeyAnswer } from './voidKey.ts';

/** A sender holds a lock while it sends: by it is seen whether a bet is still on its way. */
export interface ReconcilerDeps extends BetStores {
  readonly client: OriginClient;
  readonly locks: Locks;
  readonly randomness: Randomness;
}

/** How long a request may still be under way before its key is voided, ms. */
const VOID_AFTER_MS = 2_000;
const UNKNOWN: BetVerdict = { kind: 'unknown' };

/** Works until `signal` is aborted, on every bet of this member left open by any worker, now or later. Does not reject. */
export async function reconcileBets(deps: ReconcilerDeps, signedIn: SignedIn, signal: AbortSignal): Promise<void> {
  const inHand = new Map<string, Promise<void>>();
  const waits = abortFan(signal);
  const adopt = async () => {
    for (const bet of await openBets(deps, signedIn)) {
      if (inHand.has(bet.key)) continue;
      const own = waits.join();
      const work = untilReconciled(deps, signedIn, bet, own.signal).finally(() => {
        own.unlink();
        inHand.delete(bet.key);
      });
      inHand.set(bet.key, work);
    }
  };
  const watch = liveQuery(() => openBets(deps, signedIn)).subscribe((bets) => {
    if (bets.length > 0) void adopt().catch(() => undefined);
  });
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener(
      'abort',
      () => {
        resolve();
      },
      { once: true },
    );
  });
  watch.unsubscribe();
  await Promise.all(inHand.values());
}

/** Bets without a known outcome: in the outbox, or only on a slip if a worker died before it could store the bet. */
async function openBets(deps: Pick<BetStores, 'outbox'>, { memberId, theirs }: SignedIn): Promise<BetOnItsWay[]> {
  const rows = await openIntents(deps.outbox, memberId);
  const bets = new Map<string, BetOnItsWay>();
  for (const { page, key } of rows) bets.set(key, { page, key: BetKey.parse(key), memberId });
  for (const slip of await theirs.slips.toArray()) {
    const key = waitingKeyOf(slip);
    if (key !== undefined && slip.phase.at !== 'changed') bets.set(key, { page: slip.page, key, memberId });
  }
  return [...bets.values()];
}

/** Begins again when storage refuses what was found out: nothing else would, for no write follows one that failed. Does not reject. */
async function untilReconciled(
  deps: ReconcilerDeps,
  signedIn: SignedIn,
  bet: BetOnItsWay,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const isDone = await reconcile(deps, signedIn, bet, signal).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await pause(deps.clock, Math.max(250, retryDelay(attempt, 0, deps.randomness.fraction())), signal);
  }
}

async function reconcile(
  deps: ReconcilerDeps,
  signedIn: SignedIn,
  bet: BetOnItsWay,
  signal: AbortSignal,
): Promise<void> {
  // Whoever is still sending holds this lock; once it is free, what is open was left behind.
  const isOpen = await deps.locks.request(senderLock(bet.memberId), { signal }, async () => {
    const stillOpen = (await openBets(deps, signedIn)).some((other) => other.key === bet.key);
    if (stillOpen) await markUnknown(deps, bet);
    return stillOpen;
  });
  let isOverdue = false;
  const cancel = deps.clock.after(VOID_AFTER_MS, () => {
    isOverdue = true;
  });
  try {
    for (let attempt = 0; isOpen && !signal.aborted; attempt += 1) {
      const { verdict, restMs } = await ask(deps, signedIn, bet, isOverdue);
      if (signal.aborted) return;
      if (verdict.kind !== 'unknown') return await settleBet(deps, bet, verdict);
      await pause(deps.clock, Math.max(250, retryDelay(attempt, restMs, deps.randomness.fraction())), signal);
    }
  } finally {
    cancel();
  }
}

/**
 * Shows the bet as being looked for: on a slip that a new session has emptied, and on one that a power cut has put back to before
 * the bet, because only the outbox is strictly durable. Such a slip offers the bet for betting again until it is told, or asks the
 * question that the bet was the answer to.
 */
async function markUnknown(deps: ReconcilerDeps, bet: BetOnItsWay): Promise<void> {
  const { page, key } = bet;
  const row = await deps.outbox.intents.get(key);
  const sent = new Set<string>(row?.intent?.request.bettings.map(({ oddsId }) => oddsId));
  const parentKey = row?.intent?.parentKey ?? null;
  await changeSlip(deps.db, {
    page,
    memberId: bet.memberId,
    fixtures: [],
    at: deps.clock.now(),
    decide: ({ slip: { phase, outcome, picks } }) => {
      const isOffered =
        phase.at === 'open' && outcome?.key !== key && picks.every((pick) => sent.has(pick.selectionId));
      const isAsked = phase.at === 'changed' && phase.key === parentKey;
      return isOffered || isAsked ? accept({ type: 'BetRequested', page, key } as const) : reject('inUse');
    },
  });
  await settleBet(deps, bet, { kind: 'unknown' });
}

async function ask(
  { client }: ReconcilerDeps,
  { credentials }: SignedIn,
  { key }: BetOnItsWay,
  mayVoid: boolean,
): Promise<KeyAnswer> {
  const answer = await client.ask(betKeyCall, { credentials, params: { key } });
  const known = readAs(answer, betKeyCall.answer);
  if (!known.ok) return { verdict: UNKNOWN, restMs: restOf(answer) };
  const verdict = verdictOfKey(known.value);
  if (verdict !== undefined || !mayVoid) return { verdict: verdict ?? UNKNOWN, restMs: 0 };
  return voidKey(client, credentials, key);
}
