import { describe, expect, it } from 'vitest';
import { STREAM_STATES } from '../../../src/domain/events/connection.ts';
import { nextStreamState, STREAM_SIGNALS, streamTable } from '../../../src/worker/streams/streamState.ts';

const cells = STREAM_STATES.flatMap((state) => STREAM_SIGNALS.map((signal) => [state, signal] as const));

describe('stream state table', () => {
  it.each(cells)('SYN-05 %s answers %s', (state, signal) => {
    const { to, action } = nextStreamState(state, signal);
    expect(STREAM_STATES).toContain(to);
    // A connection is opened only on entering `connecting` or in place of one of other topics, given up only on entering `waiting` or `signedOut`.
    const isReplaced =
      (signal === 'refocus' || signal === 'diverged') && ['connecting', 'catchingUp', 'live'].includes(state);
    expect(action === 'connect').toBe(isReplaced || (to === 'connecting' && state !== 'connecting'));
    expect(action === 'wait').toBe(to === 'waiting' && state !== 'waiting');
    expect(action === 'stop').toBe(to === 'signedOut' && state !== 'signedOut');
  });

  it('SYN-05 has no cell beyond those', () => {
    expect(cells).toHaveLength(STREAM_STATES.length * STREAM_SIGNALS.length);
    for (const state of STREAM_STATES)
      expect(Object.keys(streamTable[state]).toSorted()).toEqual([...STREAM_SIGNALS].toSorted());
  });

  it('S-2 is live only through catchingUp, and leaves live for an image', () => {
    const intoLive = cells.filter(
      ([state, signal]) => state !== 'live' && nextStreamState(state, signal).to === 'live',
    );
    expect(intoLive).toEqual([['catchingUp', 'caughtUp']]);
    expect(nextStreamState('live', 'reset').to).toBe('catchingUp');
  });

  it.each(STREAM_STATES)('SES-06 %s ends at once when the member signs out', (state) => {
    expect(nextStreamState(state, 'signOut').to).toBe('signedOut');
  });

  it('S-16 a connection of other topics takes the place of a living one without its prices being locked', () => {
    expect(nextStreamState('live', 'refocus')).toEqual({ to: 'live', action: 'connect' });
    expect(nextStreamState('live', 'opened').to).toBe('live');
    expect(nextStreamState('catchingUp', 'refocus').to).toBe('connecting');
  });

  it('S-23 a topic that diverged is sent anew beside what is live', () => {
    expect(nextStreamState('live', 'diverged')).toEqual({ to: 'live', action: 'connect' });
    expect(nextStreamState('waiting', 'diverged')).toEqual({ to: 'waiting', action: 'none' });
  });

  it('S-10 every way a connection ends leads to waiting', () => {
    for (const state of ['connecting', 'catchingUp', 'live'] as const) {
      for (const signal of ['lost', 'refused', 'silent', 'broken'] as const) {
        expect(nextStreamState(state, signal)).toEqual({ to: 'waiting', action: 'wait' });
      }
    }
  });
});
