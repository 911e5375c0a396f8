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
  const { local, network, bet, watch } = CALL_TIMEOUT_MS;
  return {
    tabId: deps.tabId,
    showPage: async (page) => {
      link.showPage(page);
      return orNull(await link.call(local, (calls) => calls.showPage(deps.tabId, page)));
    },
    lookAt: async (topics) => {
      link.lookAt(topics);
      return orNull(await link.call(local, (calls) => calls.lookAt(deps.tabId, link.lockName(), topics)));
    },
    login: async (request) => {
      const result = orGone(await link.call(network, (calls) => calls.login(request)));
      // A wish: whatever comes of it, the member is signed in.
      if (result.ok) deps.persist?.().catch(() => undefined);
      return result;
    },
    continueLogin: async (request) => orGone(await link.call(network, (calls) => calls.continueLogin(request))),
    checkRecommender: async (code) => orGone(await link.call(network, (calls) => calls.checkRecommender(code))),
    signUp: async (request) => orGone(await link.call(network, (calls) => calls.signUp(request))),
    findPassword: async (request) => orGone(await link.call(network, (calls) => calls.findPassword(request))),
    changePassword: async (request) => orGone(await link.call(network, (calls) => calls.changePassword(request))),
    editMember: async (edit) => orGone(await link.call(network, (calls) => calls.editMember(edit))),
    refreshDocument: async (name, isAnew) =>
      orGone(await link.call(network, (calls) => calls.refreshDocument(name, isAnew))),
    readMessage: async (messageId) => orGone(await link.call(network, (calls) => calls.readMessage(messageId))),
    deleteMessage: async (messageId) => orGone(await link.call(network, (calls) => calls.deleteMessage(messageId))),
    snoozePopup: async (popupId) => orGone(await link.call(local, (calls) => calls.snoozePopup(popupId))),
    launch: async (lobby, provider) => orGone(await link.call(network, (calls) => calls.launch(lobby, provider))),
    logout: async () => orNull(await link.call(network, (calls) => calls.logout())),
    togglePick: async (page, fixtureId, selectionId) =>
      orGone(await link.call(local, (calls) => calls.togglePick(page, fixtureId, selectionId))),
    removePick: async (page, selectionId) =>
      orGone(await link.call(local, (calls) => calls.removePick(page, selectionId))),
    restorePicks: async (page, picks) => orGone(await link.call(local, (calls) => calls.restorePicks(page, picks))),
    clearSlip: async (page) => orGone(await link.call(local, (calls) => calls.clearSlip(page))),
    changeStake: async (page, stake) => orGone(await link.call(local, (calls) => calls.changeStake(page, stake))),
    placeBet: (page, consent) =>
      bets.during(async () => orUnknown(await link.call(bet, (calls) => calls.placeBet(page, consent)))),
    acceptChangedOdds: (page, consent) =>
      bets.during(async () => orUnknown(await link.call(bet, (calls) => calls.acceptChangedOdds(page, consent)))),
    noBetUnderWay: () => bets.none(),
    declineChangedOdds: async (page) => orGone(await link.call(local, (calls) => calls.declineChangedOdds(page))),
    chooseOddsPolicy: async (page, policy) =>
      orGone(await link.call(local, (calls) => calls.chooseOddsPolicy(page, policy))),
    changedFixtures: async (fixtureIds, run) => {
      const settled = await link.call(watch, (calls) => calls.changedFixtures(deps.tabId, fixtureIds, run), true);
      return settled.at === 'answered' ? settled.value : undefined;
    },
    wake: async (reason) => orNull(await link.call(local, (calls) => calls.wake(reason))),
  };
}

function orGone<Value, Failure>(settled: Settled<Result<Value, Failure>>): Result<Value, Failure | CallFailure> {
  return settled.at === 'answered' ? settled.value : fail({ kind: 'workerGone' });
}

function orNull(settled: Settled<null>): null {
  return settled.at === 'answered' ? settled.value : null;
}

/** A bet whose answer was lost may have been placed; one that never left this tab was not, and nothing is known of its prices. */
function orUnknown(settled: Settled<PlaceBetOutcome>): PlaceBetOutcome {
  if (settled.at === 'answered') return settled.value;
  return settled.at === 'lost' ? { kind: 'unknown' } : { kind: 'rejected', rejection: { reason: 'stale' } };
}
