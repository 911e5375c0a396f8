/** How a browser learns of maintenance, whom it signs out, and how often it asks (SES-10, DOC-5). */
import { describe, expect, it } from 'vitest';
import { houseDocument } from '../../../src/db/queries/house.ts';
import { openOrigin } from '../../server/support/openOrigin.ts';
import { until } from '../../support/engine/manualClock.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';
import { browserAtOrigin } from '../support/browserAtOrigin.ts';
import { changeSettings } from '../../server/support/operator.ts';

const ASK = 'GET /setting/maintanace';
const closed = { status: 200, body: { siteNoticeFlg: 1 } };
const open = { status: 200, body: { siteNoticeFlg: 0 } };

describe('maintenance', () => {
  it('SES-10 signs a member out within seconds at a real origin, and refuses the next login with a word', async () => {
    const origin = await openOrigin();
    const { tab, db } = browserAtOrigin(origin.url);
    const login = () => tab.engine.login({ userId: 'member1', password: 'hanpan1234' });
    await login();
    await changeSettings(origin, { siteNoticeFlg: 1 });
    await until('signed out', async () => (await db.sessions.get('session'))?.ending === 'maintenance', 9_000);
    expect((await houseDocument(db, 'maintenance')).value).toEqual({ siteNoticeFlg: 1 });
    expect(await login()).toEqual({ ok: false, failure: { kind: 'refused', message: '점검중입니다.' } });
  });

  it('SES-10 DOC-5 leaves an administrator signed in', async () => {
    const world = createWorld();
    world.setMember(sampleMember({ type: 1 }));
    const tab = world.openTab();
    await world.signIn(tab);
    world.origin.on(ASK, closed);
    await world.clock.advance(5_600);
    await until('told', async () => (await houseDocument(world.db, 'maintenance')).value?.siteNoticeFlg === 1);
    await world.clock.advance(10_000);
    expect(await world.session()).toBe('signedIn');
    await world.close();
  });

  it('DOC-5 what cannot be asked for signs nobody out, not even after a yes of before', async () => {
    const world = createWorld();
    world.origin.on(ASK, closed);
    const tab = world.openTab();
    await tab.engine.refreshDocument('maintenance');
    world.origin.on(ASK, 'networkError');
    await world.signIn(tab);
    await world.clock.advance(11_000);
    await until('tried', async () => (await houseDocument(world.db, 'maintenance')).hasFailed);
    expect(await world.session()).toBe('signedIn');
    await world.close();
  });

  it('DOC-5 asks every five seconds while signed in, every fifteen for a visitor, never without a tab', async () => {
    const world = createWorld();
    world.origin.on(ASK, open);
    await world.clock.advance(31_000);
    expect(world.origin.calls(ASK)).toHaveLength(0);
    const tab = world.openTab();
    await tab.engine.wake('visible');
    const asked = () => world.origin.calls(ASK).length;
    const asksEvery = async (ms: number, times: number) => {
      const before = asked();
      for (let time = 1; time <= times; time += 1) {
        await world.clock.advance(ms);
        await until(`asked ${time} times`, () => asked() === before + time);
      }
    };
    await asksEvery(15_000, 2);
    await world.signIn(tab);
    await asksEvery(5_000, 3);
    await world.close();
  });
});
