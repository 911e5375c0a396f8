/**
 * Places the bet that a member said yes to, at most once per yes (CRT-11, CRT-15, CRT-19): the slip read once, the checks on it, which must
 * still be what they were asked, one durable write, the request sent once under its own key. Whatever is not known afterwards is left to
 * the reconciler.
 */
import { changeSlip } from '../../db/ingest/ingestSlip.ts';
import { answerTo, placedAlready, sentBets, storeSent } from '../../db/records/outbox.ts';
import { offerFacts } from '../../db/care/offerFacts.ts';
import { baseOf } from '../../db/queries/slip.ts';
import type { BetIntent } from '../../domain/bet-slip/betIntent.ts';
import * as consents from '../../domain/bet-slip/consent.ts';
import type { BetConsent } from '../../domain/bet-slip/consent.ts';
import { evolveSlip, type SlipEvent } from '../../domain/bet-slip/slip.ts';
import type { SlipPick } from '../../domain/bet-slip/slipPick.ts';
import { bettingRequestOf } from '../../domain/bets/bettingCall.ts';
import { policyOnTheWire } from '../../domain/bets/oddsPolicy.ts';
import { scoresOnTheWire } from '../../domain/bets/seenScores.ts';
import { placeBetCall } from '../../domain/calls/betting.ts';
import { reject, type Decision } from '../../domain/kernel/decision.ts';
import { BetKey } from '../../domain/kernel/ids.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import type { PlaceBetOutcome, PlaceBetRejection } from '../contract.ts';
import type { OriginClient } from '../http/originClient.ts';
import type { Credentials } from '../http/request.ts';
import type { Locks } from '../ports/locks.ts';
import { randomId, type Randomness } from '../ports/randomness.ts';
import { currentCredentials, type SignedIn } from '../session/currentCredentials.ts';
import type { TokenVault } from '../session/tokenVault.ts';
import { betRefusal } from './betRefusal.ts';
import { saidInText, verdictOf, verdictOfKey, type BetVerdict } from './bettingAnswer.ts';
import { senderLock } from './senderLock.ts';
import { settleBet, type BetOnItsWay, type BetStores } from './settleBet.ts';
import { voidKey } from './keyState.ts';

/** Randomness makes the key of each bet; the vault gives the token; `BetStores` is where intent and slip are kept. */
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

/**
 * Yes to the changed-odds question: takes the new odds over, then places the bet under a new key (CRT-12). A question that a power cut has put back on the slip was answered
 * for good: only the outbox is sure to remember it (CNS-4).
 */
export async function acceptChangedOdds(
  deps: PlaceBetDeps,
  page: PageKind,
  consent: BetConsent,
): Promise<PlaceBetOutcome> {
  const sent = await deps.outbox.intents.toArray();
  if (answerTo(sent, consent.question) !== undefined) return rejected({ reason: 'betInFlight' });
  const decision = await changeSlip(deps.db, {
    page,
    memberId: null,
    fixtures: fixturesOf(consent),
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
  // The key of a question is the key of its bet: a second yes to it, however late, is the same bet.
  const key = parentKey === null ? consent.question : BetKey.parse(randomId(deps.randomness));
  const { memberId } = signedIn;
  const { sessionId } = signedIn.credentials;
  const sent = await sentBets(deps.outbox, memberId);
  const isAnswered = sent.some((row) => row.key === key);
  const bet: BetOnItsWay = { page, key, memberId };
  const createdAt = deps.clock.now();
  const facts = await offerFacts(deps.db, fixturesOf(consent), createdAt);
  if (facts === 'damaged') return rejected({ reason: 'stale' });
  let picks: readonly SlipPick[] = [];
  let follows: string = sessionId;
  // The slip is read here and nowhere before: what is judged is what becomes a bet, in one transaction.
  const requested = await changeSlip(deps.db, {
    page,
    memberId,
    fixtures: facts.fixtures,
    at: createdAt,
    decide: ({ slip, member, limitRows, fixtures }): Decision<SlipEvent, PlaceBetRejection> => {
      const decision = consents.requestBet(slip, (id) => fixtures.get(id), consent, key, createdAt);
      if (!decision.ok) return reject({ reason: decision.rejection });
      const refusal = betRefusal(baseOf(slip, member, limitRows), consent.terms, facts, createdAt);
      if (refusal !== undefined) return reject(refusal);
      if (isAnswered || placedAlready(slip, sent, sessionId) !== undefined) return reject({ reason: 'betInFlight' });
      follows = slip.lastKey ?? sessionId;
      ({ picks } = decision.events.reduce(evolveSlip, slip));
      return decision;
    },
  });
  if (requested === 'otherSession') return rejected({ reason: 'stale' });
  if (!requested.ok) return rejected(requested.rejection);
  const { changeFlag } = policyOnTheWire(consent.terms.policy);
  const request = bettingRequestOf(page, memberId, picks, consent.terms.stake, changeFlag);
  const intent: BetIntent = { key, parentKey, memberId, page, request, consent, createdAt };
  try {
    await storeSent(deps.outbox, page, intent, follows);
  } catch {
    // A bet that cannot be remembered is not sent.
    await settleBet(deps, bet, { kind: 'notPlaced' });
    return { kind: 'unknown' };
  }
  const verdict = await post(deps, signedIn, intent);
  await settleBet(deps, bet, verdict);
  return outcomeOf(verdict);
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
  const { state } = await voidKey(deps.client, credentials, key);
  const verdict = (state && verdictOfKey(state)) ?? { kind: 'unknown' };
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
