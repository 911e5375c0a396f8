/** Composition root of a tab: the one file of the app that builds things and touches what the browser gives. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import type { HanpanDatabase } from '../db/tables/database.ts';
import type { RowsAhead } from '../db/queries/readAhead.ts';
import { connectEngine } from './frame/link/connectEngine.ts';
import { createPatientReload } from './frame/link/patientReload.ts';
import { ROOM_CHANNEL } from '../worker/contract.ts';
import { watchRoom } from './frame/link/watchRoom.ts';
import type { EnginePort } from './frame/link/openConnection.ts';
import type { Locks } from '../worker/ports/locks.ts';
import { default as entryUrl } from '../worker/entry.ts?worker&url';
import { rowsAhead } from './ahead.ts';
import { App } from './App.tsx';
import { createUpdates } from './frame/connection/updates.ts';
import { scriptUrl } from './kit/links/scriptUrl.ts';
import { firstPathOf } from './kit/links/firstPaths.ts';
import { timeCall } from './frame/link/callTimings.ts';
import { createKeeper } from './kit/ports/keeper.ts';
import { openStore, whenIdleAfter, type OpenStore } from './frame/link/localStore.ts';
import { after } from './kit/timing/pageTimer.ts';
import { whenWorkerIsDue } from './kit/timing/whenIdle.ts';
import { firstRoutes, isForVisitors, joinRest, loadPage } from './firstRoutes.tsx';
import { StorageBoundary } from './shell/failure/StorageBoundary.tsx';
import { seemsSignedIn } from './frame/session/authKey.ts';
import { visitorsStart } from './frame/session/visitorsStart.ts';
import { followScreenSize } from './kit/theme/screenSize.ts';
import { loadTypeface } from './kit/theme/typeface.ts';
import { applyKeptTheme } from './kit/theme/useTheme.ts';

declare const __HANPAN_BUILD__: string;

/** One worker for all tabs where the browser can; one per tab, of which one is elected, where it cannot (SYN-06). */
function createPort(): EnginePort {
  if ('SharedWorker' in window) {
    const worker = new SharedWorker(scriptUrl(entryUrl), { type: 'module', name: 'hanpan' });
    return { endpoint: worker.port, close: () => worker.port.close() };
  }
  const worker = new Worker(scriptUrl(entryUrl), { type: 'module', name: 'hanpan' });
  return { endpoint: worker, close: () => worker.terminate() };
}

applyKeptTheme();
followScreenSize();

const updates = createUpdates();
const now = () => Date.now();
const elapsed = () => performance.now();
const clock = { now, after };
const tab = createKeeper(() => sessionStorage);
const locks: Locks = {
  request: async (name, wish, use) => navigator.locks.request(name, wish, async (lock) => use(lock !== null)),
};
const engine = connectEngine({
  tabId: crypto.randomUUID(),
  build: __HANPAN_BUILD__,
  clock,
  locks,
  createPort,
  whenDue: whenWorkerIsDue,
  persist: async () => navigator.storage.persist(),
  onMismatch: () => updates.announce(reload),
  onCall: timeCall,
  onHide: (listener) => addEventListener('pagehide', listener),
  onShow: (listener) =>
    addEventListener('pageshow', (event) => {
      if (event.persisted) listener();
    }),
});

const patientReload = createPatientReload({
  clock,
  noBetUnderWay: () => engine.noBetUnderWay(),
  keeper: tab,
  reload: () => location.reload(),
});
function reload(): void {
  void patientReload();
}

addEventListener('online', () => void engine.wake('online'));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void engine.wake('visible');
});

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

const local = createKeeper(() => localStorage);
// A browser that refuses storage looks like a visitor's, and is not taken for one: its page says what is wrong.
const isVisitor = local.isOpen() && !seemsSignedIn(local);
// Before the router asks for a page: its letters are the last to come.
const typeface = isVisitor ? undefined : loadTypeface(true);
const start = isVisitor
  ? visitorsStart(location.pathname, location.search, isForVisitors(location.pathname))
  : undefined;
// As the router itself writes an entry and reads it.
if (start !== undefined) history.replaceState({ usr: { from: start.from } }, '', start.to);
// The router gives every first page of a tab one key: an address that is typed would open where the one before it stood.
const entry = history.state as { readonly key?: string } | null;
if (entry?.key === undefined) history.replaceState({ ...entry, key: Math.random().toString(36).slice(2) }, '');
const router = createBrowserRouter(firstRoutes, { patchRoutesOnNavigation: joinRest });

const createDatabase = async () => new (await import('../db/tables/database.ts')).HanpanDatabase();
const retry = () => location.reload();
const drawn = whenIdleAfter(router);
// The worker is what a sign-in waits for: the database comes when it has answered, or cannot for a while.
const opening = (isVisitor ? drawn.then(() => engine.wake('visible')) : Promise.resolve()).then(async () => {
  const store = await openStore({ locks, clock, createDatabase });
  // A member's first page is not drawn before its letters are named.
  await typeface;
  return store;
});
// Read from the same storage, and before it: this waits for nothing that the page does not wait for.
const begun = opening.then(async (store) => ({ store, ahead: await rowsAhead }));
// Beside the worker: asked for once the database is here, the page behind the card would be a round trip later.
const ordering = drawn.then(() => import('./loadInOrder.ts'));
Promise.all([opening, ordering])
  .then(async ([store, { loadInOrder }]) => {
    await loadInOrder({
      db: store?.db,
      isVisitor,
      loadPage: () => loadPage(start?.from ?? firstPathOf('home')),
      updates,
      reload,
      router,
      ports,
    });
  })
  .catch((error: unknown) => {
    console.warn('not all of the site is here', error);
  });
const whenOpen = new Promise<HanpanDatabase>((resolve) => {
  opening.then((store) => (store === undefined ? undefined : resolve(store.db))).catch(() => undefined);
});
const roomChannel = new BroadcastChannel(ROOM_CHANNEL);
const room = watchRoom(
  { listen: (listener) => roomChannel.addEventListener('message', ({ data }) => listener(data)) },
  clock,
);
const ports = { engine, now, elapsed, local, tab, locks, whenOpen, room };
function draw(isStoring: boolean, store: OpenStore | Error | undefined, ahead?: RowsAhead): void {
  root.render(
    <StrictMode>
      <StorageBoundary isStoring={isStoring} onRetry={retry}>
        <App
          ports={ahead === undefined ? ports : { ...ports, ahead }}
          updates={updates}
          router={router}
          isVisitor={isVisitor}
          store={store}
        />
      </StorageBoundary>
    </StrictMode>,
  );
}
if (isVisitor) draw(true, undefined);
begun.then(
  ({ store, ahead }) => draw(store !== undefined, store, ahead),
  (error: unknown) => draw(true, error instanceof Error ? error : new Error('the database could not be loaded')),
);
