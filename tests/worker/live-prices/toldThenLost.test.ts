/** PSH-7 what tabs were told is stored before they hear that it is over, however the line ends. */
import { describe, expect, it } from 'vitest';
import type { FeedListener } from '../../../src/worker/live-prices/feedListener.ts';
import { settle } from '../../support/engine/manualClock.ts';
import { oddsChanged } from '../../support/engine/sampleData.ts';
import { live } from '../support/readingStream.ts';

/** Notes what was stored whenever a run ends. */
function noting(stored: () => Promise<number | undefined>) {
  const atEnd: (Promise<number | undefined> | undefined)[] = [];
  const listener: FeedListener = {
    isTelling: () => true,
    began: () => undefined,
    received: () => undefined,
    committed: () => undefined,
    ended: () => {
      atEnd.push(stored());
    },
  };
  return { listener, last: async () => atEnd.at(-1) };
}

describe('PSH-7 an event that was told and not stored', () => {
  it.each([
    ['cut', (it: Awaited<ReturnType<typeof live>>) => it.stream().cut()],
    ['ended', (it: Awaited<ReturnType<typeof live>>) => it.stream().end()],
    [
      'reset',
      (it: Awaited<ReturnType<typeof live>>) =>
        it.stream().frame('reset', { reason: 'trimmed', head: { epoch: 'e1', offset: 11 } }),
    ],
    ['at a gap', (it: Awaited<ReturnType<typeof live>>) => it.stream().event('e1', 13, oddsChanged(1, 3, 195))],
  ])('is stored before the run is over, when the stream is %s', async (_how, spoil) => {
    let offset: () => Promise<number | undefined> = () => Promise.resolve(undefined);
    const { listener, last } = noting(() => offset());
    const it = await live(listener);
    offset = it.offset;
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    await settle();
    expect(await it.offset()).toBe(10);
    spoil(it);
    await settle(20);
    expect(await last()).toBe(11);
    expect(await it.homeOdds(1)).toBe(190);
    await it.stop();
  });
});
