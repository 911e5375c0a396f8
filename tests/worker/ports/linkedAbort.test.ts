/** Many waits that end with one signal add a single listener to it: more than ten are what a platform calls a leak. */
import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { abortFan, linkedAbort } from '../../../src/worker/ports/linkedAbort.ts';

describe('an abort that follows another', () => {
  it('ends with it, and before it if it is told to, and can stop following', () => {
    const outer = new AbortController();
    const [ended, left, kept] = [linkedAbort(outer.signal), linkedAbort(outer.signal), linkedAbort(outer.signal)];
    ended.abort();
    left.unlink();
    expect([ended, left, kept].map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    outer.abort();
    expect([ended, left, kept].map(({ signal }) => signal.aborted)).toEqual([true, false, true]);
    expect(linkedAbort(outer.signal).signal.aborted).toBe(true);
  });
});

describe('many aborts that follow one', () => {
  it('add one listener, however many they are', () => {
    const outer = new AbortController();
    const fan = abortFan(outer.signal);
    const members = Array.from({ length: 50 }, () => fan.join());
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
    members[0]?.abort();
    members[1]?.unlink();
    expect(members.map(({ signal }) => signal.aborted).indexOf(false)).toBe(1);
    outer.abort();
    expect(members.filter(({ signal }) => !signal.aborted)).toEqual([members[1]]);
    expect(fan.join().signal.aborted).toBe(true);
  });
});
