/**
 * A simulated browser: workers and tabs over one set of locks, one disk and one wire. Everything between a tab's call and the
 * wire is the engine's own code; a killed worker or tab stops in the middle of whatever it did.
 */
import type { Topic } from '../../../src/domain/events/topics.ts';
import { connectEngine } from '../../../src/app/frame/link/connectEngine.ts';
import type { Engine } from '../../../src/app/kit/ports/engine.ts';
import { inflateRawSync } from 'node:zlib';
import { createHost } from '../../../src/worker/host.ts';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import { memoryLocks } from '../engine/memoryLocks.ts';
import type { Agenda } from './agenda.ts';
import { shifted, type CodeLevel } from './codeLevel.ts';
import type { Dice } from './dice.ts';
import type { MachineModel } from './machineModel.ts';
import { plainCrypto } from './plainCrypto.ts';
import { heardWhen, portPair, type SimulatedPort } from './ports.ts';
import type { Screen } from './screen.ts';
import type { Storage, Stores } from './storage.ts';
import type { Wire } from './wire.ts';

export interface SimulatedWorker {
  readonly isDead: boolean;
  readonly build: string;
  kill(): void;
  /** Dies before one of its next operations on storage. */
  killAtOperation(countdown: number): void;
  /** Dies while it puts the next image in place, so many operations after it began to. */
  killInImage(countdown: number): void;
}

export interface SimulatedTab {
  readonly engine: Engine;
  readonly screen: Screen | undefined;
  readonly build: string;
  readonly isOpen: boolean;
  /** What it said last that it looks at. */
  readonly looked: readonly Topic[] | undefined;
  lookAt(topics: readonly Topic[]): void;
  close(): void;
  hide(): void;
  show(): void;
  /** Its thread does something else for so long, ms. */
  occupy(ms: number): void;
  /** When its thread is free, epoch ms of the run. */
  readonly freeAt: number;
}

export interface Browser {
  /** The stores as a tab sees them. */
  readonly stores: Stores;
  readonly workers: readonly SimulatedWorker[];
  readonly tabs: readonly SimulatedTab[];
  openTab(): SimulatedTab;
  /** From now on new connections meet a worker at another address, of the same code. */
  moveAddress(): void;
  /** From now on new tabs are of newer code, and their worker is. */
  deploy(code: CodeLevel): void;
  /** Every process ends at once. */
  die(): void;
  /** After the run: keeps nothing of it. */
  forget(): void;
}

export interface BrowserDeps {
  readonly agenda: Agenda;
  readonly machine: MachineModel;
  readonly dice: Dice;
  readonly storage: Storage;
  readonly wire: Wire;
  /** One worker per tab instead of one for all (SYN-06). */
  readonly isDedicated: boolean;
  /** What a new tab shows, if it shows anything. */
  openScreen?(engine: Engine, clock: Clock): Screen;
  /** A tab of the newest code was asked to make way for newer code. */
  onNewestRefused(): void;
  onTrace(what: string): void;
}

/** A page that draws too much, or another program that wants the processor, ms. */
export const MOST_BUSY_MS = 8_000;
/** A tab that is to be refreshed is, after this, ms. */
const RELOAD_MS = 500;

