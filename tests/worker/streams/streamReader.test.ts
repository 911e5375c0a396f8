import { describe, expect, it } from 'vitest';
import { allFixtures } from '../../../src/db/queries/fixtures.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import { live, reading } from '../support/readingStream.ts';

describe('what a stream reader takes in', () => {
  it('S-4 shows nothing of an image before its end, then all of it', async () => {
    const it = reading();
    await it.opened(1);
    expect(it.stream().lastEventId).toBeUndefined();
    const fixtures = [sampleFixture(1)];
    it.stream().frame('reset', { reason: 'noCursor', head: { epoch: 'e1', offset: 3 } });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures });
    await it.in('catchingUp');
    await settle();
    expect(await it.db.fixtures.count()).toBe(0);
    await it.stop();
    expect(await it.state()).toBe('signedOut');
  });

  it.each([
    ['a digest that does not add up', { segments: 1, digest: 'ffffffff' }],
    ['a missing segment', { segments: 2, digest: 'ffffffff' }],
  ])('S-4 stores nothing of an image with %s and asks again', async (_what, end) => {
    const it = reading();
    await it.opened(1);
    it.stream().frame('reset', { reason: 'noCursor', head: { epoch: 'e1', offset: 3 } });
    it.stream().frame('image', { of: 'fixtures', segment: 0, fixtures: [sampleFixture(1)] });
    it.stream().frame('imageEnd', { position: { epoch: 'e1', offset: 3 }, ...end }, 'e1.3');
    await it.in('waiting');
    expect(await it.db.fixtures.count()).toBe(0);
    expect(await it.db.checkpoints.count()).toBe(0);
    await it.clock.advance(500);
    await it.opened(2);
    await it.stop();
  });

  it('SYN-05 applies events in batches and S-2 resumes after the last stored one, without gap or duplicate', async () => {
    const it = await live();
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    it.stream().event('e1', 12, oddsChanged(2, 2, 250));
    await settle();
    await it.clock.advance(50);
    await it.at(12);
    expect((await it.db.log.toArray()).map((row) => [row.from, row.to])).toEqual([[11, 12]]);
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    expect(it.stream().lastEventId).toBe('e1.12');
    it.stream().resumed('e1', 12, 14);
    it.stream().event('e1', 12, oddsChanged(1, 9, 999));
    it.stream().event('e1', 13, oddsChanged(1, 3, 195));
    await settle();
    expect(await it.state()).toBe('catchingUp');
    it.stream().event('e1', 14, oddsChanged(1, 4, 196));
    await it.in('live');
    expect(await it.offset()).toBe(14);
    expect(await it.homeOdds(1)).toBe(196);
    await it.stop();
  });

  it('S-1 reads frames wherever the network cut them, across characters too', async () => {
    const it = await live();
    const news = { type: 'NewsPublished', v: 1, at: 1, data: { news: [{ id: '1', contents: 'é–漢字' }] } };
    const bytes = new TextEncoder().encode(`id: e1.11\nevent: event\ndata: ${JSON.stringify(news)}\n\n`);
    const stream = it.stream() as unknown as { raw(text: string): void };
    // The scripted stream takes text, so split where text can be split and rely on single bytes for the rest.
    for (const char of new TextDecoder().decode(bytes)) stream.raw(char);
    await settle();
    await it.clock.advance(50);
    await it.at(11);
    expect(await it.db.settings.get('news')).toMatchObject({ value: ['é–漢字'] });
    await it.stop();
  });

  it.each([
    ['a gap', 'e1', 12],
    ['another epoch', 'e2', 11],
  ])('S-7 ends the connection at %s and resumes from the checkpoint', async (_what, epoch, offset) => {
    const it = await live();
    it.stream().event(epoch, offset, oddsChanged(1, 2, 999));
    await it.in('waiting');
    expect(await it.homeOdds(1)).toBe(185);
    expect(it.stream().isOpen).toBe(false);
    await it.clock.advance(500);
    await it.opened(2);
    expect(it.stream().lastEventId).toBe('e1.10');
    await it.stop();
  });

  it('S-9 asks once more for an unreadable event, then counts it as applied; the rest goes on', async () => {
    const it = await live();
    const poison = () => {
      it.stream().frame('event', { type: 'OddsChanged', v: 1, at: 1, data: { nonsense: true } }, 'e1.11');
    };
    poison();
    await it.in('waiting');
    expect(await it.offset()).toBe(10);
    await it.clock.advance(500);
    await it.opened(2);
    it.stream().resumed('e1', 10, 12);
    poison();
    it.stream().event('e1', 12, oddsChanged(1, 2, 190));
    await it.in('live');
    expect(await it.offset()).toBe(12);
    expect(await it.homeOdds(1)).toBe(190);
    expect(await it.db.quarantine.toArray()).toMatchObject([
      { source: 'events', kind: 'badData' },
      { source: 'events', kind: 'badData' },
    ]);
    await it.stop();
  });

  it('S-9 S-10 gets past one unreadable event after another without waiting longer each time', async () => {
    const it = await live();
    const poison = (offset: number) => {
      const event = { type: 'OddsChanged', v: 1, at: 1, data: { nonsense: true } };
      it.stream().frame('event', event, `e1.${offset}`);
    };
    const [first, last] = [11, 26];
    poison(first);
    for (let offset = first; offset <= last; offset += 1) {
      await it.in('waiting');
      await it.clock.advance(1_000);
      await it.opened(offset - first + 2);
      it.stream().resumed('e1', offset - 1, last + 1);
      poison(offset);
      if (offset < last) poison(offset + 1);
    }
    it.stream().event('e1', last + 1, oddsChanged(1, 2, 190));
    await it.in('live');
    expect(await it.offset()).toBe(last + 1);
    await it.stop();
  });

  it.each([
    ['of an unknown type', { type: 'MoonRose', v: 1, at: 1, data: {} }, 'unknownType'],
    ['of a newer version', { type: 'OddsChanged', v: 99, at: 1, data: {} }, 'newerVersion'],
  ])('S-9 counts a whole event %s as applied at once, without a new connection', async (_title, event, kind) => {
    const it = await live();
    it.stream().frame('event', event, 'e1.11');
    it.stream().event('e1', 12, oddsChanged(1, 2, 190));
    await it.clock.advance(50);
    await it.at(12);
    expect(await it.homeOdds(1)).toBe(190);
    expect(it.origin.streams).toHaveLength(1);
    await until('kept aside', async () => (await it.db.quarantine.count()) === 1);
    expect(await it.db.quarantine.toArray()).toMatchObject([{ source: 'events', kind }]);
    await it.stop();
  });

  it('S-9 keeps an unknown frame without a position aside and goes on', async () => {
    const it = await live();
    it.stream().raw('event: surprise\ndata: {"a":1}\n\n');
    it.stream().raw('data: not json\n\n');
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    await settle();
    await it.clock.advance(50);
    await it.at(11);
    await until('both kept aside', async () => (await it.db.quarantine.count()) === 2);
    expect(it.origin.streams).toHaveLength(1);
    await it.stop();
  });

  it('S-9 gets past a frame that is too large to read, on its second delivery', async () => {
    const it = await live();
    const bomb = () => {
      it.stream().raw(`id: e1.11\nevent: event\ndata: ${'x'.repeat(5 * 1024 * 1024)}`);
    };
    bomb();
    await it.in('waiting');
    expect(await it.offset()).toBe(10);
    await it.clock.advance(500);
    await it.opened(2);
    it.stream().resumed('e1', 10, 11);
    bomb();
    await until('waiting again', async () => (await it.state()) === 'waiting' && (await it.offset()) === 11);
    await it.clock.advance(1_000);
    await it.opened(3);
    expect(it.stream().lastEventId).toBe('e1.11');
    await it.stop();
  });

  it('S-14 tells the state of each part of the feed at once, and keeps it with every heartbeat', async () => {
    const it = await live();
    const down = { type: 'ProducerStateChanged', at: 1, data: { producer: 'inPlay', state: 'down' } } as const;
    it.stream().event('e1', 11, down);
    const producers = async () => (await it.db.health.get('events'))?.producers;
    await until('down', async () => (await producers())?.inPlay === 'down');
    const beat = { head: { epoch: 'e1', offset: 11 }, serverTime: 1, heartbeatMs: 5_000 };
    await it.clock.advance(50);
    it.stream().frame('heartbeat', { ...beat, producers: { inPlay: 'recovering', prematch: 'up' } });
    await until('recovering', async () => (await producers())?.inPlay === 'recovering');
    expect(await producers()).toEqual({ inPlay: 'recovering', prematch: 'up' });
    await it.stop();
  });

  it('S-5 STL-6 tells how old what is stored may be, and how far the clocks are apart: by the quickest word', async () => {
    const it = await live();
    const quickest = 1 - it.clock.now();
    await it.clock.advance(3_000);
    it.stream().heartbeat('e1', 10);
    await until('asOf', async () => (await it.db.health.get('events'))?.asOf === it.clock.now());
    const health = await it.db.health.get('events');
    expect(health).toMatchObject({ lastByteAt: it.clock.now(), clockOffset: quickest, heartbeatMs: 5_000 });
    await it.stop();
  });

  it('S-2 breaks off when the origin resumes from somewhere else than asked', async () => {
    const it = await live();
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    it.stream().resumed('e1', 9);
    await it.in('waiting');
    await it.stop();
  });

  it('S-2 takes an image of another epoch in place of what it had', async () => {
    const it = await live();
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(2);
    it.stream().image('e2', 3, [sampleFixture(5)]);
    await it.in('live');
    expect((await allFixtures(it.db)).map((fixture) => fixture.fixtureId)).toEqual(['f5']);
    it.stream().event('e2', 4, oddsChanged(5, 2, 205));
    await settle();
    await it.clock.advance(50);
    await it.at(4);
    await it.stop();
  });
});
