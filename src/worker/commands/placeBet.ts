/**
 * Places the bet that a member said yes to, at most once per yes (CRT-11, CRT-15, CRT-19): the checks again on what is stored, which must
 * still be what they were asked, the intent made durable, the request sent once under its own key. Whatever is not known afterwards is
 * left to the reconciler.
 */
import { changeSlip } from '../../db/ingest/ingestSlip.ts';
import { advance, storeIntent } from '../../db/records/outbox.ts';
import { fixtureTables, storedFixtures } from '../../db/care/soundRows.ts';
import { followedTopics } from '../../db/records/followedTopics.ts';
import { readPartial } from '../../db/records/partialOffer.ts';
import { streamHealth } from '../../db/queries/session.ts';
import { slipView, termsOfView, type SlipView } from '../../db/queries/slip.ts';
import type { BetIntent } from '../../domain/bet-slip/betIntent.ts';
import { bonusFault } from '../../domain/bet-slip/bonusPick.ts';
import { checkBet } from '../../domain/bet-slip/checkBet.ts';
import * as consents from '../../domain/bet-slip/consent.ts';
import type { BetConsent, ConsentRejection } from '../../domain/bet-slip/consent.ts';
import { evolveSlip, type Pick, type Slip, type SlipEvent } from '../../domain/bet-slip/slip.ts';
import { bettingRequestOf } from '../../domain/bets/bettingCall.ts';
import { policyOnTheWire } from '../../domain/bets/oddsPolicy.ts';
import { scoresOnTheWire } from '../../domain/bets/seenScores.ts';
import { placeBetCall } from '../../domain/calls/betting.ts';
import { canBetOn, producerOf } from '../../domain/events/connection.ts';
import { isFollowed } from '../../domain/events/topics.ts';
import { reject, type Decision } from '../../domain/kernel/decision.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { PlaceBetOutcome, PlaceBetRejection } from '../contract.ts';
import type { Credentials, OriginClient } from '../http/originClient.ts';
import type { Locks } from '../ports/locks.ts';
import { randomId, type Randomness } from '../ports/randomness.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';
import { saidInText, verdictOf, type BetVerdict } from './bettingAnswer.ts';
import { senderLock } from './senderLock.ts';
import { settleBet, type BetOnItsWay, type BetStores } from './settleBet.ts';
import { voidKey } from './voidKey.ts';

export interface PlaceBetDeps extends BetStores {
  readonly client: OriginClient;
  readonly vault: TokenVault;
  readonly locks: Locks;
  readonly randomness: Randomness;
}

const rejected = (rejection: PlaceBetRejection): PlaceBetOutcome => ({ kind: 'rejected', rejection });

/**
 * @param consent what the member was asked and said yes to
 * @param parentKey the refused key whose changed odds this bet accepts, `null` for none
 */
export async function placeBet(
  deps: PlaceBetDeps,
  page: PageKind,
  consent: BetConsent,
  parentKey: BetKey | null,
): Promise<PlaceBetOutcome> {
  const signedIn = await currentCredentials(deps.db, deps.vault);
  if (signedIn === undefined) return rejected({ reason: 'stale' });
  return deps.locks.request(senderLock(signedIn.memberId), { ifAvailable: true }, async (granted) =>
    granted ? send(deps, signedIn, page, consent, parentKey) : rejected({ reason: 'betInFlight' }),
  );
}

/** Yes to the changed-odds question: takes the new odds over, then places the bet under a new key (CRT-12). */
export async function acceptChangedOdds(
  deps: PlaceBetDeps,
  page: PageKind,
  consent: BetConsent,
): Promise<PlaceBetOutcome> {
  const decision = await changeSlip(deps.db, {
    page,
    memberId: null,
    fixtureIds: fixturesOf(consent),
    at: deps.clock.now(),
    decide: ({ slip, fixtures }) => consents.acceptChangedOdds(slip, (id) => fixtures.get(id), consent),
  });
  if (decision === 'otherSession') return rejected({ reason: 'stale' });
  if (!decision.ok) return rejected({ reason: decision.rejection });
  return placeBet(deps, page, consent, consent.question);
}

const fixturesOf = ({ terms }: BetConsent) => terms.picks.map((pick) => pick.fixtureId);

