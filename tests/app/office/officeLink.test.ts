/** The office's link: every state answers every signal, tries spread out, and what was told is not taken back by what was read before it. */
import { describe, expect, it } from 'vitest';
import {
  LINK_SIGNALS,
  LINK_STATES,
  linkDelay,
  nextLinkState,
  silentFrom,
} from '../../../src/app/office/link/linkState.ts';
import { withRead, withTold } from '../../../src/app/office/link/officeStore.ts';

const at = (offset: number) => ({ epoch: 'e', offset });
const keyOf = (row: { readonly id: string }) => row.id;

describe('where the link stands', () => {
  it('OPR-7 ends from every state when the session does, and begins from none but off', () => {
    for (const state of LINK_STATES) {
      expect(nextLinkState(state, 'shut').to).toBe('off');
      expect(nextLinkState(state, 'start').action).toBe(state === 'off' ? 'connect' : 'none');
    }
  });

  it('OPR-7 waits after a loss, and connects once, by time or because somebody wants it', () => {
    expect(nextLinkState('live', 'lost')).toEqual({ to: 'waiting', action: 'wait' });
    for (const signal of ['retryDue', 'wake'] as const) {
      expect(nextLinkState('waiting', signal)).toEqual({ to: 'connecting', action: 'connect' });
      expect(nextLinkState('connecting', signal).action).toBe('none');
    }
  });

  it('OPR-7 says where it stands after every signal in every state', () => {
    for (const state of LINK_STATES)
      for (const signal of LINK_SIGNALS) expect(LINK_STATES).toContain(nextLinkState(state, signal).to);
  });

  it('OPR-7 tries again at any time under a growing cap, and never in a fast loop', () => {
    expect(linkDelay(0, 0)).toBe(0);
    expect(linkDelay(0, 0.999)).toBeLessThan(500);
    expect(linkDelay(40, 0.999)).toBeLessThan(10_000);
    expect(linkDelay(40, 0)).toBe(500);
    expect(silentFrom(1_000, 2_000)).toBe(6_000);
  });
});

describe('rows that are told live', () => {
  const row = (id: string, text: string) => ({ id, text });

  it('OPR-7 keeps what was told after a list was read, and takes what is newer', () => {
    const read = withRead(undefined, [row('a', 'read'), row('b', 'read')], keyOf, at(5));
    const told = withTold(read, 'a', row('a', 'told'), 7);
    expect(told?.get('a')?.row.text).toBe('told');
    expect(withTold(told, 'a', row('a', 'late'), 6)).toBe(told);
    expect(withRead(told, [row('a', 'read again')], keyOf, at(6)).get('a')?.row.text).toBe('told');
    expect(withRead(told, [row('a', 'read last')], keyOf, at(8)).get('a')?.row.text).toBe('read last');
  });

  it('OPR-7 forgets rows that a later reading no longer has', () => {
    const read = withRead(undefined, [row('a', 'x'), row('b', 'x')], keyOf, at(5));
    expect([...withRead(read, [row('b', 'y')], keyOf, at(9)).keys()]).toEqual(['b']);
  });

  it('OPR-7 knows nothing of a row before the list was read', () => {
    expect(withTold(undefined, 'a', row('a', 'told'), 7)).toBeUndefined();
  });
});
