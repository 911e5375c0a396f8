/**
 * Composition root of the worker: the one file that takes the platform's clock, locks, network and chance. Runs as a shared
 * worker, or, where there is none, as the dedicated worker of each tab (SYN-06).
 */
import { ToldDatabase } from '../db/recording/toldCommits.ts';
import { OutboxDatabase } from '../db/tables/database.ts';
import { ROOM_CHANNEL } from './contract.ts';
import { createHost } from './host.ts';
import type { LineHints } from './line/lineState.ts';
import { timerClock } from './ports/clock.ts';
import { webLocks } from './ports/locks.ts';
import { createOriginFetch } from './ports/originFetch.ts';

declare const __HANPAN_BUILD__: string;

const channel = new BroadcastChannel('hanpan-workers');
const roomChannel = new BroadcastChannel(ROOM_CHANNEL);

const isShared = 'onconnect' in self;

const host = createHost({
  isShared,
  clock: {
    ...timerClock({
      now: () => Date.now(),
      setTimeout: (callback, ms) => self.setTimeout(callback, ms),
      clearTimeout: (timer: number) => {
        self.clearTimeout(timer);
      },
    }),
    elapsed: () => performance.now(),
  },
  locks: webLocks(navigator.locks),
  channel: {
    post: (message) => {
      channel.postMessage(message);
    },
    listen: (listener) => {
      channel.addEventListener('message', (event) => {
        listener(event.data);
      });
    },
  },
  roomChannel: {
    post: (message) => {
      roomChannel.postMessage(message);
    },
  },
  // Not every browser tells it.
  lineHints: () => (navigator as { readonly connection?: LineHints }).connection ?? {},
  fetch: createOriginFetch(),
  randomness: {
    fraction: () => Math.random(),
    bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  },
  crypto,
  db: new ToldDatabase(),
  outbox: new OutboxDatabase(),
  base: '/api',
  siteOrigin: self.location.origin,
  build: __HANPAN_BUILD__,
  log: {
    warn: (what, facts) => {
      console.warn(what, facts ?? '');
    },
  },
});

if (isShared) {
  self.addEventListener('connect', (event) => {
    for (const port of (event as MessageEvent).ports) host.connect(port);
  });
} else {
  // A tab's own worker talks through its global scope.
  host.connect(self);
}
