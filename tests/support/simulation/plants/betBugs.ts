/** Bugs in placing bets and in what becomes of slips. */
import { bug, type PlantedBug } from './bug.ts';

const PLACE = 'worker/commands/placeBet.ts';
const REFUSAL = 'worker/commands/betRefusal.ts';

export const BET_BUGS: readonly PlantedBug[] = [
  bug(
    'bet',
    'bet-without-key',
    'a bet is sent without its key',
    [],
    [PLACE, "'idempotency-key': key,", "'x-bet-key': key,"],
  ),
  bug(
    'bet',
    'new-key-on-retry',
    'a bet of unknown outcome is sent again under a new key',
    ['replyLost'],
    [
      PLACE,
      'const verdict = await post(deps, signedIn, intent);',
      "let verdict = await post(deps, signedIn, intent);\n  if (verdict.kind === 'unknown') verdict = await post(deps, signedIn, { ...intent, key: BetKey.parse(randomId(deps.randomness)) });",
    ],
  ),
  bug(
    'bet',
    'void-not-asked',
    'a bet the origin has not seen yet is taken for not placed',
    ['requestDoubled', 'replyLost'],
    [
      'worker/commands/keyState.ts',
      'return mayVoid ? voidKey(client, credentials, key) : { state: undefined, restMs: 0 };',
      "return { state: mayVoid ? { state: 'void' } : undefined, restMs: 0 };",
    ],
  ),
  bug(
    'bet',
    'outbox-not-durable',
    'a bet is sent before it is remembered',
    [],
    [PLACE, 'await storeSent(deps.outbox, page, intent, follows);', ''],
  ),
  bug(
    'bet',
    'put-back-and-bet-again',
    'a slip that a power cut put back to before a bet offers it once more',
    ['powerCut'],
    [PLACE, 'isAnswered || placedAlready(slip, sent, sessionId) !== undefined', 'isAnswered'],
    [
      'worker/commands/reconciler.ts',
      'return (answer ?? placedAlready(slip, sent, sessionId))?.key;',
      'return (answer ?? placedAlready(slip, [], sessionId))?.key;',
    ],
  ),
  bug(
    'bet',
    'stale-not-checked',
    'a bet is sent on prices nobody has confirmed for long',
    ['halfOpen'],
    [
      REFUSAL,
      'return canBetOn(health, now) && producers.every((producer) => canBetOn(health, now, producer));',
      'return producers.length >= 0 || canBetOn(health, now);',
    ],
  ),
  bug(
    'bet',
    'suspended-not-checked',
    'a bet is sent on a suspended selection',
    [],
    [REFUSAL, "return view.isBackable ? undefined : { reason: 'suspended' };", 'return undefined;'],
  ),
  bug(
    'bet',
    'late-answer-applied',
    'the answer to an earlier bet changes the slip of a later one',
    ['betOutrun'],
    ['domain/bet-slip/slip.ts', '(waitingKeyOf(slip) === key ? next : slip)', '(key === undefined ? slip : next)'],
  ),
  bug(
    'bet',
    'outcome-not-told',
    'the outbox knows how a bet ended and the slip does not',
    ['requestLost'],
    [
      'worker/commands/settleBet.ts',
      'return isKnownAlready ? accept() : accept(slipEventOf(bet, verdict));',
      "return isKnownAlready || verdict.kind === 'notPlaced' ? accept() : accept(slipEventOf(bet, verdict));",
    ],
  ),
  bug(
    'bet',
    'unknown-taken-for-refused',
    'a server error is taken for a refusal',
    ['errorAfterCommit'],
    [
      'worker/commands/bettingAnswer.ts',
      'if (!REFUSALS.includes(status)) return UNKNOWN;',
      'if (!REFUSALS.includes(status) && status < 500) return UNKNOWN;',
    ],
  ),
  bug(
    'bet',
    'slip-let-go',
    'a slip can be cleared while its bet is on its way',
    ['slowReply'],
    [
      'domain/bet-slip/decideSlip.ts',
      "export function clearSlip(slip: Slip, reason: 'member' | 'leftPage'): SlipDecision {\n  if (slip.phase.at !== 'open') return reject({ reason: 'betInFlight' });",
      "export function clearSlip(slip: Slip, reason: 'member' | 'leftPage'): SlipDecision {",
    ],
  ),
  bug(
    'bet',
    'bet-on-what-is-left-out',
    'a bet is placed on a price that is not kept up to date',
    ['lookMoved'],
    [REFUSAL, 'if (!offered.every((fixture) => isOfTopics(followed, fixture))) return false;', ''],
  ),
];
