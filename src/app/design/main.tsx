/**
 * Composition root of `/design`, which is no part of the built site: only the development server serves it.
 *
 * Its engine reaches no worker and its database is one of its own, empty: what is shown comes from this folder alone.
 */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '../kit/theme/reset.css.ts';
import '../frame/session/firstPaintFont.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { HanpanDatabase } from '../../db/tables/database.ts';
import { connectEngine } from '../frame/link/connectEngine.ts';
import { DatabaseProvider } from '../frame/link/Database.tsx';
import { createKeeper } from '../kit/ports/keeper.ts';
import { PortsProvider } from '../kit/ports/Ports.tsx';
import { followScreenSize } from '../kit/theme/screenSize.ts';
import { applyKeptTheme } from '../kit/theme/useTheme.ts';
import { ToastProvider } from '../kit/ui/Toast.tsx';
import { DesignPage } from './DesignPage.tsx';

applyKeptTheme();
followScreenSize();

const now = () => Date.now();
// Never granted, so that no port is ever asked for.
const locks = { request: async () => new Promise<never>(() => undefined) };
const engine = connectEngine({
  tabId: 'design',
  build: 'design',
  clock: {
    now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  locks,
  createPort: () => ({ endpoint: new MessageChannel().port1, close: () => undefined }),
  onMismatch: () => undefined,
  onHide: () => undefined,
  onShow: () => undefined,
});
const db = new HanpanDatabase('hanpan-design');
const ports = {
  whenOpen: Promise.resolve(db),
  engine,
  now,
  elapsed: () => performance.now(),
  local: createKeeper(() => localStorage),
  tab: createKeeper(() => sessionStorage),
  locks,
  room: { subscribe: () => () => undefined, isFull: () => false },
};

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <PortsProvider value={ports}>
      <DatabaseProvider value={db}>
        <ToastProvider>
          <MemoryRouter>
            <DesignPage />
          </MemoryRouter>
        </ToastProvider>
      </DatabaseProvider>
    </PortsProvider>
  </StrictMode>,
);
