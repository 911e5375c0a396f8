/**
 * The tabs this worker serves and the page each shows. A tab is alive as long as it holds its Web Lock; nothing else tells of
 * a closed or crashed one.
 */
import type { PageKind } from '../domain/reference/pages.ts';
import { pause, type Clock } from './ports/clock.ts';
import { lockReleased, type Locks } from './ports/locks.ts';
import { isShown, showPresence } from './presence.ts';

/** A route change may leave a page and enter it again within one navigation. */
const LEAVE_GRACE_MS = 250;
/** A reload looks like a tab that dies and comes back; its slip must be there still. */
export const DEATH_GRACE_MS = 2_000;

interface Tab {
  readonly life: AbortController;
  page: PageKind | null;
  presence: AbortController | undefined;
}

export interface TabsDeps {
  readonly locks: Locks;
  readonly clock: Clock;
  /** No tab shows this page any more, and none came back in time. */
  onPageLeft(page: PageKind): Promise<unknown>;
}

/** Known by their ids; one that comes back under another lock is a new tab. */
export interface Tabs {
  /** @param onGone is called once, when the tab died, said goodbye, or came back under another lock */
  add(tabId: string, lockName: string, onGone: () => void): void;
  show(tabId: string, page: PageKind | null): void;
  remove(tabId: string): void;
  readonly size: number;
}

/** `onPageLeft` is called once the last tab of a page has gone, so that its slip is cleared (CRT-10). */
export function createTabs({ locks, clock, onPageLeft }: TabsDeps): Tabs {
  const tabs = new Map<string, Tab>();

  const leave = (tab: Tab, graceMs: number): void => {
    const { page, presence } = tab;
    tab.page = null;
    tab.presence = undefined;
    presence?.abort();
    if (page !== null) void sweepAfter(page, graceMs);
  };

  const sweepAfter = async (page: PageKind, graceMs: number): Promise<void> => {
    await pause(clock, graceMs);
    if (!(await isShown(locks, page))) await onPageLeft(page);
  };

  const remove = (tabId: string): void => {
    const tab = tabs.get(tabId);
    if (tab === undefined) return;
    tabs.delete(tabId);
    leave(tab, DEATH_GRACE_MS);
    tab.life.abort();
  };

  return {
    add(tabId, lockName, onGone) {
      remove(tabId);
      const tab: Tab = { life: new AbortController(), page: null, presence: undefined };
      tabs.set(tabId, tab);
      tab.life.signal.addEventListener('abort', onGone, { once: true });
      void lockReleased(locks, lockName, tab.life.signal).then((isDead) => {
        if (isDead && tabs.get(tabId) === tab) remove(tabId);
      });
    },
    show(tabId, page) {
      const tab = tabs.get(tabId);
      if (tab === undefined || tab.page === page) return;
      leave(tab, LEAVE_GRACE_MS);
      if (page === null) return;
      tab.page = page;
      tab.presence = new AbortController();
      void showPresence(locks, page, tab.presence.signal);
    },
    remove,
    get size() {
      return tabs.size;
    },
  };
}
