/** A bet refused by an answer that is not the origin's own word on it: said as it is, once the bet is sure not to be placed. */
import { describe, expect, it } from 'vitest';
import { until } from '../../support/engine/manualClock.ts';
import type { Reply } from '../../support/engine/scriptedOrigin.ts';
import { accepted, BET, readyToBet } from '../support/readyToBet.ts';

const text = (status: number, said: string, type = 'text/plain; charset=utf-8'): Reply => ({
  status,
  text: said,
  headers: { 'content-type': type },
});
const voided: Reply = { status: 200, body: { state: 'void' } };
const decided: Reply = { status: 200, body: { state: 'decided', ...accepted } };

/** A bet answered by `reply`, its key by `onVoid`. */
async function betAnswered(reply: Reply, onVoid: Reply) {
  const world = await readyToBet();
  const yes = await world.yes();
  const path = `/sports-prematch/betting/key/${yes.question}`;
  world.origin.on(BET, reply);
  world.origin.on(`POST ${path}/void`, onVoid);
  world.origin.on(`GET ${path}`, decided);
  const outcome = await world.engine.placeBet('wintielose', yes);
  return { ...world, outcome, key: yes.question, voids: () => world.origin.calls(`POST ${path}/void`) };
}

describe('CRT-14: a betting failure in plain text', () => {
  it('is said as it is, once its key is void', async () => {
    const world = await betAnswered(text(400, '점검 중입니다.\n'), voided);
    expect(world.outcome).toEqual({ kind: 'refused', message: '점검 중입니다.' });
    expect(world.voids()).toHaveLength(1);
    expect(await world.slip()).toMatchObject({
      phase: { at: 'open' },
      stake: 10_000,
      outcome: { kind: 'refused', message: '점검 중입니다.' },
    });
    expect(await world.outbox.intents.get(world.key)).toMatchObject({ state: 'refused' });
    await world.close();
  });

  it('is none where the bet was placed behind it', async () => {
    const world = await betAnswered(text(403, 'Forbidden'), decided);
    expect(world.outcome).toEqual({ kind: 'accepted', betId: 'b1' });
    expect(await world.slip()).toMatchObject({ picks: [], outcome: { kind: 'accepted', betId: 'b1' } });
    await world.close();
  });

  it.each<[string, Reply]>([
    ['does not answer', 'networkError'],
    ['is busy', { status: 503 }],
    ['still works on it', { status: 200, body: { state: 'pending' } }],
  ])('leaves the bet unknown while the origin %s; its key is asked for', async (_what, onVoid) => {
    const world = await betAnswered(text(422, 'no'), onVoid);
    expect(world.outcome).toEqual({ kind: 'unknown' });
    for (let n = 0; n < 4; n += 1) await world.clock.advance(1_000);
    await until('found', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });

  it('is one line of at most three hundred characters, without what no line holds', async () => {
    const world = await betAnswered(text(400, `a\u0000b\u202ec\r\n${'x'.repeat(10_000)}`), voided);
    expect(world.outcome).toEqual({ kind: 'refused', message: `a b c ${'x'.repeat(293)}` });
    await world.close();
  });

  it.each<[string, Reply]>([
    ['a page', text(403, '<html>', 'text/html')],
    ['a text with a status that says nothing of the bet', text(429, 'slow down')],
    ['a text with 5xx', text(502, 'Bad gateway')],
    ['a text that is empty', text(400, ' \n')],
  ])('%s is not said, and its key not voided at once', async (_what, reply) => {
    const world = await betAnswered(reply, voided);
    expect(world.outcome).toEqual({ kind: 'unknown' });
    expect(world.voids()).toHaveLength(0);
    await world.close();
  });
});

describe('CRT-15: a key that was used for another bet', () => {
  it('says nothing of this one: the key is asked for', async () => {
    const world = await betAnswered({ status: 422, body: { reason: 'keyUsed', message: 'used' } }, voided);
    expect(world.outcome).toEqual({ kind: 'unknown' });
    for (let n = 0; n < 4; n += 1) await world.clock.advance(1_000);
    await until('found', async () => (await world.slip())?.outcome?.kind === 'accepted');
    expect(world.origin.calls(BET)).toHaveLength(1);
    await world.close();
  });
});
