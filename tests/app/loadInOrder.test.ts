/** In which order a visitor's browser gets what is behind the login card. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadInOrder } from '../../src/app/loadInOrder.ts';
import { createUpdates } from '../../src/app/frame/connection/updates.ts';
import { until } from '../support/engine/manualClock.ts';
import { openDatabases, signedIn } from '../support/engine/openDatabases.ts';

function aVisit(onPage: (db: ReturnType<typeof openDatabases>['db']) => Promise<unknown>) {
  const { db } = openDatabases();
  const came: string[] = [];
  vi.stubGlobal('document', {
    fonts: {
      load: () => {
        came.push('letters');
        return Promise.resolve([]);
      },
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  const loading = loadInOrder({
    db,
    isVisitor: true,
    loadPage: async () => {
      came.push('page');
      await onPage(db);
    },
    updates: createUpdates(),
    reload: () => undefined,
    // Of what comes later than what is looked at here.
    router: {} as never,
    ports: {} as never,
  });
  return { db, came, loading };
}

describe('LIN-9 letters come', () => {
  it('after the page behind the card, while somebody types', async () => {
    const { came, loading } = aVisit(async () => undefined);
    await loading;
    expect(came).toEqual(['page', 'letters']);
  });

  it('after the prices of whoever has signed in by then', async () => {
    const { db, came, loading } = aVisit((house) => signedIn(house));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(came).toEqual(['page']);
    // Of a stream that is live the first games may be on their way still.
    await db.health.put({
      stream: 'events',
      state: 'live',
      lastByteAt: 1,
      asOf: 1,
      heartbeatMs: 5_000,
      retryAt: 0,
      attempt: 0,
      clockOffset: 0,
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(came).toEqual(['page']);
    await db.settings.put({ key: 'partial', value: { pages: {} } });
    await until('letters', () => came.includes('letters'));
    await loading;
  });
});
