/** A session that an answer of the origin ends while there is no room to store that (SES-R1, D1). */
import { expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import { sampleMember } from '../../support/engine/sampleData.ts';
import { createWorld } from '../../support/engine/world.ts';

it('SES-07 SES-R1 D1 an end that finds no room is stored once there is some, though no later answer says so', async () => {
  const world = createWorld();
  await world.signIn(world.openTab());
  let isFull = true;
  world.worker().stores.db.sessions.hook('updating', () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return undefined;
  });
  world.origin.on('GET /member/m1', { status: 500 });
  await world.clock.advance(5_600);
  await until('told', () => world.origin.calls('GET /member/m1').length === 1);
  world.origin.on('GET /member/m1', { status: 200, body: sampleMember() });
  await world.clock.advance(2_000);
  expect(await world.session()).toBe('signedIn');
  isFull = false;
  await until('ended', async () => {
    await world.clock.advance(250);
    return (await world.session()) === 'signedOut';
  });
  expect(await world.db.sessions.get('session')).toMatchObject({ ending: 'serverError', memberId: null });
  expect(world.origin.calls('GET /member/m1')).toHaveLength(1);
  await world.close();
});
