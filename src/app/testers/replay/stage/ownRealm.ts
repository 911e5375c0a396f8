/**
 * What has to hold before any module of the screens is run: the stage's timers are the recording's, and its web storage is its own. Imported first.
 */
import { memoryStorage } from './memoryStorage.ts';
import { takeTimers, type StageTime } from './stageTime.ts';

/** Whether this document is the stage, and not the dock that has it in a frame. */
export const isStage = location.search === '?stage' && window.parent !== window;

/** Whatever a screen might ask of the network the browser refuses, from a disk too. */
const NO_NETWORK = ['connect-src', 'frame-src', 'worker-src', 'media-src', 'form-action'].map(
  (what) => `${what} 'none'`,
);

function ownRealm(): StageTime {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = [...NO_NETWORK, 'img-src data:'].join('; ');
  document.head.append(policy);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  const viewers = performance.now.bind(performance);
  return takeTimers(window, viewers);
}

/** The stage's time; `undefined` in the dock, whose time is the viewer's. */
export const stageTime: StageTime | undefined = isStage ? ownRealm() : undefined;
