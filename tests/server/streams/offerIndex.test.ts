/** The offer index (S-29): a real origin, the client's own schemas, and how often it is made. */
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { IndexAnswer } from '../../../src/domain/events/frames.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { isNamed } from '../../../src/domain/sports/offerIndex.ts';
import { unpackOffer } from '../../../src/domain/sports/packedOffer.ts';
import type { Origin } from '../../../server/origin.ts';
import type { Offer } from '../../../server/ingest/offer.ts';
import { createKeptBlocks } from '../../../server/streams/keptBlocks.ts';
import { createOfferIndex } from '../../../server/streams/offerIndex.ts';
import { createBlockPacker, deflateAside } from '../../../server/streams/packBlocks.ts';
import { sampleFixture } from '../../support/engine/sampleData.ts';
import { signIn, type Caller } from '../support/caller.ts';
import { fixtureIdOf, fixtureReport, games, marketReport } from '../support/feedReports.ts';
import { openOrigin } from '../support/openOrigin.ts';

async function readIndex(origin: Origin, member: Caller) {
  const answer = await member.call('GET', '/streams/events/index');
  expect(answer.status).toBe(200);
  const { blocks, since, position } = IndexAnswer.parse(answer.body);
  const named: Fixture[] = [];
  for (const { name, bytes } of blocks) {
    const response = await fetch(`${origin.url}/api/streams/events/blocks/${name}`, {
      headers: { 'x-auth-token': `Bearer ${member.token}` },
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBe(bytes);
    named.push(...(unpackOffer(inflateRawSync(body).toString()) ?? []));
  }
  const names = blocks.map(({ name }) => name);
  return { names, named, headers: answer.headers, since: since === '' ? [] : (unpackOffer(since) ?? []), position };
}

describe('the offer index', () => {
  it('S-29 IDX-1 names every game that a board lists, its league and its start, and no price', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver([...games('a', 'b'), fixtureReport('c'), marketReport('b', { home: { odds: 190 } })]);
    const { named, headers } = await readIndex(origin, await signIn(origin));
    // `c` has no market: no board lists it.
    expect(named.map(({ fixtureId }) => fixtureId).toSorted()).toEqual([fixtureIdOf('a'), fixtureIdOf('b')]);
    expect(named[0]).toMatchObject({ leagueName: 'K League 1', locationName: 'Korea', home: 'a home', away: 'a away' });
    expect(named.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections))).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('S-29 is for members', async () => {
    const origin = await openOrigin();
    expect((await fetch(`${origin.url}/api/streams/events/index`)).status).toBe(401);
  });

  it('S-29 is made once for all who ask', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b'));
    const members = [await signIn(origin), await signIn(origin, 'member2')];
    const answers = await Promise.all(members.map(async (member) => (await readIndex(origin, member)).names));
    expect(answers[0]).toEqual(answers[1]);
    const health = await members[0]?.call('GET', '/health');
    expect(health?.body).toMatchObject({ images: { indexes: 1, kept: 1, served: 2 } });
  });

  it('S-29 is made anew after half a minute, and has the same name as long as only prices moved', async () => {
    let now = 0;
    const clock = { elapsed: () => now };
    const kept = createKeptBlocks({ clock });
    const fixtures = new Map([1, 2].map((n) => [sampleFixture(n).fixtureId, sampleFixture(n)]));
    let fails = false;
    const packer = createBlockPacker((text) => (fails ? Promise.reject(new Error('no thread')) : deflateAside(text)));
    const index = createOfferIndex({
      epoch: 'e1',
      offer: { fixtures } as unknown as Offer,
      offsetOf: () => now,
      clock,
      pace: { turn: async () => undefined, make: (work) => work() },
      pack: packer.pack,
      handOut: kept.handOut,
    });
    const nameOf = async () => (await index.take())?.blocks.map(({ name }) => name).join();
    const name = await nameOf();
    for (const fixture of fixtures.values())
      for (const { selections } of fixture.markets) for (const one of selections) one.odds += 7;
    now = 29_999;
    expect(await nameOf()).toBe(name);
    expect(index.counts().indexes).toBe(1);
    now = 30_000;
    expect(await nameOf()).toBe(name);
    expect(index.counts().indexes).toBe(2);
    fixtures.delete(sampleFixture(1).fixtureId);
    now = 60_000;
    expect(await nameOf()).not.toBe(name);
    // What was told stays to be had for as long as blocks are kept; what failed is tried again by whoever asks next.
    expect(kept.serve(name ?? '', 0, 'm')).toBeDefined();
    fails = true;
    now = 90_000;
    fixtures.clear();
    fixtures.set(sampleFixture(3).fixtureId, sampleFixture(3));
    await expect(index.take()).rejects.toThrow('no thread');
    fails = false;
    expect((await index.take())?.blocks).toHaveLength(1);
  });

  it('S-29 IDX-6 tells where it is true, and what befell its games since its blocks were made', async () => {
    const origin = await openOrigin();
    await origin.sink.deliver(games('a', 'b', 'c'));
    const member = await signIn(origin);
    const first = await readIndex(origin, member);
    expect(first.since).toEqual([]);
    await origin.sink.deliver([fixtureReport('b', { status: 'cancelled' }), ...games('d')]);
    const second = await readIndex(origin, await signIn(origin, 'member2'));
    expect(second.names).toEqual(first.names);
    expect(second.position?.epoch).toBe(first.position?.epoch);
    expect(second.position?.offset).toBeGreaterThan(first.position?.offset ?? Infinity);
    const listed = new Map([...second.named, ...second.since].map((game) => [game.fixtureId, isNamed(game)]));
    expect([...listed].filter(([, isListed]) => isListed).map(([id]) => id)).toEqual(['a', 'c', 'd'].map(fixtureIdOf));
    expect(second.since.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections))).toEqual([]);
  });

  it('S-29 is made anew within half a minute where more than two hundred games are other', async () => {
    const all = Array.from({ length: 300 }, (_, n) => sampleFixture(n + 1));
    const fixtures = new Map(all.map((fixture) => [fixture.fixtureId, fixture]));
    const index = createOfferIndex({
      epoch: 'e1',
      offer: { fixtures } as unknown as Offer,
      offsetOf: () => 400 - fixtures.size,
      clock: { elapsed: () => 0 },
      pace: { turn: async () => undefined, make: (work) => work() },
      pack: createBlockPacker().pack,
      handOut: () => undefined,
    });
    await index.take();
    for (const { fixtureId } of all.slice(0, 200)) fixtures.delete(fixtureId);
    expect(unpackOffer((await index.take())?.since ?? '')).toHaveLength(200);
    fixtures.delete(sampleFixture(201).fixtureId);
    expect(unpackOffer((await index.take())?.since ?? '')).toHaveLength(201);
    expect((await index.take())?.since).toBe('');
    expect(index.counts().indexes).toBe(2);
  });
});
