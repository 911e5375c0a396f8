/** Composition root of a tab: the one file of the app that builds things and touches what the browser gives. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { HanpanDatabase } from '../db/database.ts';
import { connectEngine } from '../worker/connection/engine.ts';
import { createPatientReload } from '../worker/connection/patientReload.ts';
import type { EnginePort } from '../worker/connection/workerLink.ts';
import { App } from './App.tsx';
import { registerServiceWorker } from './connection/registerServiceWorker.ts';
import { createUpdates } from './connection/updates.ts';
import { createKeeper } from './ports/keeper.ts';
import { routes } from './routes.tsx';
import { applyKeptTheme } from './theme/useTheme.ts';

declare const __HANPAN_BUILD__: string;

/** One worker for all tabs where the browser can; one per tab, of which one is elected, where it cannot (SYN-06). */
function createPort(): EnginePort {
  if ('SharedWorker' in window) {
    const worker = new SharedWorker(new URL('../worker/entry.ts', import.meta.url), { type: 'module', name: 'hanpan' });
    return { endpoint: worker.port, close: () => worker.port.close() };
  }
  const worker = new Worker(new URL('../worker/entry.ts', import.meta.url), { type: 'module', name: 'hanpan' });
  return { endpoint: worker, close: () => worker.terminate() };
}

applyKeptTheme();

const updates = createUpdates();
const now = () => Date.now();
const clock = {
  now,
  after: (ms: number, callback: () => void) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
const tab = createKeeper(() => sessionStorage);
const engine = connectEngine({
  tabId: crypto.randomUUID(),
  build: __HANPAN_BUILD__,
  clock,
  locks: {
    request: async (name, wish, use) => navigator.locks.request(name, wish, async (lock) => use(lock !== null)),
  },
  createPort,
  persist: async () => navigator.storage.persist(),
  onMismatch: () => updates.announce(reload),
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

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  registerServiceWorker(navigator.serviceWorker, updates.announce, reload).catch((error: unknown) => {
    console.warn('the shell is not kept for offline use', error);
  });
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <App
      ports={{
        db: new HanpanDatabase(),
        engine,
        now,
        local: createKeeper(() => localStorage),
        tab,
      }}
      updates={updates}
      router={createBrowserRouter(routes)}
    />
  </StrictMode>,
);
