/**
 * What the engine's specs start from: the same house, wire and tab as every spec, in a browser with or without shared workers, and a
 * view of the workers behind a page: when each was asked for, when it first answered, and a way to kill the one in use.
 */
import type { Page, TestType } from '@playwright/test';
import { test as base } from '../../support/spec.ts';

/** A worker that a page asked for. Times are epoch ms; `answeredAt` is 0 until its first message. */
export interface Birth {
  readonly askedAt: number;
  readonly answeredAt: number;
}

export interface WorkersOfPage {
  births(page: Page): Promise<readonly Birth[]>;
  /** Kills the worker that serves a page. @returns epoch ms just before */
  kill(page: Page): Promise<number>;
}

interface EngineArgs {
  readonly workers: WorkersOfPage;
}
type BaseArgs = typeof base extends TestType<infer Args, infer _> ? Args : never;
type BaseWorkerArgs = typeof base extends TestType<infer _, infer Args> ? Args : never;

export const test: TestType<BaseArgs & EngineArgs, BaseWorkerArgs> = base.extend<EngineArgs>({
  context: async ({ context, workerMode }, give) => {
    await context.addInitScript(observeWorkers, workerMode === 'dedicated');
    await give(context);
  },
  workers: async ({ browser, workerMode }, give) => {
    const session = await browser.newBrowserCDPSession();
    await give({
      births: (page) => page.evaluate(() => (globalThis as { engineBirths?: Birth[] }).engineBirths ?? []),
      kill: async (page) => {
        if (workerMode === 'dedicated') return page.evaluate(terminateOwn);
        const { targetInfos } = await session.send('Target.getTargets');
        const own = targetInfos.filter(
          (target) => target.type === 'shared_worker' && target.url.startsWith(origin(page)),
        );
        const at = Date.now();
        for (const { targetId } of own) await session.send('Target.closeTarget', { targetId });
        return at;
      },
    });
    await session.detach();
  },
});

const origin = (page: Page) => new URL(page.url()).origin;

/** Runs in the page before its own code: keeps a record of the workers it asks for. */
function observeWorkers(withoutShared: boolean): void {
  interface Seen {
    askedAt: number;
    answeredAt: number;
  }
  const births: Seen[] = [];
  const holder = globalThis as { engineBirths?: Seen[]; engineWorkers?: Worker[]; SharedWorker?: unknown };
  holder.engineBirths = births;
  holder.engineWorkers = [];
  const now = () => performance.timeOrigin + performance.now();
  const seen = (port: EventTarget) => {
    const birth: Seen = { askedAt: now(), answeredAt: 0 };
    births.push(birth);
    port.addEventListener(
      'message',
      () => {
        birth.answeredAt = now();
      },
      { once: true },
    );
  };
  if (withoutShared) delete holder.SharedWorker;
  else {
    globalThis.SharedWorker = class extends SharedWorker {
      constructor(url: string | URL, options?: string | WorkerOptions) {
        super(url, options);
        seen(this.port);
      }
    };
  }
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      holder.engineWorkers?.push(this);
      seen(this);
    }
  };
}

function terminateOwn(): number {
  const at = performance.timeOrigin + performance.now();
  (globalThis as { engineWorkers?: Worker[] }).engineWorkers?.at(-1)?.terminate();
  return at;
}

export { expect } from '@playwright/test';
export { workerModes } from '../../support/workerMode.ts';
