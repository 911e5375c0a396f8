/**
 * The worker's stand-in: answers every call of the call table with what was answered then, or with what leaves everything as it is (RPL-3). Nothing
 * is placed, paid, fetched or kept, and nobody signs in or out: the screens show what the recording stored.
 */
import { fail, succeed } from '../../../../domain/kernel/decision.ts';
import { callTable, type AnswerKind, type CallName, type EngineCalls } from '../../../../worker/callTable.ts';
import type { Engine } from '../../../kit/ports/engine.ts';

/** @returns what was answered then; `undefined` if nobody asked */
type AskThen = (name: string, given: readonly unknown[]) => Promise<unknown>;

/** Calls whose answer says nothing that is not stored: the recording stored it, or did not. */
const SAYS_NOTHING: ReadonlySet<CallName> = new Set(['refreshDocument', 'readList', 'viewGame', 'readMessage']);
/** Calls that would change something: what was answered to another press is no answer to this one. */
const CHANGES: ReadonlySet<CallName> = new Set([
  'login',
  'continueLogin',
  'signUp',
  'findPassword',
  'changePassword',
  'changePin',
  'editMember',
  'deleteMessage',
  'snoozePopup',
  'launch',
  'toggleFavourite',
  'chooseSlip',
  'switchShortcut',
  'switchAlert',
  'markPrice',
  'cancelBet',
  'perform',
  'togglePick',
  'removePick',
  'restorePicks',
  'clearSlip',
  'changeStake',
  'declineChangedOdds',
  'chooseOddsPolicy',
  'chooseLine',
  'recording',
]);

const standsFor: { readonly [Kind in AnswerKind]: () => unknown } = {
  result: () => fail({ kind: 'workerGone' }),
  bet: () => ({ kind: 'rejected', rejection: { reason: 'stale' } }),
  nothing: () => null,
  // It comes when it happens, and here it does not.
  news: async () => new Promise<never>(() => undefined),
};

async function answerOf(name: CallName, given: readonly unknown[], askThen: AskThen): Promise<unknown> {
  const { kind } = callTable[name];
  // An alert was told when it was news.
  if (name === 'claimAlert') return succeed(false);
  if (SAYS_NOTHING.has(name)) return succeed(null);
  if (kind !== 'result' || CHANGES.has(name)) return standsFor[kind]();
  return (await askThen(name, given)) ?? standsFor.result();
}

export function createReplayEngine(askThen: AskThen): Engine {
  const calls = Object.keys(callTable).map((name) => [
    name,
    async (...given: unknown[]) => answerOf(name as CallName, given, askThen),
  ]);
  return {
    // Each takes and answers what its row says; a table that is walked over cannot tell that to the compiler.
    ...(Object.fromEntries(calls) as EngineCalls),
    tabId: 'replay',
    showPage: async () => null,
    lookAt: async () => null,
    changedFixtures: standsFor.news as Engine['changedFixtures'],
    noBetUnderWay: async () => undefined,
  };
}
