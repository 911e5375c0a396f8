/** What a tab shows of a database that is gone: nothing, soon, though nobody wrote anything. */
import Dexie from 'dexie';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askAgainAfterClosing } from '../../../src/db/queries/askAgain.ts';
import { liveQuery } from '../../../src/db/queries/liveQuery.ts';
import { manualClock, until } from '../../support/engine/manualClock.ts';
import { openDatabases } from '../../support/engine/openDatabases.ts';

it('SES-R5 D4 a database that is deleted under a live query is read again, however often', async () => {
  const { db } = openDatabases();
  const clock = manualClock();
  onTestFinished(askAgainAfterClosing(db, (ms, callback) => clock.after(ms, callback)));
  const told: unknown[] = [];
  const watch = liveQuery(() => db.settings.get('news')).subscribe((row) => told.push(row?.value));
  onTestFinished(() => watch.unsubscribe());
  for (let times = 1; times <= 3; times += 1) {
    await db.settings.put({ key: 'news', value: ['old'] });
    await until('shown', async () => told.at(-1) !== undefined);
    await Dexie.delete(db.name);
    await until('read again', async () => {
      await clock.advance(1_000);
      return told.at(-1) === undefined;
    });
  }
  expect(told.at(-1)).toBeUndefined();
});

it.each(['the house’s', 'a member’s'] as const)(
  'D3 %s database that cannot be opened for a while is read again once it can, also by whoever was refused meanwhile',
  async (whose) => {
    const { db } = openDatabases();
    const one = whose === 'a member’s' ? db.ofMember(`${db.name}-${'a'.repeat(32)}`) : db;
    const clock = manualClock();
    onTestFinished(askAgainAfterClosing(db, (ms, callback) => clock.after(ms, callback)));
    await one.settings.put({ key: 'news', value: ['new'] });
    one.close({ disableAutoOpen: false });
    const open = vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    onTestFinished(() => open.mockRestore());
    const told: unknown[] = [];
    const watches = [1, 2].map(() =>
      liveQuery(() => one.settings.get('news')).subscribe((row) => told.push(row?.value)),
    );
    onTestFinished(() => watches.forEach((watch) => watch.unsubscribe()));
    await until('refused for a while', async () => {
      await clock.advance(1_000);
      return open.mock.calls.length >= 4;
    });
    const tries = open.mock.calls.length;
    for (let second = 0; second < 60; second += 1) await clock.advance(1_000);
    expect(open.mock.calls.length - tries).toBeLessThan(60);
    open.mockRestore();
    await until('read by both', async () => {
      await clock.advance(1_000);
      return told.length >= 2;
    });
    expect(new Set(told.map(String))).toEqual(new Set(['new']));
  },
);

it('D4 SYN-03 a connection that ended is nobody else’s concern: no other tab is told to read everything again', async () => {
  const { db } = openDatabases();
  const clock = manualClock();
  onTestFinished(askAgainAfterClosing(db, (ms, callback) => clock.after(ms, callback)));
  // What is told of commits to other tabs goes here.
  const otherTab = new BroadcastChannel('x-storagemutated-1');
  onTestFinished(() => otherTab.close());
  const heard: string[] = [];
  otherTab.addEventListener('message', ({ data }: MessageEvent<object>) => void heard.push(...Object.keys(data)));
  let runs = 0;
  const watch = liveQuery(async () => (runs += 1)).subscribe(() => undefined);
  onTestFinished(() => watch.unsubscribe());
  await until('read', async () => runs === 1);
  db.close({ disableAutoOpen: false });
  await until('read again', async () => {
    await clock.advance(1_000);
    return runs === 2;
  });
  await db.settings.put({ key: 'news', value: ['new'] });
  await until('told of the commit', async () => heard.some((part) => part.includes('/settings/')));
  expect(heard).not.toContain('all');
});
