/** A tab whose worker is whatever a test exposes on the port it is given. */
import { expose } from 'comlink';
import { SCHEMA_EPOCH } from '../../../src/db/tables/schemaEpoch.ts';
import { connectEngine } from '../../../src/app/frame/link/connectEngine.ts';
import { PROTOCOL, type Welcome } from '../../../src/worker/contract.ts';
import { manualClock } from '../../support/engine/manualClock.ts';
import { memoryLocks } from '../../support/engine/memoryLocks.ts';

export function lonelyTab(answer: (port: MessagePort) => void, whenDue?: () => Promise<void>) {
  const clock = manualClock();
  const locks = memoryLocks();
  const mismatches: number[] = [];
  let ports = 0;
  const engine = connectEngine({
    tabId: 'tab1',
    build: 'b1',
    clock,
    locks: locks.agent(),
    createPort: () => {
      ports += 1;
      const { port1, port2 } = new MessageChannel();
      answer(port2);
      return {
        endpoint: port1,
        close: () => {
          port1.close();
          port2.close();
        },
      };
    },
    ...(whenDue === undefined ? {} : { whenDue }),
    onMismatch: (welcome) => {
      mismatches.push(welcome.protocol);
    },
    onHide: () => undefined,
    onShow: () => undefined,
  });
  return { clock, locks, engine, mismatches, ports: () => ports };
}

/** What a worker of this build says, whose life is the lock `worker-lock`. */
export const welcome: Welcome = {
  instanceId: 'i',
  protocol: PROTOCOL,
  schemaEpoch: SCHEMA_EPOCH,
  build: 'b1',
  lockName: 'worker-lock',
};

/** A worker that says hello and answers nothing else, dead as soon as its agent is. */
export function silentWorker() {
  const tab = lonelyTab((port) => {
    const never = () => new Promise<never>(() => undefined);
    // Every other name is a call that is never answered.
    expose(
      new Proxy({ hello: async () => welcome }, { get: (own, name) => (name === 'hello' ? own.hello : never) }),
      port,
    );
  });
  const worker = tab.locks.agent();
  void worker.request('worker-lock', {}, () => new Promise(() => undefined));
  return { ...tab, worker };
}
