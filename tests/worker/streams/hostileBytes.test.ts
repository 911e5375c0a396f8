/** Bytes no origin of ours would send, through the real reader to the database: nothing is lost, all is accounted for (S17). */
import { describe, expect, it } from 'vitest';
import { encodeEvent } from '../../../src/domain/events/decode.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import { live, reading } from '../support/readingStream.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const frame = (name: string, data: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const at = (offset: number) => ({ epoch: 'e1', offset });
const price = (offset: number, odds: number) =>
  frame('event', encodeEvent(oddsChanged(1, offset, odds)), `e1.${offset}`);
const beat = (offset: number, sent: number) =>
  frame('heartbeat', { head: at(offset), serverTime: 1, heartbeatMs: 5_000, producers: {}, sent });
const kinds = async (it: Awaited<ReturnType<typeof live>>) =>
  (await it.db.quarantine.toArray()).map(({ kind }) => kind);

/** As a network has it, in pieces of 64 KiB. */
function send(it: Awaited<ReturnType<typeof live>>, bytes: Uint8Array): void {
  for (const piece of pieces(bytes, 64 * 1024)) it.stream().raw(piece);
}

/** Cuts bytes where nothing should be cut. */
function* pieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

describe('S17 a whole stream', () => {
  it.each([
    ['with a byte order mark', (text: string) => `\uFEFF${text}`],
    ['with carriage returns only', (text: string) => text.replaceAll('\n', '\r')],
    ['with both line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('%s, cut anywhere, is stored to its last event on one connection', async (_what, written) => {
    const it = reading();
    await it.opened(1);
    const fixtures = [sampleFixture(1)];
    const text =
      frame('reset', { reason: 'noCursor', head: at(10) }) +
      frame('image', { of: 'fixtures', segment: 0, fixtures }) +
      frame('imageEnd', { position: at(10), segments: 1, digest: digestOfFixtures(fixtures) }, 'e1.10') +
      beat(10, 3) +
      price(11, 190) +
      price(12, 195) +
      beat(12, 6);
    // A line that ends with a carriage return is over once the next one begins.
    for (const piece of pieces(bytesOf(written(`${text}:\n`)), 7)) it.stream().raw(piece);
    await it.at(12);
    expect(await it.homeOdds(1)).toBe(195);
    expect(await it.state()).toBe('live');
    expect(it.origin.streams).toHaveLength(1);
    expect(await kinds(it)).toEqual([]);
    await it.stop();
  });
});

describe('S17 an event', () => {
  const spoilt: readonly [string, (event: string) => Uint8Array, string][] = [
    ['with a NUL in its data', (event) => bytesOf(event.replace('"data"', '"da\0ta"')), 'notJson'],
    ['with bytes that are no text', (event) => spoiltText(event), 'notText'],
    [
      'of ten megabytes',
      (event) => bytesOf(event.replace('{', `{"padding":"${'x'.repeat(10 * 1024 * 1024)}",`)),
      'oversized',
    ],
  ];

  it.each(spoilt)(
    'S-9 %s is kept aside, asked for again, and what comes then is stored',
    async (_what, spoil, kind) => {
      const it = await live();
      send(it, spoil(price(11, 190)));
      await it.in('waiting');
      expect(await it.offset()).toBe(10);
      await it.clock.advance(500);
      await it.opened(2);
      expect(it.stream().lastEventId).toBe('e1.10');
      it.stream().resumed('e1', 10, 12);
      it.stream().raw(price(11, 190));
      it.stream().raw(price(12, 195));
      await it.at(12);
      expect(await it.homeOdds(1)).toBe(195);
      expect(await kinds(it)).toEqual([kind]);
      await it.stop();
    },
  );

  it.each(spoilt)('S-9 %s for good is passed by, and told as unread', async (_what, spoil, kind) => {
    const it = await live();
    for (let delivery = 1; delivery <= 2; delivery += 1) {
      send(it, spoil(price(11, 190)));
      if (delivery === 2) break;
      await it.in('waiting');
      await it.clock.advance(500);
      await it.opened(2);
      it.stream().resumed('e1', 10, 12);
    }
    if (kind === 'oversized') {
      await until('next connection', async () => {
        await it.clock.advance(1_000);
        return it.origin.streams.length === 3;
      });
      expect(it.stream().lastEventId).toBe('e1.11');
      it.stream().resumed('e1', 11, 12);
    }
    it.stream().raw(price(12, 195));
    await it.at(12);
    expect(await it.homeOdds(1)).toBe(195);
    expect(await kinds(it)).toEqual([kind, kind]);
    await it.stop();
  });

  it('S-7 with a NUL in its id has no position, so that the next one is a gap', async () => {
    const it = await live();
    it.stream().raw(price(11, 190).replace('e1.11', 'e1.\u000011'));
    await settle();
    it.stream().raw(price(12, 195));
    await it.in('waiting');
    expect(await it.offset()).toBe(10);
    expect(await kinds(it)).toEqual(['badEnvelope']);
    await it.stop();
  });
});

/** With two bytes in the middle of a text that no character has. */
function spoiltText(event: string): Uint8Array {
  const bytes = bytesOf(event.replace('"type":"OddsChanged"', '"type":"OddsCha__ed"'));
  const spot = bytes.findIndex((byte, index) => byte === 95 && bytes[index + 1] === 95);
  bytes.set([0xc3, 0x28], spot);
  return bytes;
}
