/**
 * Places the bet of a slip at most once per confirmation (CRT-11, CRT-15): the checks again on what is stored, the intent
 * made durable, the request sent once under its own key. Whatever is not known afterwards is left to the reconciler.
 */
import { changeSlip, type SlipContext } from '../../db/ingestSlip.ts';
import { advance, storeIntent } from '../../db/outbox.ts';
import { fixtureTables, storedFixtures } from '../../db/soundRows.ts';
import { followedTopics } from '../../db/followedTopics.ts';
import { streamHealth } from '../../db/queries/session.ts';
import { slipView, type SlipView } from '../../db/queries/slip.ts';
import { bonusFault } from '../../domain/bet-slip/bonusPick.ts';
import { checkBet } from '../../domain/bet-slip/checkBet.ts';
import { Slip, type SlipEvent } from '../../domain/bet-slip/slip.ts';
import { bettingRequestOf, type BetIntent } from '../../domain/bets/bettingCall.ts';
import { policyOnTheWire } from '../../domain/bets/oddsPolicy.ts';
import { canBetOn, producerOf } from '../../domain/events/connection.ts';
import { isFollowed } from '../../domain/events/topics.ts';
import { accept, reject, type Decision } from '../../domain/kernel/decision.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { PlaceBetOutcome, PlaceBetRejection } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Locks } from '../ports/locks.ts';
import { randomId, type Randomness } from '../ports/randomness.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';
import { verdictOf, type BetVerdict } from './bettingAnswer.ts';
import { senderLock } from './senderLock.ts';
import { settleBet, type BetOnItsWay, type BetStores } from './settleBet.ts';

export interface PlaceBetDeps extends BetStores {
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly locks: Locks;
  readonly randomness: Randomness;
}

/** Shorter than the tab's own limit for a bet, so that the tab hears `unknown` from here. */
const BET_TIMEOUT_MS = 15_000;

const rejected = (rejection: PlaceBetRejection): PlaceBetOutcome => ({ kind: 'rejected', rejection });

/** @param parentKey the refused key whose changed odds this bet accepts, `null` for none */
export async function placeBet(deps: PlaceBetDeps, page: PageKind, parentKey: BetKey | null): Promise<PlaceBetOutcome> {
  const signedIn = await currentCredentials(deps.db, deps.vault);
  if (signedIn === undefined) return rejected({ reason: 'stale' });
  return deps.locks.request(senderLock(signedIn.memberId), { ifAvailable: true }, async (granted) =>
    granted ? send(deps, signedIn, page, parentKey) : rejected({ reason: 'betInFlight' }),
  );
}

/** Yes to the changed-odds question: takes the new odds over, then places the bet under a new key (CRT-12). */
export async function acceptChangedOdds(deps: PlaceBetDeps, page: PageKind): Promise<PlaceBetOutcome> {
  let parentKey: BetKey | undefined;
  const decision = await changeSlip(deps.db, {
    page,
    memberId: null,
    fixtureIds: [],
    at: deps.clock.now(),
    decide: ({ slip }) => {
      if (slip.phase.at !== 'changed') return reject('notAsked');
      parentKey = slip.phase.key;
      return accept({ type: 'ChangedOddsAccepted', page, key: slip.phase.key } as const);
    },
  });
  if (decision === 'otherSession') return rejected({ reason: 'stale' });
  if (!decision.ok || parentKey === undefined) return rejected({ reason: 'betInFlight' });
  return placeBet(deps, page, parentKey);
}

