/** What heartbeats say that topics add up to, against what is stored (S-23), over a scripted origin. */
import { describe, expect, it } from 'vitest';
import { packFixture } from '../../../src/db/packing/packedFixtures.ts';
import type { TopicDigests } from '../../../src/domain/events/frames.ts';
import { digestOfFixtures } from '../../../src/domain/sports/digest.ts';
import type { Fixture } from '../../../src/domain/sports/fixture.ts';
import { settle, until } from '../../support/engine/manualClock.ts';
import { oddsChanged, sampleFixture } from '../../support/engine/sampleData.ts';
import { BASKETBALL, FOOTBALL, game, hoops, onFootball, queryOf, resumed, topicImage } from '../support/topicStream.ts';

type Reading = Awaited<ReturnType<typeof onFootball>>;

const beat = (it: Reading, offset: number, digests: TopicDigests) => {
  it.stream().frame('heartbeat', {
    head: { epoch: 'e1', offset },
    serverTime: 1,
    heartbeatMs: 5_000,
    producers: {},
    digests,
  });
};
const digestsOf = (football: readonly Fixture[]): TopicDigests => ({ [FOOTBALL]: digestOfFixtures(football) });
const diverged = async (it: Reading) => (await it.db.health.get('events'))?.diverged ?? 0;

/** The same game with another price. */
function altered(fixture: Fixture, odds: number): Fixture {
  const [market, ...markets] = fixture.markets;
  const [selection, ...selections] = market?.selections ?? [];
  if (market === undefined || selection === undefined) throw new Error('no price');
  return { ...fixture, markets: [{ ...market, selections: [{ ...selection, odds }, ...selections] }, ...markets] };
}
const alter = (it: Reading, odds: number) => it.db.fixtures.put(packFixture(altered(game, odds)).row);

describe('S-23 digests of topics', () => {
  it('SYN-11 S-23 a topic that adds up to something else is locked, sent anew alone, and counted at both ends', async () => {
    const it = await onFootball();
    beat(it, 10, digestsOf([game]));
    await settle(20);
    expect(it.origin.streams).toHaveLength(1);
    await alter(it, 999);
    beat(it, 10, digestsOf([game]));
    await it.opened(2);
    expect(await it.followed()).toEqual([]);
    expect(await it.state()).toBe('live');
    expect(it.stream().query).toBe(`${queryOf([FOOTBALL], [FOOTBALL])}&diverged=1`);
    resumed(it.stream(), 10, [FOOTBALL]);
    topicImage(it.stream(), 10, [FOOTBALL], [game]);
    await it.follows(FOOTBALL);
    expect(await it.homeOdds(1)).toBe(185);
    expect(await diverged(it)).toBe(1);
    it.stream().cut();
    await it.in('waiting');
    await it.clock.advance(500);
    await it.opened(3);
    expect(it.stream().query).toBe(queryOf([FOOTBALL]));
    await it.stop();
  });

  it('S-23 a row that nobody can read, and one that is missing, are found too', async () => {
    const it = await onFootball();
    await it.db.fixtures.delete(game.fixtureId);
    beat(it, 10, digestsOf([game]));
    await it.opened(2);
    expect(await diverged(it)).toBe(1);
    await it.stop();
  });

  it('S-23 says nothing of topics that are not followed, nor of a place that is not stored any more', async () => {
    const it = await onFootball();
    beat(it, 10, { ...digestsOf([game]), [BASKETBALL]: digestOfFixtures([altered(hoops, 999)]) });
    it.stream().event('e1', 11, oddsChanged(1, 2, 190));
    // An origin that told of a place behind what has come.
    beat(it, 10, digestsOf([altered(game, 999)]));
    await it.clock.advance(50);
    await it.at(11);
    await settle(20);
    expect(it.origin.streams).toHaveLength(1);
    expect(await diverged(it)).toBe(0);
    await it.stop();
  });

  it('S-23 compares what came just before, which is stored by then', async () => {
    const it = await onFootball();
    for (let offset = 11; offset < 40; offset += 1) {
      it.stream().event('e1', offset, oddsChanged(1, offset, 100 + offset));
      beat(it, offset, digestsOf([now(offset)]));
      await settle(2);
    }
    await settle(20);
    expect(it.origin.streams).toHaveLength(1);
    expect(await diverged(it)).toBe(0);
    await it.stop();
  });

  it('S-23 asks for the same topic once a minute, and keeps it locked until then', async () => {
    const it = await onFootball();
    const heal = async (connection: number) => {
      await it.opened(connection);
      resumed(it.stream(), 10, [FOOTBALL]);
      topicImage(it.stream(), 10, [FOOTBALL], [game]);
      await it.follows(FOOTBALL);
    };
    await alter(it, 999);
    beat(it, 10, digestsOf([game]));
    await heal(2);
    await alter(it, 998);
    beat(it, 10, digestsOf([game]));
    await it.follows();
    for (let passed = 0; passed < 50_000; passed += 10_000) {
      beat(it, 10, digestsOf([game]));
      await it.clock.advance(10_000);
    }
    expect(it.origin.streams).toHaveLength(2);
    expect(await it.followed()).toEqual([]);
    for (let passed = 0; passed < 20_000 && it.origin.streams.length === 2; passed += 5_000) {
      beat(it, 10, digestsOf([game]));
      await it.clock.advance(5_000);
    }
    await heal(3);
    expect(await diverged(it)).toBe(2);
    await until('open', async () => (await it.homeOdds(1)) === 185);
    await it.stop();
  });
});

/** The game after the events up to an offset. */
function now(offset: number): Fixture {
  const [market] = sampleFixture(1).markets;
  const [selection, ...others] = market?.selections ?? [];
  if (market === undefined || selection === undefined) throw new Error('no price');
  const changed = { ...selection, version: offset, odds: 100 + offset };
  return { ...game, markets: [{ ...market, selections: [changed, ...others] }, ...game.markets.slice(1)] };
}
