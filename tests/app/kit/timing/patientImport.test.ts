/** How long a part of a page that is open is asked for: as long as the house is gone, and half a minute where it is there. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { patientImport } from '../../../../src/app/kit/timing/patientImport.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: http://h/assets/a.js');

/** A browser of its own whose house is there, answers with a status, or cannot be reached. */
function aBrowser(house: number | 'gone') {
  const browser = { house, asked: [] as RequestInit[] };
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    browser.asked.push(init);
    if (browser.house === 'gone') throw new TypeError('Failed to fetch');
    return new Response(null, { status: browser.house });
  });
  return { browser, goOnline: () => network.dispatchEvent(new Event('online')) };
}

/** A part that comes once `isThere`; how often it was asked for, and how that ended. */
function ask(isThere: () => boolean) {
  const asking = { tries: 0, ended: 'not yet' as unknown };
  void patientImport(async () => {
    asking.tries += 1;
    if (!isThere()) throw GONE;
    return 'the part';
  }).then(
    (part) => (asking.ended = part),
    (error: unknown) => (asking.ended = error),
  );
  return asking;
}

describe('NAV-13 SYN-09 a part of a page that is open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
  });

  it.each(['gone', 502] as const)(
    'is waited for as long as the house is gone (%s), and comes with it',
    async (house) => {
      const { browser } = aBrowser(house);
      const asking = ask(() => browser.house === 200);
      await vi.advanceTimersByTimeAsync(30 * 60_000);
      expect(asking.ended).toBe('not yet');
      expect(asking.tries).toBeGreaterThan(30 * 7);
      browser.house = 200;
      await vi.advanceTimersByTimeAsync(8_000);
      expect(asking.ended).toBe('the part');
    },
  );

  it('comes at once when the browser is back on a network, and is asked for no more', async () => {
    const { browser, goOnline } = aBrowser('gone');
    const asking = ask(() => browser.house === 200);
    await vi.advanceTimersByTimeAsync(60_000);
    browser.house = 200;
    goOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(asking.ended).toBe('the part');
    const { tries } = asking;
    goOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asking.tries).toBe(tries);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([200, 404])(
    'is given up within 40 s where the house answers %i: asked anew, without a cache',
    async (house) => {
      const { browser } = aBrowser(house);
      const asking = ask(() => false);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(asking.ended).toBe('not yet');
      await vi.advanceTimersByTimeAsync(20_000);
      expect(asking.ended).toBe(GONE);
      expect(browser.asked).toMatchObject([
        { method: 'HEAD', cache: 'no-store' },
        { method: 'HEAD', cache: 'no-store' },
      ]);
      expect(browser.asked.every(({ signal }) => signal instanceof AbortSignal)).toBe(true);
    },
  );

  it('is asked for once more where the house came back while it was asked', async () => {
    const { browser } = aBrowser('gone');
    const asking = ask(() => false);
    await vi.advanceTimersByTimeAsync(120_000);
    browser.house = 200;
    const { tries } = asking;
    await vi.advanceTimersToNextTimerAsync();
    expect(asking).toEqual({ tries: tries + 1, ended: 'not yet' });
    await vi.advanceTimersToNextTimerAsync();
    expect(asking).toEqual({ tries: tries + 2, ended: GONE });
  });
});
