/**
 * The tab's side of the worker: everything a screen may ask for, as calls that always settle (law 3).
 *
 * A composition root gives it the way to a worker:
 * ```ts
 * createPort: () => {
 *   const worker = new SharedWorker(new URL('../worker/entry.ts', import.meta.url), { type: 'module', name: 'hanpan' });
 *   return { endpoint: worker.port, close: () => worker.port.close() };
 * }
 * ```
 * or, where `SharedWorker` is missing, `new Worker(…)` of the same file with `close: () => worker.terminate()` (SYN-06).
 */
import type { Topic } from '../../domain/events/topics.ts';
import { fail, type Result } from '../../domain/kernel/decision.ts';
import type { PageKind } from '../../domain/reference/pages.ts';
import {
  CALL_TIMEOUT_MS,
  type CallFailure,
  type ChangedFixtures,
  type EngineCalls,
  type PlaceBetOutcome,
} from '../contract.ts';
import { createBetsUnderWay } from './betsUnderWay.ts';
import { createWorkerLink, type LinkDeps, type Settled } from './workerLink.ts';

export interface Engine extends Omit<
  EngineCalls,
  'hello' | 'showPage' | 'lookAt' | 'goodbye' | 'untilOutdated' | 'changedFixtures'
> {
  readonly tabId: string;
  /** Tells which slip page this tab shows, `null` for none (CRT-10). Remembered, and told again to a new worker. */
  showPage(page: PageKind | null): Promise<null>;
  /** Tells whose prices this tab shows (S-16). Remembered, and told again to a new worker. */
  lookAt(topics: readonly Topic[]): Promise<null>;
  /** @returns `undefined` if the worker is gone or did not answer: nothing told before counts any more then */
  changedFixtures(fixtureIds: readonly string[], run: string | null): Promise<ChangedFixtures | undefined>;
  /** Resolves when no bet call of this tab is under way: at once, or after its answer. What a reload waits for (SYN-07). */
  noBetUnderWay(): Promise<void>;
}

export interface ConnectionDeps extends LinkDeps {
  /** `pagehide`: the tab dies or goes into the back/forward cache. */
  onHide(listener: () => void): void;
  /** Asks the browser to keep our storage under pressure; only a tab can. Called after each sign-in (D6). */
  persist?(): Promise<unknown>;
  /** `pageshow`: it comes back. */
  onShow(listener: () => void): void;
}

/** Connects this tab. Returns at once; calls made before the worker answered wait for it within their own time limit. */
export function connectEngine(deps: ConnectionDeps): Engine {
  const bets = createBetsUnderWay();
  // Asked to reload only between bets: what is under way is answered first.
  const link = createWorkerLink({
    ...deps,
    onMismatch: (welcome) => void bets.none().then(() => deps.onMismatch(welcome)),
  });
  deps.onHide(link.down);
  deps.onShow(link.up);
  link.up();
  const { local, network, login, bet, watch } = CALL_TIMEOUT_MS;
  const ask = async <Value, Failure>(
    limitMs: number,
    call: (calls: EngineCalls) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | CallFailure>> => orGone(await link.call(limitMs, call));
  const tell = async (limitMs: number, call: (calls: EngineCalls) => Promise<null>): Promise<null> => {
    await link.call(limitMs, call);
    return null;
  };
  return {
    tabId: deps.tabId,
    showPage: (page) => {
      link.showPage(page);
      return tell(local, (calls) => calls.showPage(deps.tabId, page));
    },
    lookAt: (topics) => {
      link.lookAt(topics);
      return tell(local, (calls) => calls.lookAt(deps.tabId, link.lockName(), topics));
    },
    login: async (request) => {
      const result = await ask(login, (calls) => calls.login(request));
      // A wish: whatever comes of it, the member is signed in.
      if (result.ok) deps.persist?.().catch(() => undefined);
      return result;
    },
    continueLogin: (request) => ask(network, (calls) => calls.continueLogin(request)),
    checkRecommender: (code) => ask(network, (calls) => calls.checkRecommender(code)),
    signUp: (request) => ask(network, (calls) => calls.signUp(request)),
    findPassword: (request) => ask(network, (calls) => calls.findPassword(request)),
    changePassword: (request) => ask(network, (calls) => calls.changePassword(request)),
    editMember: (edit) => ask(network, (calls) => calls.editMember(edit)),
    refreshDocument: (name, isAnew) => ask(network, (calls) => calls.refreshDocument(name, isAnew)),
    readMessage: (messageId) => ask(network, (calls) => calls.readMessage(messageId)),
    deleteMessage: (messageId) => ask(network, (calls) => calls.deleteMessage(messageId)),
    snoozePopup: (popupId) => ask(local, (calls) => calls.snoozePopup(popupId)),
    launch: (lobby, provider) => ask(network, (calls) => calls.launch(lobby, provider)),
    logout: () => tell(network, (calls) => calls.logout()),
    togglePick: (page, fixtureId, selectionId) => ask(local, (calls) => calls.togglePick(page, fixtureId, selectionId)),
    removePick: (page, selectionId) => ask(local, (calls) => calls.removePick(page, selectionId)),
    restorePicks: (page, picks) => ask(local, (calls) => calls.restorePicks(page, picks)),
    clearSlip: (page) => ask(local, (calls) => calls.clearSlip(page)),
    changeStake: (page, stake) => ask(local, (calls) => calls.changeStake(page, stake)),
    placeBet: (page, consent) =>
      bets.during(async () => orUnknown(await link.call(bet, (calls) => calls.placeBet(page, consent)))),
    acceptChangedOdds: (page, consent) =>
      bets.during(async () => orUnknown(await link.call(bet, (calls) => calls.acceptChangedOdds(page, consent)))),
    noBetUnderWay: () => bets.none(),
    declineChangedOdds: (page) => ask(local, (calls) => calls.declineChangedOdds(page)),
    chooseOddsPolicy: (page, policy) => ask(local, (calls) => calls.chooseOddsPolicy(page, policy)),
    changedFixtures: async (fixtureIds, run) => {
      const settled = await link.call(watch, (calls) => calls.changedFixtures(deps.tabId, fixtureIds, run), true);
      return settled.at === 'answered' ? settled.value : undefined;
    },
    chooseLine: (choice) => ask(local, (calls) => calls.chooseLine(choice)),
    wake: (reason) => tell(local, (calls) => calls.wake(reason)),
  };
}

function orGone<Value, Failure>(settled: Settled<Result<Value, Failure>>): Result<Value, Failure | CallFailure> {
  return settled.at === 'answered' ? settled.value : fail({ kind: 'workerGone' });
}

/** A bet whose answer was lost may have been placed; one that never left this tab was not, and nothing is known of its prices. */
function orUnknown(settled: Settled<PlaceBetOutcome>): PlaceBetOutcome {
  if (settled.at === 'answered') return settled.value;
  return settled.at === 'lost' ? { kind: 'unknown' } : { kind: 'rejected', rejection: { reason: 'stale' } };
}
