/**
 * A simulated browser: workers and tabs over one set of locks, one disk and one wire. Everything between a tab's call and the
 * wire is the engine's own code; a killed worker or tab stops in the middle of whatever it did.
 */
import { connectEngine, type Engine } from '../../../src/worker/connection/engine.ts';
import { createHost } from '../../../src/worker/host.ts';
import { memoryLocks } from '../engine/memoryLocks.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import { plainCrypto } from './plainCrypto.ts';
import { portPair, type SimulatedPort } from './ports.ts';
import type { Storage, Stores } from './storage.ts';
import type { Wire } from './wire.ts';

export interface SimulatedWorker {
  readonly isDead: boolean;
  kill(): void;
  /** Dies before one of its next operations on storage. */
  killAtOperation(countdown: number): void;
}

export interface SimulatedTab {
  readonly engine: Engine;
  readonly isOpen: boolean;
  close(): void;
  hide(): void;
  show(): void;
}

export interface Browser {
  /** The stores as a tab sees them. */
  readonly stores: Stores;
  readonly workers: readonly SimulatedWorker[];
  readonly tabs: readonly SimulatedTab[];
  openTab(): SimulatedTab;
  /** From now on new connections meet a worker at another address, as after a deploy. */
  moveAddress(): void;
  /** Every process ends at once. */
  die(): void;
}

export interface BrowserDeps {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly storage: Storage;
  readonly wire: Wire;
  /** One worker per tab instead of one for all (SYN-06). */
  readonly isDedicated: boolean;
  onTrace(what: string): void;
}

export function createBrowser({ agenda, dice, storage, wire, isDedicated, onTrace }: BrowserDeps): Browser {
  const locks = memoryLocks();
  const listeners = new Set<(message: unknown) => void>();
  const workers: (SimulatedWorker & { readonly host: ReturnType<typeof createHost>; readonly address: number })[] = [];
  let tabs: SimulatedTab[] = [];
  let tabCount = 0;
  let address = 0;

  const startWorker = () => {
    const agent = locks.agent();
    const own = new Set<(message: unknown) => void>();
    let isDead = false;
    let countdown = Infinity;
    const kill = () => {
      if (isDead) return;
      isDead = true;
      onTrace(`worker ${number} killed`);
      stores.die();
      network.unplug();
      agent.die();
      for (const listener of own) listeners.delete(listener);
      // It does nothing more; its live queries would otherwise be asked for ever.
      void host.stop();
    };
    const stores = storage.connect(() => {
      countdown -= 1;
      if (countdown <= 0) kill();
    });
    const network = wire.plug(() => isDead);
    const number = workers.length + 1;
    const chance = dice.fork(`worker ${number}`);
    const host = createHost({
      clock: {
        now: agenda.now,
        after: (ms, callback) =>
          agenda.after(ms, () => {
            if (!isDead) callback();
          }),
      },
      locks: agent,
      channel: {
        post: (message) => {
          if (isDead) return;
          for (const listener of listeners) if (!own.has(listener)) agenda.after(1, () => listener(message));
        },
        listen: (listener) => {
          listeners.add(listener);
          own.add(listener);
        },
      },
      fetch: network.fetch,
      randomness: chance,
      crypto: plainCrypto,
      db: stores.db,
      outbox: stores.outbox,
      base: '/api',
      build: 'simulated',
      log: {
        warn: (what, facts) => {
          onTrace(`warn ${what} ${JSON.stringify(facts ?? {})}`);
        },
      },
    });
    const worker = {
      host,
      address,
      kill,
      killAtOperation: (count: number) => {
        countdown = count;
      },
      get isDead() {
        return isDead;
      },
    };
    workers.push(worker);
    return worker;
  };

  const sharedWorker = () => workers.find((worker) => !worker.isDead && worker.address === address) ?? startWorker();

  const openTab = (): SimulatedTab => {
    tabCount += 1;
    const agent = locks.agent();
    let isOpen = true;
    let onHide = () => {};
    let onShow = () => {};
    let dedicated: SimulatedWorker | undefined;
    const ports: SimulatedPort[] = [];
    const engine = connectEngine({
      tabId: `tab${tabCount}`,
      build: 'simulated',
      clock: agenda,
      locks: agent,
      createPort: () => {
        const [mine, theirs] = portPair(agenda, dice);
        if (!isOpen) mine.close();
        ports.push(mine);
        if (!isOpen) return { endpoint: mine, close: () => undefined };
        const worker = isDedicated ? startWorker() : sharedWorker();
        if (isDedicated) dedicated = worker;
        worker.host.connect({
          ...theirs,
          addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
            const heard = listener as (event: MessageEvent) => void;
            theirs.addEventListener(type, (event: Event) => {
              if (!worker.isDead) heard(event as MessageEvent);
            });
          },
        });
        return {
          endpoint: mine,
          close: () => {
            mine.close();
            if (isDedicated) worker.kill();
          },
        };
      },
      onMismatch: () => {
        onTrace('mismatch');
      },
      onHide: (listener) => {
        onHide = listener;
      },
      onShow: (listener) => {
        onShow = listener;
      },
    });
    const tab: SimulatedTab = {
      engine,
      get isOpen() {
        return isOpen;
      },
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        // Half of the tabs that go say goodbye; the others crash.
        if (dice.chance(0.5)) for (const port of ports) port.close();
        onHide();
        agent.die();
        dedicated?.kill();
        tabs = tabs.filter((other) => other !== tab);
        // The last tab of an address takes its worker along.
        if (tabs.length === 0) for (const worker of workers) worker.kill();
      },
      hide: () => {
        onHide();
      },
      show: () => {
        onShow();
      },
    };
    tabs = [...tabs, tab];
    return tab;
  };

  return {
    stores: storage.connect(() => undefined),
    workers,
    get tabs() {
      return tabs;
    },
    openTab,
    moveAddress: () => {
      address += 1;
    },
    die: () => {
      for (const tab of tabs) tab.close();
      for (const worker of workers) worker.kill();
    },
  };
}
