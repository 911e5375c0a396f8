/** What a screen shows while the browser fails to read. D3. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standingAnswers } from '../../../../src/app/frame/link/standingAnswers.ts';

/** A reading of the browser: what it says to whoever asks. */
function reading() {
  const asked: { next: (answer: string) => void; fail: ((error: unknown) => void) | undefined; isOver: boolean }[] = [];
  return {
    asked,
    get last() {
      return asked.at(-1)!;
    },
    query: {
      subscribe(next: (answer: string) => void, fail?: (error: unknown) => void) {
        const one = { next, fail, isOver: false };
        asked.push(one);
        return { unsubscribe: () => (one.isOver = true) };
      },
    },
  };
}

function named(name: string): Error {
  const error = new Error('Internal error');
  error.name = name;
  return error;
}

describe('a live query while the browser fails to read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['UnknownError', 'TransactionInactiveError', 'OpenFailedError'])(
    'D3 stands, and is asked again by and by, after %s',
    (name) => {
      const { query, asked } = reading();
      const [answers, failures]: [string[], unknown[]] = [[], []];
      standingAnswers(query, true).subscribe(
        (answer) => answers.push(answer),
        (error) => failures.push(error),
      );
      asked[0]?.next('a');
      for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
        asked.at(-1)?.fail?.(named(name));
        expect(asked.at(-1)?.isOver).toBe(true);
        const before = asked.length;
        vi.advanceTimersByTime(wait - 1);
        expect(asked).toHaveLength(before);
        vi.advanceTimersByTime(1);
        expect(asked).toHaveLength(before + 1);
      }
      asked.at(-1)?.next('b');
      expect([answers, failures]).toEqual([['a', 'b'], []]);
      asked.at(-1)?.fail?.(named(name));
      vi.advanceTimersByTime(500);
      expect(asked).toHaveLength(8);
    },
  );

  it('D3 tells a first reading that fails, and what is wrong with the query itself', () => {
    const failures: unknown[] = [];
    const first = reading();
    standingAnswers(first.query, true).subscribe(
      () => undefined,
      (error) => failures.push(error),
    );
    first.last.fail?.(named('UnknownError'));
    const later = reading();
    standingAnswers(later.query, false).subscribe(
      () => undefined,
      (error) => failures.push(error),
    );
    later.last.fail?.(new TypeError('no such thing'));
    vi.advanceTimersByTime(60_000);
    expect([failures.map(String), first.asked.length, later.asked.length]).toEqual([
      ['UnknownError: Internal error', 'TypeError: no such thing'],
      1,
      1,
    ]);
  });

  it('D3 is asked no more once nobody looks', () => {
    const { query, asked } = reading();
    const subscription = standingAnswers(query, false).subscribe(() => undefined);
    asked[0]?.fail?.(named('UnknownError'));
    subscription.unsubscribe();
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
  });
});
