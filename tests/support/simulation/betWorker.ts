/** A worker that only places bets and finds out about them, and dies between any two operations on storage. */
import { createOriginClient } from '../../../src/worker/http/originClient.ts';
import type { PlaceBetDeps } from '../../../src/worker/commands/placeBet.ts';
import { createTokenVault } from '../../../src/worker/session/tokenVault.ts';
import type { memoryLocks } from '../engine/memoryLocks.ts';
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Oracle } from './oracle.ts';
import type { SimulatedOrigin } from './simulatedOrigin.ts';
import { plainCrypto } from './plainCrypto.ts';
import type { Storage } from './storage.ts';
import type { Wire } from './wire.ts';

/** What a run is made of, whichever worker lives. */
export interface BetMachine {
  readonly agenda: Agenda;
  readonly dice: Dice;
  readonly origin: SimulatedOrigin;
  readonly oracle: Oracle;
  readonly storage: Storage;
  readonly wire: Wire;
  readonly locks: ReturnType<typeof memoryLocks>;
}

export interface BetWorker {
  readonly deps: PlaceBetDeps;
  readonly isDead: boolean;
  /** The value, or `undefined` as soon as the worker is dead. */
  orDeath<Value>(work: Promise<Value>): Promise<Value | undefined>;
  onDeath(listener: () => void): void;
  kill(): void;
  killAtOperation(countdown: number): void;
}

export function startBetWorker({ agenda, dice, locks, oracle, storage, wire }: BetMachine): BetWorker {
  const agent = locks.agent();
  const death = new AbortController();
  let countdown = Infinity;
  const isDead = () => death.signal.aborted;
  const kill = () => {
    if (isDead()) return;
    death.abort();
    oracle.onDeath();
    stores.die();
    network.unplug();
    agent.die();
  };
  const stores = storage.connect(() => {
    countdown -= 1;
    if (countdown <= 0) kill();
  });
  const network = wire.plug(isDead, 'build1');
  const clock = {
    now: agenda.now,
    after: (ms: number, callback: () => void) =>
      agenda.after(ms, () => {
        if (!isDead()) callback();
      }),
  };
  const client = createOriginClient({
    fetch: network.fetch,
    base: '/api',
    clock,
    onSessionEnding: async () => undefined,
    onUnreadable: () => undefined,
  });
  const { db, outbox } = stores;
  const died = new Promise<undefined>((resolve) => {
    death.signal.addEventListener('abort', () => {
      resolve(undefined);
    });
  });
  return {
    deps: {
      db,
      outbox,
      clock,
      client,
      vault: createTokenVault(plainCrypto),
      locks: agent,
      randomness: dice.fork(`worker ${agenda.steps}`),
    },
    get isDead() {
      return isDead();
    },
    orDeath: (work) => Promise.race([work, died]),
    onDeath: (listener) => {
      void died.then(listener);
    },
    kill,
    killAtOperation: (count) => {
      countdown = count;
    },
  };
}