export function createBrowser(deps: BrowserDeps): Browser {
  const { agenda, dice, machine, storage, wire, isDedicated, onNewestRefused, onTrace } = deps;
  const locks = memoryLocks();
  const listeners = new Set<(message: unknown) => void>();
  const allPorts: SimulatedPort[] = [];
  const workers: (SimulatedWorker & { readonly host: ReturnType<typeof createHost>; readonly address: number })[] = [];
  let tabs: (SimulatedTab & { readonly address: number })[] = [];
  let tabCount = 0;
  let address = 0;
  let code: CodeLevel = { build: 'build1', level: 0 };

  const startWorker = (ownAddress: number, { build, level }: CodeLevel) => {
    const agent = locks.agent();
    const own = new Set<(message: unknown) => void>();
    let isDead = false;
    let countdown = Infinity;
    let imageCountdown: number | undefined;
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
    const stores = storage.connect((what) => {
      countdown -= 1;
      if (imageCountdown !== undefined && what === 'clear fixtures') {
        countdown = imageCountdown;
        imageCountdown = undefined;
      }
      if (countdown <= 0) kill();
    });
    const network = wire.plug(() => isDead, build);
    const number = workers.length + 1;
    const chance = dice.fork(`worker ${number}`);
    const host = createHost({
      isShared: !isDedicated,
      clock: {
        now: machine.clock.now,
        elapsed: machine.clock.elapsed,
        after: (ms, callback) =>
          machine.clock.after(ms, () => {
            if (!isDead) callback();
          }),
      },
      locks: agent,
      channel: {
        post: (message) => {
          if (isDead) return;
          const said = shifted(message, level);
          for (const listener of listeners) if (!own.has(listener)) machine.clock.after(1, () => listener(said));
        },
        listen: (listener) => {
          const hear = (message: unknown) => {
            listener(shifted(message, -level));
          };
          listeners.add(hear);
          own.add(hear);
        },
      },
      roomChannel: { post: () => undefined },
      fetch: network.fetch,
      randomness: chance,
      crypto: plainCrypto,
      // At once: no other thread decides when something happens.
      inflate: async (bytes) => inflateRawSync(bytes).toString(),
      db: stores.db,
      outbox: stores.outbox,
      base: '/api',
      siteOrigin: 'http://site.test',
      // A minute is a third of a run: nearly everything would be kept.
      topicGraceMs: 4_000,
      build,
      log: {
        warn: (what, facts) => {
          onTrace(`warn ${what} ${JSON.stringify(facts ?? {})}`);
        },
      },
    });
    const worker = {
      host,
      address: ownAddress,
      build,
      kill,
      killAtOperation: (count: number) => {
        countdown = count;
      },
      killInImage: (count: number) => {
        imageCountdown = count;
      },
      get isDead() {
        return isDead;
      },
    };
    workers.push(worker);
    return worker;
  };

  const sharedWorker = (at: number, of: CodeLevel) =>
    workers.find((worker) => !worker.isDead && worker.address === at) ?? startWorker(at, of);

  const openTab = (): SimulatedTab => {
    tabCount += 1;
    const own = { address, code };
    const agent = locks.agent();
    let isOpen = true;
    let looked: readonly Topic[] | undefined;
    let onHide = () => {};
    let onShow = () => {};
    let busyUntil = 0;
    /** Runs when the tab's thread is free, in the order in which it came. */
    const whenFree = (act: () => void): void => {
      if (agenda.now() >= busyUntil) act();
      else agenda.after(busyUntil - agenda.now(), () => whenFree(act));
    };
    const clock: Clock = {
      now: machine.clock.now,
      after: (ms, callback) => machine.clock.after(ms, () => whenFree(() => (isOpen ? callback() : undefined))),
    };
    let dedicated: SimulatedWorker | undefined;
    const ports: SimulatedPort[] = [];
    const engine = connectEngine({
      tabId: `tab${tabCount}`,
      build: own.code.build,
      clock: {
        now: machine.clock.now,
        after: (ms, callback) => machine.clock.after(ms, () => whenFree(callback)),
      },
      locks: agent,
      createPort: () => {
        const [pair, theirs] = portPair(agenda, dice);
        const mine = heardWhen(whenFree, pair);
        if (!isOpen) mine.close();
        ports.push(mine);
        allPorts.push(mine);
        if (!isOpen) return { endpoint: mine, close: () => undefined };
        // A worker is found by its address, and a tab knows the one it was built with.
        const worker = isDedicated ? startWorker(own.address, own.code) : sharedWorker(own.address, own.code);
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
        if (own.code === code) onNewestRefused();
        agenda.after(RELOAD_MS, () => {
          if (!isOpen || own.code === code) return;
          openTab();
          tab.close();
        });
      },
      onHide: (listener) => {
        onHide = listener;
      },
      onShow: (listener) => {
        onShow = listener;
      },
    });
    const screen = deps.openScreen?.(engine, clock);
    const tab: SimulatedTab & { readonly address: number } = {
      engine,
      screen,
      address: own.address,
      build: own.code.build,
      get isOpen() {
        return isOpen;
      },
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        screen?.close();
        // Half of the tabs that go say goodbye; the others crash.
        if (dice.chance(0.5)) for (const port of ports) port.close();
        onHide();
        agent.die();
        dedicated?.kill();
        tabs = tabs.filter((other) => other !== tab);
        // The last tab of an address takes its worker along.
        for (const worker of workers) if (!tabs.some((other) => other.address === worker.address)) worker.kill();
      },
      get looked() {
        return looked;
      },
      get freeAt() {
        return busyUntil;
      },
      lookAt: (topics) => {
        looked = topics;
        void engine.lookAt(topics);
      },
      hide: () => {
        onHide();
      },
      show: () => {
        onShow();
      },
      occupy: (ms) => {
        busyUntil = Math.max(busyUntil, agenda.now() + ms);
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
    deploy: (next) => {
      address += 1;
      code = next;
    },
    die: () => {
      for (const tab of tabs) tab.close();
      for (const worker of workers) worker.kill();
    },
    forget: () => {
      for (const port of allPorts) port.forget();
    },
  };
}
