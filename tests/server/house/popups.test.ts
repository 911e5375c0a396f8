/** Popups as members are told of them at a running origin: until their end, and of their level (POP-7, POP-8, ART-7). */
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/caller.ts';
import { movedClock } from '../support/movedClock.ts';
import { openOrigin } from '../support/openOrigin.ts';
import { signInOperator } from '../support/operator.ts';

const popup = (id: string, over: object = {}) => ({
  ...{ id, contents: `<p>${id}</p>`, width: 450, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: 1, visiableFlag: 1 },
  ...{ notShowingexpireTime: 0, ...over },
});

async function openHouse() {
  const { clock, pass } = movedClock();
  const origin = await openOrigin({ clock, upkeepMs: 50 });
  const owner = await signInOperator(origin);
  const [low, high] = [await signIn(origin, 'member1'), await signIn(origin, 'member5')];
  const set = (value: readonly object[]) => owner.does('/setting', { key: 'popups', value });
  const ids = async (member: typeof low) =>
    ((await member.call('GET', '/popup')).body as readonly { readonly id: string }[]).map(({ id }) => id);
  return { owner, low, high, set, ids, pass, clock };
}

describe('popups', () => {
  it('POP-7 are told until their end and to nobody after it, while the setting keeps them', async () => {
    const { owner, low, set, ids, pass, clock } = await openHouse();
    await set([popup('ending', { endsAt: clock.now() + 60_000 }), popup('staying')]);
    expect(await ids(low)).toEqual(['ending', 'staying']);
    pass(60_000);
    expect(await ids(low)).toEqual(['staying']);
    const { body } = await owner.call('GET', '/house');
    expect(JSON.stringify(body)).toContain('"id":"ending"');
  });

  it('POP-8 ART-7 are told to members of their levels alone, without the bounds, and kept as notices only where they are for all', async () => {
    const { low, high, set, ids } = await openHouse();
    await set([popup('low', { mostLevel: 2 }), popup('high', { leastLevel: 3 }), popup('all')]);
    expect(await ids(low)).toEqual(['low', 'all']);
    expect(await ids(high)).toEqual(['high', 'all']);
    const { body } = await low.call('GET', '/popup');
    expect(JSON.stringify(body)).not.toMatch(/Level|endsAt/);
    const notices = JSON.stringify((await high.call('GET', '/article?shelf=popup')).body);
    expect(notices).toContain('<p>all</p>');
    expect(notices).not.toMatch(/<p>(?:low|high)<\/p>/);
  });

  it('ART-7 POP-1 what one says that is shown later is no notice before', async () => {
    const { low, set, pass, clock } = await openHouse();
    const notices = async () => JSON.stringify((await low.call('GET', '/article?shelf=popup')).body);
    await set([popup('later', { notShowingexpireTime: clock.now() + 60_000 }), popup('now')]);
    expect(await notices()).toContain('<p>now</p>');
    expect(await notices()).not.toContain('<p>later</p>');
    pass(60_000);
    await expect.poll(notices).toContain('<p>later</p>');
  });

  it('POP-7 POP-8 one that nobody could ever see is not stored', async () => {
    const { set } = await openHouse();
    expect((await set([popup('a', { leastLevel: 3, mostLevel: 2 })])).status).toBe(400);
    expect((await set([popup('a', { notShowingexpireTime: 2_000, endsAt: 1_000 })])).status).toBe(400);
    expect((await set([popup('a', { notShowingexpireTime: 1_000, endsAt: 2_000 })])).status).toBe(200);
  });
});
