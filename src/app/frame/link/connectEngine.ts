/**
 * Connects a tab to a worker: every call of the table, settled whatever becomes of the worker (WRK-4, WRK-5).
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
import { fail } from '../../../domain/kernel/decision.ts';
import {
  callTable,
  type AnswerKind,
  type CallName,
  type EngineCalls,
  type GivenTo,
  type HeardOf,
  type ScreenCallName,
} from '../../../worker/callTable.ts';
import type { Engine } from '../../kit/ports/engine.ts';
import { createBetsUnderWay } from './betsUnderWay.ts';
import { createWorkerLink, type LinkDeps } from './workerLink.ts';

export interface ConnectionDeps extends LinkDeps {
  /** `pagehide`: the tab dies or goes into the back/forward cache. */
  onHide(listener: () => void): void;
  /** Asks the browser to keep our storage under pressure; only a tab can. Called after each sign-in (D6). */
  persist?(): Promise<unknown>;
  /** `pageshow`: it comes back. */
  onShow(listener: () => void): void;
}

/** What stands for an answer that did not come. */
const missing: { readonly [Kind in AnswerKind]: (at: 'lost' | 'neverSent') => unknown } = {
  result: () => fail({ kind: 'workerGone' }),
  // A bet whose answer was lost may have been placed; one that never left this tab was not, and nothing is known of its prices.
  bet: (at) => (at === 'lost' ? { kind: 'unknown' } : { kind: 'rejected', rejection: { reason: 'stale' } }),
  nothing: () => null,
  news: () => undefined,
};

/** Connects this tab. Returns at once; calls made before the worker answered wait for it within their own time limit. */
export function connectEngine(deps: ConnectionDeps): Engine {
  const { tabId } = deps;
  const bets = createBetsUnderWay();
  // Asked to reload only between bets: what is under way is answered first.
  const link = createWorkerLink({
    ...deps,
    onMismatch: (welcome) => void bets.none().then(() => deps.onMismatch(welcome)),
  });
  deps.onHide(link.down);
  deps.onShow(link.up);
  link.up();

  const ask = <Name extends CallName>(name: Name, given: GivenTo<Name>): Promise<HeardOf<Name>> => {
    const { kind } = callTable[name];
    const call = async () => {
      const settled = await link.call(name, given);
      // What stands for an answer is one of its kind.
      return settled.at === 'answered' ? settled.value : (missing[kind](settled.at) as HeardOf<Name>);
    };
    return kind === 'bet' ? bets.during(call) : call();
  };
  /** Asks for lasting storage once somebody is signed in: a wish, whatever comes of it. */
  const keeping = async <Heard extends HeardOf<'login' | 'continueLogin'>>(heard: Promise<Heard>): Promise<Heard> => {
    const result = await heard;
    // Not yet where something is asked for first.
    if (result.ok && result.value === null) deps.persist?.().catch(() => undefined);
    return result;
  };
  const proxies = Object.keys(callTable).map((name) => [
    name,
    (...given: GivenTo<CallName>) => ask(name as CallName, given),
  ]);

  return {
    // Each takes and answers what its row says; a table that is walked over cannot tell that to the compiler.
    ...(Object.fromEntries(proxies) as Pick<EngineCalls, ScreenCallName>),
    tabId,
    login: (request) => keeping(ask('login', [request])),
    continueLogin: (request) => keeping(ask('continueLogin', [request])),
    showPage: (page) => {
      link.shown.page = page;
      return ask('showPage', [tabId, page]);
    },
    lookAt: (topics) => {
      link.shown.topics = topics;
      return ask('lookAt', [tabId, link.lockName(), topics]);
    },
    changedFixtures: (fixtureIds, run) => ask('changedFixtures', [tabId, fixtureIds, run]),
    noBetUnderWay: () => bets.none(),
  };
}
