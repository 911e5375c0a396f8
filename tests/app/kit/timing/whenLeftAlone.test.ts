/** When what nobody waits for may take the line: not between two presses. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenLeftAlone } from '../../../../src/app/kit/timing/whenLeftAlone.ts';

let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asked() {
  let isAlone = false;
  void whenLeftAlone().then(() => {
    isAlone = true;
  });
  return () => isAlone;
}

describe('LIN-9 a page is left alone', () => {
  it('five seconds after it is asked, where nobody presses', async () => {
    const isAlone = asked();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isAlone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isAlone()).toBe(true);
  });

  it.each(['pointerdown', 'keydown'])('five seconds after the last %s', async (press) => {
    const isAlone = asked();
    for (let presses = 0; presses < 3; presses += 1) {
      await vi.advanceTimersByTimeAsync(4_500);
      page.dispatchEvent(new Event(press));
    }
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isAlone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isAlone()).toBe(true);
  });

  it('after half a minute, however much is pressed, and then hears no press any more', async () => {
    const isAlone = asked();
    for (let second = 0; second < 30; second += 1) {
      expect(isAlone()).toBe(false);
      page.dispatchEvent(new Event('keydown'));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(isAlone()).toBe(true);
    page.dispatchEvent(new Event('keydown'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
