/**
 * The product: its shared worker, its database, its live query of the board, drawn as the peers draw. Composed as `src/app/main.tsx` does.
 */
import { HanpanDatabase } from '../../src/db/tables/database.ts';
import { connectEngine } from '../../src/app/frame/link/connectEngine.ts';
import { DatabaseProvider } from '../../src/app/frame/link/Database.tsx';
import { PortsProvider, type Ports } from '../../src/app/kit/ports/Ports.tsx';
import { createKeeper } from '../../src/app/kit/ports/keeper.ts';
import { whenWorkerIsDue } from '../../src/app/kit/timing/whenIdle.ts';
import { useBoard } from '../../src/app/sports/odds-board/useBoard.ts';
import { scriptUrl } from '../../src/app/kit/links/scriptUrl.ts';
import { default as entryUrl } from '../../src/worker/entry.ts?worker&url';
import { boardQuery, rowsAhead } from './hanpanAhead.ts';
import { FixtureLine } from './screen/FixtureLine.tsx';
import { noteAnswer, answersSoFar } from './screen/queryNotes.ts';
import { startPage } from './screen/startPage.tsx';

declare const __HANPAN_BUILD__: string;

const now = () => Date.now();

const locks: Ports['locks'] = {
  request: async (name, wish, use) => navigator.locks.request(name, wish, async (lock) => use(lock !== null)),
};
const engine = connectEngine({
  tabId: crypto.randomUUID(),
  build: __HANPAN_BUILD__,
  clock: {
    now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  locks,
  whenDue: whenWorkerIsDue,
  createPort: () => {
    const worker = new SharedWorker(scriptUrl(entryUrl), { type: 'module', name: 'hanpan' });
    return { endpoint: worker.port, close: () => worker.port.close() };
  },
  onMismatch: () => {
    throw new Error('another worker answered');
  },
  onHide: (listener) => addEventListener('pagehide', listener),
  onShow: (listener) => addEventListener('pageshow', (event) => event.persisted && listener()),
});

const db = new HanpanDatabase();
const ports: Ports = {
  whenOpen: Promise.resolve(db),
  engine,
  now,
  elapsed: () => performance.now(),
  local: createKeeper(() => localStorage),
  tab: createKeeper(() => sessionStorage),
  locks,
  room: { subscribe: () => () => undefined, isFull: () => false },
};

function Board() {
  const { view } = useBoard('wintielose', boardQuery, 'whole', undefined);
  noteAnswer(view);
  return (
    <ul>
      {view?.fixtures.map((fixture) => (
        <FixtureLine key={fixture.fixtureId} fixture={fixture} />
      ))}
    </ul>
  );
}

void rowsAhead.then((ahead) => {
  startPage(
    <PortsProvider value={{ ...ports, ahead }}>
      <DatabaseProvider value={db}>
        <Board />
      </DatabaseProvider>
    </PortsProvider>,
    {
      login: async () => (await engine.login({ userId: 'bench', password: 'bench' })).ok,
      answers: answersSoFar,
      logRecords: () => db.log.count(),
    },
  );
});
