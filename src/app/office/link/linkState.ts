/** Where the office's stream stands and what comes next, as a total table: every state answers every signal. Decisions only; `officeLink.ts` obeys. */

export const LINK_STATES = ['off', 'connecting', 'live', 'waiting'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** `lost`: failed, ended, refused or silent. `wake`: somebody wants it now. `shut`: the session is over. */
export const LINK_SIGNALS = ['start', 'opened', 'lost', 'retryDue', 'wake', 'shut'] as const;
export type LinkSignal = (typeof LINK_SIGNALS)[number];

export type LinkAction = 'none' | 'connect' | 'wait' | 'stop';

export interface LinkStep {
  readonly to: LinkState;
  readonly action: LinkAction;
}

const go = (to: LinkState, action: LinkAction = 'none'): LinkStep => ({ to, action });

const table: { readonly [State in LinkState]: { readonly [Signal in LinkSignal]: LinkStep } } = {
  off: {
    start: go('connecting', 'connect'),
    opened: go('off'),
    lost: go('off'),
    retryDue: go('off'),
    wake: go('off'),
    shut: go('off'),
  },
  connecting: {
    start: go('connecting'),
    opened: go('live'),
    lost: go('waiting', 'wait'),
    retryDue: go('connecting'),
    wake: go('connecting'),
    shut: go('off', 'stop'),
  },
  live: {
    start: go('live'),
    opened: go('live'),
    lost: go('waiting', 'wait'),
    retryDue: go('live'),
    wake: go('live'),
    shut: go('off', 'stop'),
  },
  waiting: {
    start: go('waiting'),
    opened: go('waiting'),
    lost: go('waiting'),
    retryDue: go('connecting', 'connect'),
    wake: go('connecting', 'connect'),
    shut: go('off', 'stop'),
  },
};

/** Pure; a signal that means nothing in a state leaves it where it is. */
export const nextLinkState = (state: LinkState, signal: LinkSignal): LinkStep => table[state][signal];

const FIRST_CAP_MS = 500;
const LONGEST_MS = 10_000;
/** Full jitter may draw zero many times in a row; from this try on it may not. */
const FAST_TRIES = 3;

/** How long to wait before the next try, ms: full jitter under a growing cap. @param attempt from 0 @param fraction in [0, 1) */
export function linkDelay(attempt: number, fraction: number): number {
  const cap = Math.min(LONGEST_MS, FIRST_CAP_MS * 2 ** Math.min(attempt, 10));
  return Math.max(attempt >= FAST_TRIES ? FIRST_CAP_MS : 0, Math.floor(fraction * cap));
}

/** A connection without a frame for so many heartbeats is as good as cut. */
const SILENT_BEATS = 2.5;

/** When the watchdog bites, epoch ms. @param heardAt of the last frame */
export const silentFrom = (heardAt: number, heartbeatMs: number): number => heardAt + heartbeatMs * SILENT_BEATS;