async function send(
  deps: PlaceBetDeps,
  signedIn: SignedIn,
  page: PageKind,
  parentKey: BetKey | null,
): Promise<PlaceBetOutcome> {
  const view = await slipView(deps.db, page);
  const refusal = await whyNot(deps, view);
  if (refusal !== undefined) return rejected(refusal);
  const key = BetKey.parse(randomId(deps.randomness));
  const { memberId } = signedIn;
  const bet: BetOnItsWay = { page, key, memberId };
  const { changeFlag, headers } = policyOnTheWire(view.slip.policy);
  const request = bettingRequestOf(page, memberId, view.slip.picks, view.slip.stake, changeFlag);
  const intent: BetIntent = { key, parentKey, memberId, page, request, createdAt: deps.clock.now() };
  const requested = await changeSlip(deps.db, {
    page,
    memberId,
    fixtureIds: view.slip.picks.map((pick) => pick.fixtureId),
    at: intent.createdAt,
    decide: (context) => requestBet(context, view.slip, key),
  });
  if (requested === 'otherSession') return rejected({ reason: 'stale' });
  if (!requested.ok) return rejected({ reason: requested.rejection });
  try {
    await storeIntent(deps.outbox, page, intent);
    await advance(deps.outbox, key, 'sent', deps.clock.now());
  } catch {
    // A bet that cannot be remembered is not sent.
    await settleBet(deps, bet, { kind: 'notPlaced' });
    return { kind: 'unknown' };
  }
  const verdict = await post(deps, signedIn, intent, headers);
  await settleBet(deps, bet, verdict);
  return outcomeOf(verdict);
}

async function whyNot(deps: PlaceBetDeps, view: SlipView): Promise<PlaceBetRejection | undefined> {
  if (view.slip.phase.at !== 'open') return { reason: 'betInFlight' };
  const odds = view.slip.picks.map((pick) => pick.odds);
  const rejection = checkBet(view.slip.stake, odds, view.limits) ?? bonusFault(view.slip.picks);
  if (rejection !== undefined) return rejection;
  if (!(await isFresh(deps, view.slip))) return { reason: 'stale' };
  return view.isBackable ? undefined : { reason: 'suspended' };
}

/**
 * Whether the connection and, for each pick, its stored game and the part of the feed its price comes from can be trusted now
 * (STL-3, S-14, D9), and whether the stream is of that game (S-20).
 */
async function isFresh({ db, clock }: PlaceBetDeps, slip: Slip): Promise<boolean> {
  const health = await streamHealth(db, 'events');
  const now = clock.now();
  const ids = slip.picks.map((pick) => pick.fixtureId);
  const fixtures = await db.transaction('rw', fixtureTables(db), () => storedFixtures(db, ids, now));
  if (fixtures === 'damaged') return false;
  const followed = await followedTopics(db);
  if (![...fixtures.values()].every(({ fixture }) => isFollowed(followed, fixture))) return false;
  const producers = [...fixtures.values()].map(({ fixture }) => producerOf(fixture));
  return canBetOn(health, now) && producers.every((producer) => canBetOn(health, now, producer));
}

/**
 * The slip must still be the one that was checked, because another tab may have changed it since; and each pick's stored game must be
 * one that its schema accepts (D9).
 */
function requestBet(
  { slip, fixtures }: SlipContext,
  checked: Slip,
  key: BetKey,
): Decision<SlipEvent, 'betInFlight' | 'stale'> {
  if (slip.picks.some((pick) => !fixtures.has(pick.fixtureId))) return reject('stale');
  const isSame = slip.phase.at === 'open' && sameSlip(slip, checked);
  return isSame ? accept({ type: 'BetRequested', page: slip.page, key }) : reject('betInFlight');
}

/** Compares what a bet says, whatever the order in which a stored row keeps its fields. */
function sameSlip(a: Slip, b: Slip): boolean {
  const read = Slip.safeParse(b);
  return read.success && JSON.stringify(a) === JSON.stringify(read.data);
}

async function post(
  deps: PlaceBetDeps,
  { credentials }: SignedIn,
  intent: BetIntent,
  policy: Readonly<Record<string, string>>,
): Promise<BetVerdict> {
  const { key, parentKey, request } = intent;
  const answer = await deps.client.call({
    method: 'POST',
    path: '/sports-prematch/betting',
    credentials,
    body: request,
    headers: { ...policy, 'idempotency-key': key, ...(parentKey === null ? {} : { 'hanpan-parent-key': parentKey }) },
    timeoutMs: BET_TIMEOUT_MS,
  });
  return answer.ok ? verdictOf(answer.value.status, answer.value.body) : { kind: 'unknown' };
}

function outcomeOf(verdict: BetVerdict): PlaceBetOutcome {
  switch (verdict.kind) {
    case 'accepted':
    case 'refused':
      return verdict;
    case 'changed':
      return { kind: 'changed' };
    case 'notPlaced':
    case 'unknown':
      // The slip tells which, to this tab and all others.
      return { kind: 'unknown' };
  }
}