async function send(
  deps: PlaceBetDeps,
  signedIn: SignedIn,
  page: PageKind,
  consent: BetConsent,
  parentKey: BetKey | null,
): Promise<PlaceBetOutcome> {
  const view = await slipView(deps.db, page);
  const refusal = await whyNot(deps, view, consent);
  if (refusal !== undefined) return rejected(refusal);
  // The key of a question is the key of its bet: a second yes to it, however late, is the same bet.
  const key = parentKey === null ? consent.question : BetKey.parse(randomId(deps.randomness));
  if ((await deps.outbox.intents.get(key)) !== undefined) return rejected({ reason: 'betInFlight' });
  const { memberId } = signedIn;
  const bet: BetOnItsWay = { page, key, memberId };
  const createdAt = deps.clock.now();
  let picks: readonly Pick[] = [];
  const requested = await changeSlip(deps.db, {
    page,
    memberId,
    fixtureIds: fixturesOf(consent),
    at: createdAt,
    decide: ({ slip, fixtures }): Decision<SlipEvent, ConsentRejection | 'stale'> => {
      // Each pick's stored game must be one that its schema accepts (D9).
      if (slip.picks.some((pick) => !fixtures.has(pick.fixtureId))) return reject('stale');
      const decision = consents.requestBet(slip, (id) => fixtures.get(id), consent, key);
      if (decision.ok) ({ picks } = decision.events.reduce(evolveSlip, slip));
      return decision;
    },
  });
  if (requested === 'otherSession') return rejected({ reason: 'stale' });
  if (!requested.ok) return rejected({ reason: requested.rejection });
  const { changeFlag } = policyOnTheWire(consent.terms.policy);
  const request = bettingRequestOf(page, memberId, picks, consent.terms.stake, changeFlag);
  const intent: BetIntent = { key, parentKey, memberId, page, request, consent, createdAt };
  try {
    await storeIntent(deps.outbox, page, intent);
    await advance(deps.outbox, key, 'sent', deps.clock.now());
  } catch {
    // A bet that cannot be remembered is not sent.
    await settleBet(deps, bet, { kind: 'notPlaced' });
    return { kind: 'unknown' };
  }
  const verdict = await post(deps, signedIn, intent);
  await settleBet(deps, bet, verdict);
  return outcomeOf(verdict);
}

async function whyNot(
  deps: PlaceBetDeps,
  view: SlipView,
  { terms }: BetConsent,
): Promise<PlaceBetRejection | undefined> {
  if (view.slip.phase.at !== 'open') return { reason: 'betInFlight' };
  if (!consents.isSameTo(terms, termsOfView(view))) return { reason: 'questionChanged' };
  const odds = terms.picks.map((pick) => pick.odds);
  const rejection = checkBet(terms.stake, odds, view.limits) ?? bonusFault(view.picks.map(({ quote }) => quote.pick));
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
  // Of a partial offer, what is not stored may be on offer (S-25).
  if (ids.some((id) => !fixtures.has(id)) && (await readPartial(db)) !== undefined) return false;
  const followed = await followedTopics(db);
  if (![...fixtures.values()].every(({ fixture }) => isFollowed(followed, fixture))) return false;
  const producers = [...fixtures.values()].map(({ fixture }) => producerOf(fixture));
  return canBetOn(health, now) && producers.every((producer) => canBetOn(health, now, producer));
}

async function post(
  deps: PlaceBetDeps,
  { credentials }: SignedIn,
  { key, parentKey, request, consent }: BetIntent,
): Promise<BetVerdict> {
  const { headers: policy } = policyOnTheWire(consent.terms.policy);
  const scores = scoresOnTheWire(consents.scoresSeen(consent.terms));
  const answer = await deps.client.ask(placeBetCall, {
    credentials,
    body: request,
    headers: {
      ...policy,
      ...scores,
      'idempotency-key': key,
      ...(parentKey === null ? {} : { 'hanpan-parent-key': parentKey }),
    },
    takesText: true,
  });
  if (!answer.ok) return { kind: 'unknown' };
  const { status, body } = answer.value;
  const said = saidInText(status, body);
  return said === undefined ? verdictOf(status, body) : refusedIfVoid(deps, credentials, key, said);
}

/** A refusal in plain text counts once its key is void, so that no copy of the request can execute; until then nothing is known. */
async function refusedIfVoid(
  deps: PlaceBetDeps,
  credentials: Credentials,
  key: BetKey,
  message: string,
): Promise<BetVerdict> {
  const { verdict } = await voidKey(deps.client, credentials, key);
  return verdict.kind === 'notPlaced' ? { kind: 'refused', message } : verdict;
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
