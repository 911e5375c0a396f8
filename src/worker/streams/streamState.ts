/**
 * Where a stream stands and what to do next, as a total table: every state answers every signal (docs/STREAMS.md). A missing
 * cell does not compile. Decisions only: the loop that obeys them is `streamReader.ts`.
 */
import type { StreamState } from '../../domain/events/connection.ts';

/** What can happen to a stream from outside; docs/STREAMS.md says when each does. */
export const STREAM_SIGNALS = [
  /** A session began. */
  'signIn',
  'signOut',
  /** The origin answered with an event stream. */
  'opened',
  /** An image follows. */
  'reset',
  /** Everything up to the head that the origin named is stored. */
  'caughtUp',
  /** The connection failed or ended. */
  'lost',
  /** The origin said not now: 429, 5xx, not a stream. */
  'refused',
  /** No frame in time, whatever bytes came (S-6, S-15). */
  'silent',
  /** A gap, another epoch, an unreadable event, an image that does not add up, a lost frame (S-4, S-7, S-9, S-22). */
  'broken',
  'retryDue',
  /** The tabs look at other topics than the connection is of (S-16). */
  'refocus',
  /** What is stored of a topic is not what the origin has (S-23). */
  'diverged',
  /** Someone wants it now: the member, the network, a tab that became visible. */
  'wake',
] as const;
/** One of those. */
export type StreamSignal = (typeof STREAM_SIGNALS)[number];

/** `connect`: open a connection now. `wait`: let go of it and wait for the next try. `stop`: let go and end. */
export type StreamAction = 'none' | 'connect' | 'wait' | 'stop';

/** The next state and what the loop does on the way to it. */
export interface Transition {
  readonly to: StreamState;
  readonly action: StreamAction;
}

type Table = { readonly [State in StreamState]: { readonly [Signal in StreamSignal]: Transition } };

const go = (to: StreamState, action: StreamAction = 'none'): Transition => ({ to, action });

const RETRY = {
  lost: go('waiting', 'wait'),
  refused: go('waiting', 'wait'),
  silent: go('waiting', 'wait'),
  broken: go('waiting', 'wait'),
} as const;

const STOP = go('signedOut', 'stop');

/** Answers to signals of a connection that is gone already. */
const late = (state: StreamState) => ({
  opened: go(state),
  reset: go(state),
  caughtUp: go(state),
  lost: go(state),
  refused: go(state),
  silent: go(state),
  broken: go(state),
});

/** Total over states and signals; docs/STREAMS.md has it as a table, and a test compares the two. */
export const streamTable: Table = {
  signedOut: {
    ...late('signedOut'),
    signIn: go('connecting', 'connect'),
    signOut: go('signedOut'),
    retryDue: go('signedOut'),
    wake: go('signedOut'),
    refocus: go('signedOut'),
    diverged: go('signedOut'),
  },
  connecting: {
    ...RETRY,
    signIn: go('connecting'),
    signOut: STOP,
    opened: go('catchingUp'),
    reset: go('connecting'),
    caughtUp: go('connecting'),
    retryDue: go('connecting'),
    wake: go('connecting'),
    refocus: go('connecting', 'connect'),
    diverged: go('connecting', 'connect'),
  },
  catchingUp: {
    ...RETRY,
    signIn: go('catchingUp'),
    signOut: STOP,
    opened: go('catchingUp'),
    reset: go('catchingUp'),
    caughtUp: go('live'),
    retryDue: go('catchingUp'),
    wake: go('catchingUp'),
    refocus: go('connecting', 'connect'),
    diverged: go('connecting', 'connect'),
  },
  live: {
    ...RETRY,
    signIn: go('live'),
    signOut: STOP,
    opened: go('live'),
    reset: go('catchingUp'),
    caughtUp: go('live'),
    retryDue: go('live'),
    wake: go('live'),
    // What is stored was current a moment ago and is as old as its last byte: another connection takes its place, and nothing is locked.
    refocus: go('live', 'connect'),
    // What diverged is followed no more and locked by that: nothing else is.
    diverged: go('live', 'connect'),
  },
  waiting: {
    ...late('waiting'),
    signIn: go('waiting'),
    signOut: STOP,
    retryDue: go('connecting', 'connect'),
    wake: go('connecting', 'connect'),
    refocus: go('waiting'),
    diverged: go('waiting'),
  },
};

/** Pure; a signal that means nothing in a state leaves it where it is. */
export function nextStreamState(state: StreamState, signal: StreamSignal): Transition {
  return streamTable[state][signal];
}
