import { describe, expect, it } from 'vitest';
import { createPatientReload } from '../../../../src/app/frame/link/patientReload.ts';
import { manualClock, settle } from '../../../support/engine/manualClock.ts';

function tab(noBetUnderWay: () => Promise<void> = () => Promise.resolve()) {
  const clock = manualClock();
  const kept = new Map<string, string>();
  const reloads: number[] = [];
  const keeper = {
    read: (key: string) => kept.get(key),
    keep: (key: string, value: string) => void kept.set(key, value),
  };
  /** The page as loaded: each load has its own. */
  const load = () =>
    createPatientReload({ clock, noBetUnderWay, keeper, reload: () => void reloads.push(clock.now()) });
  return { clock, kept, reloads, load };
}

describe('reloading for newer code', () => {
  it('SYN-07 happens at once the first time, and once however often it is asked for', async () => {
    const { clock, reloads, load } = tab();
    const reload = load();
    void reload();
    void reload();
    await clock.advance(0);
    expect(reloads).toEqual([clock.now()]);
  });

  it('SYN-07 a page that asks again after each reload waits longer each time, a minute at most', async () => {
    const { clock, reloads, load } = tab();
    for (let n = 0; n < 10; n += 1) {
      void load()();
      await clock.advance(60_000);
      if (n < 3) await clock.advance(0);
    }
    const start = reloads[0] ?? 0;
    expect(reloads).toHaveLength(10);
    expect(start).toBe(clock.now() - 600_000);
  });

  it('SYN-07 the pause doubles from half a second', async () => {
    const { clock, reloads, load } = tab();
    for (const pause of [0, 500, 1_000, 2_000, 4_000]) {
      const before = clock.now();
      void load()();
      await clock.advance(pause);
      expect(reloads.at(-1)).toBe(before + pause);
    }
  });

  it('SYN-07 CRT-15 waits for the answer to a bet', async () => {
    let answered: () => void = () => undefined;
    const { clock, reloads, load } = tab(
      () =>
        new Promise((resolve) => {
          answered = resolve;
        }),
    );
    void load()();
    await clock.advance(30_000);
    expect(reloads).toEqual([]);
    answered();
    await settle();
    expect(reloads).toHaveLength(1);
  });

  it('SYN-07 what nobody can read in the tab’s storage counts as none', async () => {
    const { clock, kept, reloads, load } = tab();
    for (const text of ['', 'x', '1', 'NaN 3', `3 ${Number.MAX_VALUE}`]) {
      kept.set('reloads', text);
      void load()();
      await clock.advance(0);
    }
    expect(reloads).toHaveLength(5);
  });
});
